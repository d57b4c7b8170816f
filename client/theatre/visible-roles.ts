import type { RevealedSeat } from '#shared/play/index.ts';
import type { Moment } from './protocol.ts';

/** Whose role the map shows: everybody's, or in a seat's eyes the one it knew, its own. */
export const unmaskedAt = ({ truth, seen }: Moment): readonly RevealedSeat[] =>
  seen ? truth.seats.filter(({ seat }) => seat === seen.me) : truth.seats;
