/** Dealer and bots for one person alone. With the theatre's worker the only client code that has the dealer. */
import { type BotPlayer, newPlayer } from '#server/bots/index.ts';
import {
  legalCommands,
  type Match,
  openMatch,
  play,
  revealedSeats,
  seenBy,
  viewFor,
} from '#server/dealer/index.ts';
import {
  type Actor,
  type Audience,
  awaitedNow,
  awaitedSeats,
  type Command,
  type Fork,
  type ForkedMatch,
  type ForkStep,
  type SeatCommand,
} from '#shared/play/index.ts';
import { type BotLevel, mapSeats, type SeatId } from '#shared/vocabulary/index.ts';
import type { Compared, Course, Shown, Tried } from './protocol.ts';

/** A match to go on from, and how. */
export interface LocalMatch {
  /** How it came to be, the newest last: bots remember what they saw of it. */
  readonly moments: readonly [Match, ...Match[]];
  /** Who goes on; 'public' for who only looks. */
  readonly audience: Audience;
  readonly script: readonly ForkStep[];
  /** How well the others play; without a level they are plain, as lessons want them. */
  readonly others?: BotLevel | undefined;
}

/** The match after each of a fork's commands. What the rules do not let happen throws: the fork is of other rules. */
export function momentsOf({ setup, steps }: Pick<Fork, 'setup' | 'steps'>): readonly [Match, ...Match[]] {
  let match = openMatch(setup);
  const moments: [Match, ...Match[]] = [match];
  for (const { actor, command } of steps) {
    const played = play(match, actor, command);
    if (!played.ok) throw new Error(`step ${match.step + 1} of the fork: ${played.reason.code}`);
    match = played.match;
    moments.push(match);
  }
  return moments;
}

/** Both ways a forked match went. */
export function coursesOf({ setup, steps, at, branch }: ForkedMatch): Compared {
  const real = momentsOf({ setup, steps });
  const forked = momentsOf({ setup, steps: [...steps.slice(0, at), ...branch] });
  return { cast: viewFor(real[0], 'public'), real: courseOf(real), branch: courseOf(forked) };
}

const courseOf = (moments: readonly Match[]): Course => ({
  events: moments.map(({ events }) => events),
  ending: moments.at(-1)?.ending,
});

/** A table where one person goes on from some moment of a match; the others do what is written, then what bots do. */
export function openLocalDealer({ moments, audience, script: written, others }: LocalMatch) {
  let match = moments.at(-1) ?? moments[0];
  let script = written;
  const played: ForkStep[] = [];
  /** V7: who was heard at the beginning of this turn. */
  let heard = { step: -1, seats: new Set<SeatId>() };
  let players: readonly BotPlayer[] = match.setup.seats.map(({ name }) =>
    newPlayer(others ?? 'simple', name),
  );
  for (const moment of moments) remember(moment);

  function remember({ events }: Match): void {
    players = mapSeats(players, (player, seat) =>
      events.reduce((sofar, event) => {
        const seen = seenBy(event, seat);
        return seen ? sofar.saw(seen) : sofar;
      }, player),
    );
  }

  function shown(): Shown {
    const { step, events } = match;
    return {
      view: viewFor(match, audience),
      step: { number: step, events: events.flatMap((event) => seenBy(event, audience) ?? []) },
      revealed: revealedSeats(match),
    };
  }

  function advance(actor: Actor, command: Command) {
    const tried = play(match, actor, command);
    if (!tried.ok) return tried.reason;
    match = tried.match;
    played.push({ actor, command });
    remember(match);
    return undefined;
  }

  /** Who has not answered yet what is asked of him. */
  function asked(): readonly SeatId[] {
    return awaitedSeats(viewFor(match, 'public')).filter((seat) =>
      legalCommands(match, seat).some(({ type }) => type !== 'agree'),
    );
  }

  /** What is written for one of those who are asked now; each has lines of his own. */
  function scripted(seats: readonly SeatId[]): ForkStep | undefined {
    const next = script.find(({ actor }) => actor !== 'dealer' && seats.includes(actor));
    if (!next) return undefined;
    script = script.filter((line) => line !== next);
    return play(match, next.actor, next.command).ok ? next : undefined;
  }

  /** What one of the others does now. */
  function choice(seats: readonly SeatId[]): ForkStep {
    const next = scripted(seats);
    if (next) return next;
    const [actor] = seats;
    const command = actor !== undefined && players[actor]?.choose(viewFor(match, actor), match.step * 7919);
    if (command) return { actor, command };
    const [dealers] = legalCommands(match, 'dealer');
    if (!dealers) throw new Error('nobody has anything to do, and the match is not over');
    return { actor: 'dealer', command: dealers };
  }

  /** V7: what one of the others calls for as a turn begins, each asked once; plain bots call for nothing. */
  function called(): ForkStep | undefined {
    if (others === undefined) return undefined;
    const { heard: asking = [] } = awaitedNow(viewFor(match, 'public'), match.events) ?? {};
    if (heard.step !== match.step) heard = { step: match.step, seats: new Set() };
    for (const actor of asking) {
      if (actor === audience || actor === match.turn?.seat || heard.seats.has(actor)) continue;
      heard.seats.add(actor);
      const command = players[actor]?.choose(viewFor(match, actor), match.step * 7919);
      if (command) return { actor, command };
    }
    return undefined;
  }

  return {
    shown,
    branch: (): readonly ForkStep[] => played,
    play(command: SeatCommand): Tried {
      if (audience === 'public') return { answer: { ok: false, reason: 'not-playing' } };
      const reason = advance(audience, command);
      if (reason) return { answer: { ok: false, reason: reason.code, rule: reason.rule } };
      return { answer: { ok: true }, shown: shown() };
    },
    goOn(): Shown | undefined {
      if (match.ending || audience === 'public') return undefined;
      const call = called();
      const seats = asked();
      if (!call && seats.includes(audience)) return undefined;
      const { actor, command } = call ?? choice(seats);
      const reason = advance(actor, command);
      if (reason) throw new Error(`${command.type} by ${actor}: ${reason.code}`);
      return shown();
    },
  };
}
