import type { Match } from '#server/dealer/index.ts';
import { type Audience, type PublicView, type SeenEvent, sameContent } from '#shared/play/index.ts';
import { must, type SeatId } from '#shared/vocabulary/index.ts';
import { type OwnView, ownUpdateBetween } from '#shared/wire/own-view.ts';
import type { Shown } from '#shared/wire/table.ts';
import type { Dealer } from './dealer.ts';

/** A match as all see it and as each seat does: made once, though it is the end of one step and the start of another. */
export interface Moment {
  readonly match: Match;
  readonly table: PublicView;
  /** By seat. */
  readonly own: readonly OwnView[];
}

/** What one step shows to all, and to each seat besides. */
export interface StepUpdates {
  /** Whether anybody may notice the step. */
  readonly isPublic: boolean;
  /** By seat: nothing for a seat that was shown nothing. */
  readonly seats: ReadonlyMap<SeatId, Pick<Shown, 'events' | 'own'>>;
  /** What somebody who only watches sees happen. */
  readonly events: readonly SeenEvent[];
}

export function momentOf(match: Match, dealer: Dealer): Moment {
  const own = match.seats.map(({ id }) => dealer.ownViewFor(match, id));
  return { match, table: dealer.viewFor(match, 'public'), own };
}

/** The difference between two moments, for every audience. */
export function stepUpdatesBetween(before: Moment, after: Moment, dealer: Dealer): StepUpdates {
  const events = eventsFor(after.match, 'public', dealer);
  const seats = new Map<SeatId, Pick<Shown, 'events' | 'own'>>();
  for (const { id } of after.match.seats) {
    const seen = eventsFor(after.match, id, dealer);
    const own = ownUpdateBetween(before.own[id], must(after.own[id], 'the seat plays'));
    if (own) seats.set(id, { events: seen, own });
    else if (seen.length > 0) seats.set(id, { events: seen });
  }
  return { isPublic: events.length > 0 || !sameContent(before.table, after.table), seats, events };
}

export function eventsFor(
  { events }: Pick<Match, 'events'>,
  audience: Audience,
  dealer: Dealer,
): readonly SeenEvent[] {
  const seen: SeenEvent[] = [];
  for (const event of events) {
    const shown = dealer.seenBy(event, audience);
    if (shown) seen.push(shown);
  }
  return seen;
}
