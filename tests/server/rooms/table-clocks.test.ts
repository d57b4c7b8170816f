import { beforeEach, describe, expect, test } from 'vitest';
import { viewFor } from '#server/dealer/index.ts';
import { TableClocks, type Watched } from '#server/rooms/table-clocks.ts';
import { TimeBank } from '#server/rooms/time-bank.ts';
import { type Awaited, awaitedNow } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { TableSettings } from '#shared/wire/table.ts';
import { table as matchTable } from '#tests/server/dealer/table.ts';
import { SETTINGS } from '#tests/server/live/live-server.ts';
import { type HandClock, handClock } from '#tests/trials/table/hand-clock.ts';

let clock: HandClock;
let rung: { readonly command: string; readonly isDue: boolean }[];
let bots: readonly SeatId[];
let away: readonly SeatId[];
let bank: TimeBank;
let changes: number;
let happened: number;
let alone: boolean;
let answered: boolean;
beforeEach(() => {
  clock = handClock();
  rung = [];
  bots = [];
  away = [];
  bank = new TimeBank(0);
  changes = 0;
  happened = 0;
  alone = false;
  answered = false;
});

function clocks(settings: Partial<TableSettings> = {}) {
  return new TableClocks({
    clock,
    settings: { ...SETTINGS, ...settings },
    bank,
    isBot: (seat) => bots.includes(seat),
    isHere: (seat) => !away.includes(seat),
    isAlone: () => alone,
    hasEverybodyAnswered: () => answered,
    ring: (command, isDue) => rung.push({ command, isDue: isDue() }),
    changed: () => (changes += 1),
  });
}

const rings = () => rung.map(({ command }) => command);

/** Something new for all to see, in the turn of seat 0 unless told. */
function moment(awaited: Awaited | undefined, turnNumber = 1): Watched {
  happened += 1;
  const turn = { seat: 0, ap: 4, firstSearchDue: false } as const;
  const view = { ...viewFor(matchTable(), 'public'), awaited, turn };
  return { awaited: awaitedNow(view, []), turnNumber, happened };
}

const TRADE: Awaited = { type: 'trade', between: [0, 1], room: 'L01' };
const armorOf = (...seats: readonly SeatId[]): Awaited => ({
  type: 'armor',
  by: 'parasites',
  threats: seats.map((seat) => ({ seat, character: 'trooper', room: 'L01', wounds: 1 })),
});
const parasiteOf = (seat: SeatId): Awaited => ({ type: 'parasite', seat, into: 'L01' });
const DUTY: Awaited = { type: 'duty', seat: 0, character: 'trooper', room: 'L01' };

describe('D5 the clock of the turn', () => {
  test('rings after its time', () => {
    clocks().watch(moment(undefined));
    clock.advance(119_999);
    expect(rung).toEqual([]);
    clock.advance(1);
    expect(rung).toEqual([{ command: 'time-out', isDue: true }]);
  });

  test('goes on through the steps of the turn, and starts anew with the next one', () => {
    const table = clocks();
    table.watch(moment(undefined));
    clock.advance(100_000);
    table.watch(moment(undefined));
    const { until } = table.shown;
    expect(until).toBe(clock.now() + 20_000);
    table.watch(moment(undefined, 2));
    expect(table.shown).toEqual({ kind: 'turn', until: clock.now() + 120_000 });
  });

  test('is the player’s own while he is to do his duty, to place or to choose', () => {
    const table = clocks();
    table.watch(moment(undefined));
    clock.advance(50_000);
    table.watch(moment(DUTY));
    table.watch(moment(parasiteOf(0)));
    table.watch(moment({ type: 'place', seat: 0, location: 'L02', behind: undefined }));
    expect(table.shown).toEqual({ kind: 'turn', until: clock.now() + 70_000 });
  });

  test.each<[string, Awaited]>([
    ['a trade', TRADE],
    ['an armor window', armorOf(1)],
    ['another’s choice', parasiteOf(2)],
  ])('stands still during %s', (_, awaited) => {
    const table = clocks();
    table.watch(moment(undefined));
    clock.advance(100_000);
    table.watch(moment(awaited));
    expect(table.shown.kind).not.toBe('turn');
    clock.advance(4_000);
    table.watch(moment(undefined));
    expect(table.shown).toEqual({ kind: 'turn', until: clock.now() + 20_000 });
  });

  test('stands still while nobody is there', () => {
    const table = clocks();
    const now = moment(undefined);
    table.watch(now);
    clock.advance(100_000);
    table.stop();
    clock.advance(1_000_000);
    expect(rung).toEqual([]);
    table.watch(now);
    clock.advance(20_000);
    expect(rings()).toEqual(['time-out']);
  });

  test('is over for the rest of the turn once it has rung', () => {
    const table = clocks();
    table.watch(moment(undefined));
    clock.advance(120_000);
    table.watch(moment(TRADE));
    clock.advance(10_000);
    table.watch(moment(undefined));
    clock.advance(0);
    expect(rings()).toEqual(['time-out', 'time-out']);
  });

  test('can be off', () => {
    const table = clocks({ turnSeconds: 'off' });
    table.watch(moment(undefined));
    clock.advance(10_000_000);
    expect(rung).toEqual([]);
    expect(table.shown).toEqual({ kind: '', until: 0 });
  });
});

