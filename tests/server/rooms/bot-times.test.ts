import { describe, expect, test } from 'vitest';
import type { Match } from '#server/dealer/index.ts';
import { BotDesk } from '#server/rooms/bot-desk.ts';
import { THE_DEALER } from '#server/rooms/dealer.ts';
import { SEAT_IDS } from '#shared/vocabulary/index.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';
import { seededBytes } from '#tests/trials/table/seeded-bytes.ts';
import { playAll, type SceneCard, table } from '../dealer/table.ts';

/** How long every bot at the table thinks, by seat; and how much chance it took. */
function thinkingTimes(match: Match) {
  const clock = handClock();
  const began = clock.now();
  const bytes = seededBytes('bots');
  let drawn = 0;
  const times: Record<number, number> = {};
  const desk = new BotDesk(
    {
      clock,
      dealer: THE_DEALER,
      isAlone: () => false,
      randomBytes: (count) => {
        drawn += count;
        return bytes(count);
      },
      isPlayedByBot: () => true,
      play: (seat) => {
        times[seat] = clock.now() - began;
      },
    },
    match.seats.map(({ id }) => id),
  );
  desk.wake(match, 0);
  clock.advance(10_000);
  return { times, drawn };
}

const HAND: readonly SceneCard[] = ['infection', 'infection', 'infection', 'gas-can', 'gas-can'];
const FIRE = { type: 'fire', targets: [{ seat: 1, character: 'trooper' }] } as const;
const shot = (card: SceneCard) =>
  playAll(table({ seats: { 0: { laidDown: ['ammo'] }, 1: { hand: [...HAND, card] } } }), [0, FIRE]);

describe('D6 how long a bot thinks', () => {
  test('about armor: the same with and without, and within the window in which only bots are asked', () => {
    const [armed, bare] = [thinkingTimes(shot('armor')), thinkingTimes(shot('keycard'))];
    expect(armed).toEqual(bare);
    expect(armed.times[1]).toBeLessThan(1000);
  });

  test.each(SEAT_IDS.slice(1, 4))('on its turn: the same whoever is the Host, seat 0 or seat %i', (host) => {
    const hostAt = (seat: number) =>
      table({ seats: { [seat]: { infected: { by: 'host', order: 0 } } }, turn: { seat: 0 } });
    expect(thinkingTimes(hostAt(host))).toEqual(thinkingTimes(hostAt(0)));
  });
});
