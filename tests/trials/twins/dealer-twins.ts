import { faceOf } from '#server/dealer/cards.ts';
import { legalCommands, type Match, play, seenBy, viewFor } from '#server/dealer/index.ts';
import { heldCard } from '#server/dealer/seats.ts';
import {
  type Actor,
  type Audience,
  awaitedSeats,
  type Command,
  type GameEvent,
  type SeenEvent,
  seatOf,
  type View,
} from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Picks, Twins } from './secrets.ts';

/** How a match is shown; the dealer's own unless a test wants to see a leak caught. */
export interface Projection {
  viewFor(match: Match, audience: Audience): View;
  seenBy(event: GameEvent, audience: Audience): SeenEvent | undefined;
}

export const DEALERS_OWN: Projection = { viewFor, seenBy };

/** Why two twins were not driven further: public play differs, for a reason everybody may know. */
export type PublicReason = 'enough' | 'ended' | 'alert' | 'scan-count' | 'top-location' | 'no-common-choice';

export interface TwinReport {
  readonly steps: number;
  readonly views: number;
  readonly events: number;
  readonly bytes: number;
  readonly stopped: PublicReason | 'leak';
  readonly leak: string | undefined;
}

/** A choice that looks the same at the table in both matches. */
export interface CommonChoice {
  readonly actor: Actor;
  readonly commands: readonly [Command, Command];
}

/** Both matches after a choice, at first before any, and who still knows no more than the table. */
export interface TwinStage {
  readonly choice: CommonChoice | undefined;
  readonly matches: readonly [Match, Match];
  readonly uninformed: readonly Audience[];
}

const MOST_STEPS = 30;

/** Drives twins by the same public choices for as long as nothing public differs. */
export function* driveTwins(
  twins: Twins,
  pick: Picks,
  mostSteps: number = MOST_STEPS,
): Generator<TwinStage, PublicReason> {
  let { matches } = twins;
  const seats = matches[0].seats.map(({ id }) => id).filter((id) => !twins.informed.includes(id));
  let uninformed: readonly Audience[] = ['public', ...seats];
  yield { choice: undefined, matches, uninformed };
  for (let step = 0; step < mostSteps; step++) {
    const choice = chooseInBoth(matches, uninformed, pick);
    if (!choice) return 'no-common-choice';
    const { actor, commands } = choice;
    matches = [forced(matches[0], actor, commands[0]), forced(matches[1], actor, commands[1])];
    const reason = publicDifference(...matches);
    if (reason) return reason;
    const learned = whoLearned(...matches);
    uninformed = uninformed.filter((audience) => !learned.includes(audience));
    yield { choice, matches, uninformed };
  }
  return 'enough';
}

/** Compares what the uninformed are shown of driven twins, step by step. */
export function compareTwins(twins: Twins, pick: Picks, projection: Projection): TwinReport {
  return new TwinRun(projection).go(driveTwins(twins, pick));
}

class TwinRun {
  private readonly projection: Projection;
  private steps = 0;
  private views = 0;
  private events = 0;
  private bytes = 0;
  private leak: string | undefined;

  constructor(projection: Projection) {
    this.projection = projection;
  }

  go(stages: Generator<TwinStage, PublicReason>): TwinReport {
    let next = stages.next();
    for (; !next.done && !this.leak; next = stages.next()) {
      if (next.value.choice) {
        this.steps += 1;
        this.compareEvents(next.value);
      }
      this.compareViews(next.value);
    }
    const { steps, views, events, bytes, leak } = this;
    return { steps, views, events, bytes, leak, stopped: leak || !next.done ? 'leak' : next.value };
  }

  /** Every audience, a late joiner's whole picture included: that is what a view is. */
  private compareViews({ matches, uninformed }: TwinStage): void {
    for (const audience of uninformed) {
      const [a, b] = matches.map((match) => JSON.stringify(this.projection.viewFor(match, audience)));
      this.views += 1;
      this.compare(audience, 'view', a, b);
    }
  }