describe('D5 the time in reserve', () => {
  beforeEach(() => {
    bank = new TimeBank(60_000);
  });

  test('fills up a turn that has run out, and is told to all', () => {
    const table = clocks();
    table.watch(moment(undefined));
    clock.advance(120_000);
    expect(rung).toEqual([]);
    expect(table.shown).toEqual({ kind: 'reserve', until: clock.now() + 60_000 });
    expect(changes).toBe(1);
    clock.advance(59_999);
    expect(rung).toEqual([]);
    clock.advance(1);
    expect(rung).toEqual([{ command: 'time-out', isDue: true }]);
    table.watch(moment(undefined, 2));
    expect(bank.shown.reserves).toBe('0 60 60 60 60 60');
  });

  test('is for the whole match: what one turn took the next one has not', () => {
    const table = clocks();
    table.watch(moment(undefined));
    clock.advance(120_000 + 45_000);
    table.watch(moment(undefined, 2));
    expect(bank.shown.reserves).toBe('15 60 60 60 60 60');
    expect(table.shown).toEqual({ kind: 'turn', until: clock.now() + 120_000 });
    clock.advance(120_000);
    expect(table.shown).toEqual({ kind: 'reserve', until: clock.now() + 15_000 });
    clock.advance(15_000);
    expect(rings()).toEqual(['time-out']);
  });

  test('is written down while it is used up: who starts the table anew gives back 5 s at most', () => {
    const written: number[] = [];
    bank = new TimeBank(60_000, (_, { reserve }) => written.push(reserve));
    const table = clocks();
    table.watch(moment(undefined));
    clock.advance(120_000 + 12_000);
    expect(written).toEqual([55_000, 50_000]);
    table.stop();
    expect(written).toEqual([55_000, 50_000, 48_000]);
    clock.advance(20_000);
    expect(written).toHaveLength(3);
  });

  test('stands still while others are asked, like the turn', () => {
    const table = clocks();
    table.watch(moment(undefined));
    clock.advance(130_000);
    table.watch(moment(TRADE));
    clock.advance(20_000);
    table.watch(moment(undefined));
    expect(table.shown).toEqual({ kind: 'reserve', until: clock.now() + 50_000 });
  });

  test.each([
    ['somebody who is away', { away: [0], bots: [] }],
    ['a bot', { away: [], bots: [0] }],
  ] as const)('nobody waits for %s', (_, who) => {
    ({ away, bots } = who);
    const table = clocks();
    table.watch(moment(undefined));
    clock.advance(120_000);
    expect(rings()).toEqual(['time-out']);
  });
});

describe('D5 more time', () => {
  test('is given once in a match, to who is on turn', () => {
    const table = clocks();
    table.watch(moment(undefined));
    clock.advance(100_000);
    expect(table.giveMore(1)).toBe('not-your-clock');
    expect(table.giveMore(0)).toBe('given');
    expect(table.shown).toEqual({ kind: 'turn', until: clock.now() + 80_000 });
    expect(table.giveMore(0)).toBe('time-used');
    expect(bank.shown.tookMore).toBe('0');
    clock.advance(79_999);
    expect(rung).toEqual([]);
    clock.advance(1);
    expect(rings()).toEqual(['time-out']);
  });

  test('spares what is left in reserve', () => {
    bank = new TimeBank(60_000);
    const table = clocks();
    table.watch(moment(undefined));
    clock.advance(150_000);
    expect(table.giveMore(0)).toBe('given');
    expect(table.shown).toEqual({ kind: 'turn', until: clock.now() + 60_000 });
    clock.advance(60_000);
    expect(table.shown).toEqual({ kind: 'reserve', until: clock.now() + 30_000 });
  });

  test('is nothing where no clock of one’s own runs', () => {
    const table = clocks();
    expect(table.giveMore(0)).toBe('not-your-clock');
    table.watch(moment(TRADE));
    expect(table.giveMore(0)).toBe('not-your-clock');
  });
});

describe('D5 the clock of a trade', () => {
  test('rings after its time, and is not started anew by a gift', () => {
    const table = clocks();
    const trade = moment(TRADE);
    table.watch(trade);
    clock.advance(29_000);
    table.watch(trade);
    clock.advance(1_000);
    expect(rings()).toEqual(['time-out']);
  });

  test('is another one for the next trade of the same two', () => {
    const table = clocks();
    table.watch(moment(TRADE));
    clock.advance(29_000);
    table.watch(moment(TRADE));
    expect(table.shown).toEqual({ kind: 'trade', until: clock.now() + 30_000 });
  });

  test('can be off, though the turn’s is not', () => {
    const table = clocks({ tradeSeconds: 'off' });
    table.watch(moment(undefined));
    table.watch(moment(TRADE));
    clock.advance(10_000_000);
    expect(rung).toEqual([]);
    expect(table.shown.kind).toBe('');
  });
});

