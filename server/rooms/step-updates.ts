import type { Match } from '#server/dealer/index.ts';
import { type Audience, type PublicView, type SeenEvent, sameContent } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { type OwnView, ownUpdateBetween } from '#shared/wire/own-view.ts';
import type { Shown } from '#shared/wire/table.ts';
import type { Dealer } from './dealer.ts';

/** A match as all see it and as each seat does: made once, though it is the end of one step and the start of another. */
export interface Moment {
  readonly match: Match;
  readonly table: PublicView;
  readonly own: ReadonlyMap<SeatId, OwnView>;
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
  const own = match.seats.map(({ id }): [SeatId, OwnView] => {
    const { role, hand, diary, offers } = dealer.viewFor(match, id);
    return [id, { role, hand, diary, offers }];
  });
  return { match, table: dealer.viewFor(match, 'public'), own: new Map(own) };
}

/** The difference between two moments, for every audience. */
export function stepUpdatesBetween(before: Moment, after: Moment, dealer: Dealer): StepUpdates {
  const events = eventsFor(after.match, 'public', dealer);
  const seats = new Map<SeatId, Pick<Shown, 'events' | 'own'>>();
  for (const [id, view] of after.own) {
    const seen = eventsFor(after.match, id, dealer);
    const own = ownUpdateBetween(before.own.get(id), view);
    if (seen.length > 0 || own) seats.set(id, { events: seen, ...(own && { own }) });
  }
  return { isPublic: events.length > 0 || !sameContent(before.table, after.table), seats, events };
}

export function eventsFor(
  { events }: Pick<Match, 'events'>,
  audience: Audience,
  dealer: Dealer,
): readonly SeenEvent[] {
  return events.flatMap((event) => dealer.seenBy(event, audience) ?? []);
}