  private compareEvents({ matches, uninformed }: TwinStage): void {
    for (const audience of uninformed) {
      const [a, b] = matches.map(({ events }) =>
        JSON.stringify(events.flatMap((event) => this.projection.seenBy(event, audience) ?? [])),
      );
      this.events += matches[0].events.length;
      this.compare(audience, 'events', a, b);
    }
  }

  private compare(audience: Audience, what: string, a = '', b = ''): void {
    this.bytes += a.length;
    if (a === b || this.leak) return;
    this.leak = `${what} of ${audience} after ${this.steps} steps: ${firstDifference(a, b)}`;
  }
}

/** Where two texts part, with some of what is around it. */
export function firstDifference(a: string, b: string): string {
  const parting = [...a].findIndex((letter, i) => letter !== b[i]);
  const at = parting < 0 ? a.length : parting;
  const near = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return `…${near(a)}… is …${near(b)}…`;
}

function chooseInBoth(
  [a, b]: readonly [Match, Match],
  uninformed: readonly Audience[],
  pick: Picks,
): CommonChoice | undefined {
  const seats = awaitedSeats(viewFor(a, 'public')).filter((seat) => legalCommands(a, seat).length > 0);
  const seat = seats[seats.length ? pick(seats.length) : 0];
  const [dealers] = legalCommands(a, 'dealer');
  // Armor is always answered here: what the dealer would play for the silent is public (D5).
  if (dealers && (seat === undefined || (dealers.type === 'time-out' && pick(60) === 0))) {
    return { actor: 'dealer', commands: [dealers, dealers] };
  }
  if (seat === undefined) return undefined;
  // Who knows no more than the table does the very same; the others do what looks the same.
  const isInformed = !uninformed.includes(seat);
  const faceIn = (match: Match) => (command: Command) =>
    isInformed ? publicFace(match, seat, command) : JSON.stringify(command);
  const there = new Map(legalCommands(b, seat).map((command) => [faceIn(b)(command), command]));
  const common = legalCommands(a, seat).filter((command) => there.has(faceIn(a)(command)));
  const here = common[common.length ? pick(common.length) : 0];
  const same = here && there.get(faceIn(a)(here));
  return here && same && { actor: seat, commands: [here, same] };
}

function forced(match: Match, actor: Actor, command: Command): Match {
  const played = play(match, actor, command);
  if (!played.ok) throw new Error(`a listed command was refused: ${played.reason.code}`);
  return played.match;
}

/** What the table sees of a command: a gift is sealed, a played card shows its kind. */
function publicFace(match: Match, seat: SeatId, command: Command): string {
  if (command.type === 'give') return 'give';
  if (!('card' in command)) return JSON.stringify(command);
  const held = heldCard(seatOf(match, seat), command.card);
  return JSON.stringify({ ...command, card: held && faceOf(held.card).kind });
}

/** D1: who was shown a face that differs, by drawing, trading or scanning, knows from here on. */
function whoLearned(a: Match, b: Match): readonly Audience[] {
  return a.seats
    .map(({ id }) => id)
    .filter((seat) => JSON.stringify(facesShownTo(a, seat)) !== JSON.stringify(facesShownTo(b, seat)));
}

/** By the seat an event concerns, not by what a projection shows: a leak must not pass for learning. */
function facesShownTo({ events }: Match, seat: SeatId): readonly GameEvent[] {
  return events.filter((event) => {
    if (event.type === 'drew') return event.seat === seat;
    if (event.type === 'body-scanned') return event.by === seat;
    return event.type === 'traded' && event.between.includes(seat);
  });
}

/** What is turned up for all to see may differ: that is the game, not a leak. */
function publicDifference(a: Match, b: Match): PublicReason | undefined {
  if (a.ending || b.ending) return 'ended';
  if (alerts(a) !== alerts(b)) return 'alert';
  if (positives(a) !== positives(b)) return 'scan-count';
  return a.locationDeck[0] === b.locationDeck[0] ? undefined : 'top-location';
}

function alerts({ events }: Match): string {
  return events.flatMap((event) => (event.type === 'alert-drawn' ? [event.seat] : [])).join();
}

function positives({ scans }: Match): string {
  return scans.map(({ positive }) => positive).join();
}
