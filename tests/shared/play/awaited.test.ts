import { describe, expect, test } from 'vitest';
import { viewFor } from '#server/dealer/index.ts';
import { type Awaited, awaitedNow } from '#shared/play/index.ts';
import { table } from '#tests/server/dealer/table.ts';

const view = viewFor(table({ turn: { seat: 2 } }), 'public');
const asking = (awaited: Awaited | undefined) => awaitedNow({ ...view, awaited }, []);

describe('D5 what a table waits for', () => {
  test('a turn: its player, as long as the turn’s clock runs', () => {
    expect(asking(undefined)).toEqual({
      seats: [2],
      heard: [],
      clock: 'turn',
      isWindow: false,
      isSealed: false,
      timeOut: 'time-out',
      isFree: true,
      beginsTurn: false,
    });
  });

  test('V7 at the beginning of a turn everybody may be heard', () => {
    const began = awaitedNow(view, [{ type: 'turn-began', seat: 2, ap: 4 }]);
    expect(began).toMatchObject({ seats: [2], heard: [0, 1, 2, 3], beginsTurn: true });
  });

  test('an armor window: everybody attacked, once, for a fixed time, and then it is closed', () => {
    const threat = { character: 'trooper', room: 'L01', wounds: 1 } as const;
    const threats = [{ ...threat, seat: 1 } as const, { ...threat, seat: 1, room: 'L11' } as const];
    expect(asking({ type: 'armor', by: 'parasites', threats })).toMatchObject({
      seats: [1],
      clock: 'armor',
      isWindow: true,
      isSealed: true,
      timeOut: 'close-window',
      isFree: false,
    });
  });

  test.each<[Awaited, readonly number[], string, 'sealed' | 'open']>([
    [{ type: 'trade', between: [2, 0], room: 'L01' }, [2, 0], 'trade', 'sealed'],
    [{ type: 'duty', seat: 2, character: 'trooper', room: 'L01' }, [2], 'turn', 'open'],
    [{ type: 'place', seat: 2, location: 'L02', behind: undefined }, [2], 'turn', 'open'],
    [{ type: 'parasite', seat: 2, into: 'L01' }, [2], 'turn', 'open'],
    [{ type: 'parasite', seat: 3, into: 'L01' }, [3], 'choice', 'open'],
  ])('%j: these seats, by that clock, and whether the answer is sealed', (awaited, seats, clock, answer) => {
    expect(asking(awaited)).toMatchObject({
      seats,
      clock,
      isWindow: false,
      isSealed: answer === 'sealed',
      timeOut: 'time-out',
      isFree: false,
    });
  });

  test('nothing once the match has ended', () => {
    expect(awaitedNow({ ...view, ending: { kind: 'abandoned', winners: [] } }, [])).toBeUndefined();
  });
});
