import { roomOf, seatOf } from '#shared/play/index.ts';
import { gasCansToBurn, HIVE } from '#shared/vocabulary/index.ts';
import type { ActionOf } from './action.ts';
import { endMatch } from './ending.ts';
import { discardFromHand, heldOf, tell } from './seats.ts';

/** V1 */
export const burnHive: ActionOf<'burn-hive'> = {
  when: 'turn',
  candidates: () => [{ type: 'burn-hive' }],
  refuse: (match, seat) => {
    if (roomOf(seat, 'trooper') !== HIVE) return 'no-trooper-in-hive';
    if (seat.infection) return 'infected-cannot-burn';
    return heldOf(seat, 'gas-can').length < gasCansToBurn(match.setup.options)
      ? 'too-few-gas-cans'
      : undefined;
  },
  lacking: () => 'no-trooper-in-hive',
  perform: (draft, seat) => {
    const cans = heldOf(seatOf(draft, seat), 'gas-can').slice(0, gasCansToBurn(draft.setup.options));
    discardFromHand(draft, seat, cans);
    tell(draft, { type: 'hive-burnt', seat, cans: cans.length, cards: cans.map(({ id }) => id) });
    endMatch(draft, 'hive-burnt');
  },
};
