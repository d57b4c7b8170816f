import type { Match } from '#server/dealer/index.ts';
import { type Audience, type PublicView, type SeenEvent, updateBetween } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { OwnView, Shown } from '#shared/wire/table.ts';
import { type Dealer, THE_DEALER } from './dealer.ts';

/** What one step shows to all, and to each seat besides. */
export interface Showing {
  /** The fields of the public view that changed; empty for a step nobody may notice. */
  readonly table: Partial<Record<keyof PublicView, unknown>>;
  readonly isPublic: boolean;
  /** By seat: nothing for a seat that was shown nothing. */
  readonly seats: ReadonlyMap<SeatId, Pick<Shown, 'events' | 'own'>>;
  /** What somebody who only watches sees happen. */
  readonly events: readonly SeenEvent[];
}

/** The difference between two moments, for every audience. */
export function showingBetween(before: Match, after: Match, dealer: Dealer = THE_DEALER): Showing {
  const table = updateBetween(dealer.viewFor(before, 'public'), dealer.viewFor(after, 'public'));
  const events = eventsFor(after, 'public', dealer);
  const seats = new Map<SeatId, Pick<Shown, 'events' | 'own'>>();
  for (const { id } of after.seats) {
    const seen = eventsFor(after, id, dealer);
    const own = updateBetween(ownView(before, id, dealer), ownView(after, id, dealer));
    if (seen.length || Object.keys(own).length) seats.set(id, { events: seen, own });
  }
  return { table, isPublic: events.length > 0 || Object.keys(table).length > 0, seats, events };
}

export function ownView(match: Match, seat: SeatId, dealer: Dealer = THE_DEALER): OwnView {
  const { role, hand, diary, offers } = dealer.viewFor(match, seat);
  return { role, hand, diary, offers };
}

export function eventsFor(
  { events }: Pick<Match, 'events'>,
  audience: Audience,
  dealer: Dealer = THE_DEALER,
): readonly SeenEvent[] {
  return events.flatMap((event) => dealer.seenBy(event, audience) ?? []);
}
