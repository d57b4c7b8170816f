import type { MatchRecord, RevealedSeat, RevealedView, Secret } from '#shared/play/index.ts';
import { faceOf, searchKind } from './cards.ts';
import { roleOf } from './infection.ts';
import type { Match, SeatState } from './match.ts';
import { matchMoments } from './record.ts';
import { viewFor } from './view.ts';

const finished = Symbol('finished');

/** A match that has ended, with every moment of it: the only thing that can be revealed. */
export interface FinishedMatch {
  readonly [finished]: true;
  readonly record: MatchRecord;
  /** The match after each step, the deal first. They share what did not change. */
  readonly moments: readonly Match[];
  readonly secrets: readonly Secret[];
}

/** Plays a record to its end; nothing if it has not ended. Throws RecordMismatch if it does not hold. */
export function finishedMatch(record: MatchRecord): FinishedMatch | undefined {
  const moments = matchMoments(record);
  if (!moments.at(-1)?.ending) return undefined;
  return { [finished]: true, record, moments, secrets: moments.flatMap(secretsOf) };
}

/** Everything as it stood after a step; step 0 is the deal. */
export function revealedAt({ record, moments, secrets }: FinishedMatch, step: number): RevealedView {
  const match = moments[step];
  if (!match) throw new RangeError(`the match has ${moments.length - 1} steps, not ${step}`);
  const recorded = record.steps[step - 1];
  return {
    step,
    played: recorded && { actor: recorded.actor, command: recorded.command },
    events: match.events,
    table: viewFor(match, 'public'),
    seats: match.seats.map((seat) => revealedSeat(match, seat)),
    searchDeck: match.searchDeck.map(searchKind),
    locationDeck: match.locationDeck,
    secrets: secrets.filter((secret) => secret.step <= step),
  };
}

/** What is turned over when a match has ended; nothing before. */
export function revealedSeats(match: Match): readonly RevealedSeat[] {
  return match.ending ? match.seats.map((seat) => revealedSeat(match, seat)) : [];
}

function revealedSeat(match: Match, seat: SeatState): RevealedSeat {
  return {
    seat: seat.id,
    role: roleOf(match, seat),
    hand: seat.hand.map(({ id, card }) => ({ id, ...faceOf(card) })),
    infectedBy: seat.infection?.by,
  };
}

function secretsOf({ step, events }: Match): readonly Secret[] {
  return events.flatMap((event): Secret[] => {
    switch (event.type) {
      case 'became-host':
        return [{ step, type: event.type, seat: event.seat }];
      case 'infected':
      case 'infection-blocked':
        return [{ step, type: event.type, seat: event.seat, by: event.by }];
      case 'traded':
        return [
          { step, type: event.type, between: event.between, gave: [event.own[0].gave, event.own[1].gave] },
        ];
      default:
        return [];
    }
  });
}
