import { beforeEach, describe, expect, test } from 'vitest';
import { type Match, play } from '#server/dealer/index.ts';
import { BotDesk } from '#server/rooms/bot-desk.ts';
import { THE_DEALER } from '#server/rooms/dealer.ts';
import type { Command, SeatCommand } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { table } from '#tests/server/dealer/table.ts';
import { type HandClock, handClock } from '#tests/trials/table/hand-clock.ts';

let clock: HandClock;
let bots: Set<SeatId>;
let played: { readonly at: number; readonly seat: SeatId; readonly command: SeatCommand }[];
let started: number;
let alone: boolean;
beforeEach(() => {
  clock = handClock();
  bots = new Set([0, 1, 2, 3]);
  played = [];
  started = clock.now();
  alone = false;
});

function desk(byte = 0): BotDesk {
  return new BotDesk(
    {
      clock,
      dealer: THE_DEALER,
      isAlone: () => alone,
      randomBytes: (count) => new Uint8Array(count).fill(byte),
      isPlayedByBot: (seat) => bots.has(seat),
      play: (seat, command) => played.push({ at: clock.now() - started, seat, command }),
    },
    [0, 1, 2, 3],
  );
}

function next(match: Match, actor: SeatId, command: Command): Match {
  const answer = play(match, actor, command);
  if (!answer.ok) throw new Error(answer.reason.code);
  return answer.match;
}

const dutyIn = (scene: Match): Match => ({
  ...scene,
  prompt: { type: 'duty', seat: 0, character: 'trooper', room: 'L01' },
});

describe('D6 a bot', () => {
  test('on turn thinks for a while, and does one thing', () => {
    desk().wake(table(), 1);
    clock.advance(899);
    expect(played).toEqual([]);
    clock.advance(60_000);
    expect(played).toMatchObject([{ at: 900, seat: 0 }]);
  });

  test.each([
    ['the least', 0, 20],
    ['the most', 59, 79],
  ])('alone with one person thinks briefly: %s', (_, byte, at) => {
    alone = true;
    // As a number of four bytes, modulo the 60 ms between the least and the most.
    const bytes = byte === 0 ? [0, 0, 0, 0] : [0, 0, 0, byte];
    const bot = new BotDesk(
      {
        clock,
        dealer: THE_DEALER,
        isAlone: () => alone,
        randomBytes: () => Uint8Array.from(bytes),
        isPlayedByBot: (seat) => bots.has(seat),
        play: (seat, command) => played.push({ at: clock.now() - started, seat, command }),
      },
      [0, 1, 2, 3],
    );
    bot.wake(table(), 1);
    clock.advance(60_000);
    expect(played).toMatchObject([{ at, seat: 0 }]);
  });

  test('does not begin to think anew because somebody looks, or answers in secret', () => {
    const bot = desk();
    const match = table();
    bot.wake(match, 1);
    clock.advance(500);
    bot.wake(match, 1);
    clock.advance(400);
    expect(played).toHaveLength(1);
    bot.wake(match, 1);
    clock.advance(60_000);
    expect(played).toHaveLength(1);
  });

  test('thinks again about the next thing, though it looks the same', () => {
    const bot = desk();
    const match = dutyIn(table());
    bot.wake(match, 1);
    clock.advance(1_000);
    bot.wake(match, 2);
    clock.advance(1_000);
    expect(played).toHaveLength(2);
  });

  test('leaves alone what is a person’s', () => {
    bots.delete(0);
    desk().wake(dutyIn(table()), 1);
    clock.advance(60_000);
    expect(played).toEqual([]);
  });

  test('stops when its person is back, or something else has happened', () => {
    const bot = desk();
    bot.wake(table(), 1);
    clock.advance(500);
    bots.clear();
    bot.wake(table(), 1);
    clock.advance(60_000);
    expect(played).toEqual([]);
  });

  test('sleeps, and thinks from the beginning when it is woken', () => {
    const bot = desk();
    bot.wake(table(), 1);
    clock.advance(500);
    bot.sleep();
    clock.advance(60_000);
    expect(played).toEqual([]);
    started = clock.now();
    bot.wake(table(), 1);
    clock.advance(60_000);
    expect(played).toMatchObject([{ at: 900, seat: 0 }]);
  });

  test('answers within the second of a window in which only bots are asked (D5), both in a trade', () => {
    const trade = next(dutyIn(table()), 0, { type: 'trade', with: 1 });
    desk(255).wake(trade, 1);
    clock.advance(999);
    expect(played.map(({ seat, command }) => [seat, command.type])).toEqual([
      [0, 'give'],
      [1, 'give'],
    ]);
  });

  test('thinks as long whatever its hand and role are', () => {
    const moments = [
      table(),
      table({ seats: { 0: { hand: ['gas-can', 'grenade', 'ammo'] } } }),
      table({ seats: { 0: { infected: { by: 'host', order: 1 } } } }),
    ];
    for (const byte of [0, 7, 255]) {
      const times = moments.map((match) => {
        played = [];
        started = clock.now();
        desk(byte).wake(match, 1);
        clock.advance(60_000);
        return played.filter(({ seat }) => seat === 0).map(({ at }) => at);
      });
      expect(times).toEqual([times[0], times[0], times[0]]);
    }
  });
});