describe('D5 the armor window', () => {
  test('has the length the table chose, even with all other clocks off', () => {
    clocks({ armorSeconds: 3, turnSeconds: 'off', tradeSeconds: 'off' }).watch(moment(armorOf(1)));
    clock.advance(2_999);
    expect(rung).toEqual([]);
    clock.advance(1);
    expect(rings()).toEqual(['close-window']);
  });

  test('is neither cut short nor prolonged by answers', () => {
    const table = clocks();
    const window = moment(armorOf(1, 2));
    table.watch(window);
    for (let second = 0; second < 4; second++) {
      clock.advance(1_000);
      table.watch(window);
      expect(rung).toEqual([]);
    }
    clock.advance(1_000);
    expect(rings()).toEqual(['close-window']);
  });

  test('is not prolonged by an answer that arrives while it is being closed', () => {
    const table = clocks();
    const window = moment(armorOf(1));
    table.watch(window);
    clock.advance(5_000);
    table.watch(window);
    clock.advance(60_000);
    expect(rings()).toEqual(['close-window']);
  });

  test('lasts 1 s when only bots are asked', () => {
    bots = [1, 2];
    clocks().watch(moment(armorOf(1, 2)));
    clock.advance(1_000);
    expect(rings()).toEqual(['close-window']);
  });

  test('lasts its whole time as soon as one person is asked', () => {
    bots = [1];
    clocks().watch(moment(armorOf(1, 2)));
    clock.advance(4_999);
    expect(rung).toEqual([]);
  });

  test('is another one when the same seats are attacked again', () => {
    const table = clocks();
    table.watch(moment(armorOf(1)));
    clock.advance(5_000);
    table.watch(moment(armorOf(1)));
    clock.advance(5_000);
    expect(rings()).toEqual(['close-window', 'close-window']);
  });
});

describe('D5 what rings late', () => {
  test('is not due any more when the turn has ended before it is played', () => {
    let isDue = () => true;
    const table = new TableClocks({
      clock,
      settings: SETTINGS,
      bank,
      isBot: () => false,
      isHere: () => true,
      changed: () => {},
      isAlone: () => false,
      hasEverybodyAnswered: () => false,
      ring: (_command, stillDue) => {
        isDue = stillDue;
      },
    });
    table.watch(moment(undefined));
    clock.advance(120_000);
    expect(isDue()).toBe(true);
    table.watch(moment(undefined, 2));
    expect(isDue()).toBe(false);
  });

  test('rings no more after the end', () => {
    const table = clocks();
    table.watch(moment(undefined));
    table.watch({ ...moment(undefined), awaited: undefined });
    clock.advance(10_000_000);
    expect(rung).toEqual([]);
  });
});

describe('D5 alone with bots', () => {
  beforeEach(() => {
    alone = true;
    bots = [1, 2, 3];
  });

  test.each<[string, Awaited | undefined]>([
    ['a turn', undefined],
    ['a trade', TRADE],
    ['a choice of another’s', parasiteOf(2)],
  ])('there is no clock for %s', (_, awaited) => {
    const table = clocks();
    table.watch(moment(awaited));
    clock.advance(10_000_000);
    expect(rung).toEqual([]);
    expect(table.shown).toEqual({ kind: '', until: 0 });
  });

  test('unless that person wants one', () => {
    const table = clocks({ clockAlone: true });
    table.watch(moment(undefined));
    clock.advance(120_000);
    table.watch(moment(armorOf(0)));
    clock.advance(5_000);
    expect(rings()).toEqual(['time-out', 'close-window']);
  });

  test.each([
    ['that person', armorOf(0)],
    ['only bots', armorOf(1, 2)],
  ])('the armor window waits for the answers, when %s is asked', (_, awaited) => {
    const table = clocks();
    const window = moment(awaited);
    table.watch(window);
    clock.advance(10_000_000);
    table.watch(window);
    expect(rung).toEqual([]);
    answered = true;
    table.watch(window);
    clock.advance(0);
    expect(rings()).toEqual(['close-window']);
  });
});

describe('D2 what is told of a clock', () => {
  test('falls on the beat of 50 ms, never before it rings', () => {
    const table = clocks();
    clock.advance(17);
    table.watch(moment(undefined));
    expect(clock.now()).toBe(1_000_017);
    expect(table.shown.until).toBe(1_120_050);
  });

  test('setting the date changes nothing of what is left', () => {
    const table = clocks();
    const now = moment(undefined);
    table.watch(now);
    clock.advance(100_000);
    clock.setDate(5_000_000);
    table.stop();
    table.watch(now);
    expect(table.shown.until).toBe(5_020_000);
    clock.advance(20_000);
    expect(rings()).toEqual(['time-out']);
  });
});
