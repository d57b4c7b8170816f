import { type Role, seatOf } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Draft, Match, SeatState } from './match.ts';
import { changeSeat, tell } from './seats.ts';

/** S6: whoever draws the Host card. */
export function becomeHost(draft: Draft, seat: SeatId): void {
  changeSeat(draft, seat, { infection: { by: undefined, order: 0 } });
  passHost(draft, seat);
}

/** O2: Host from now on, infected when he was. */
export function passHost(draft: Draft, to: SeatId): void {
  draft.host = to;
  tell(draft, { type: 'became-host', seat: to });
}

/** X5: from now on, with both characters. Who is Infected already stays so. */
export function infect(draft: Draft, seat: SeatId, by: SeatId): void {
  if (seatOf(draft, seat).infection) return;
  const order = draft.seats.filter(({ infection }) => infection).length;
  changeSeat(draft, seat, { infection: { by, order } });
  tell(draft, { type: 'infected', seat, by });
}

/** A seat always knows its own: who gets an infection card knows whose it is and what went back. */
export function roleOf(match: Pick<Match, 'host'>, seat: SeatState): Role {
  if (match.host === seat.id) return 'host';
  return seat.infection ? 'infected' : 'human';
}
