import { describe, expect, test } from 'vitest';
import { fuelOf, type Handling, handle } from '#server/bots/beliefs/fuel.ts';
import { faceOf } from '#server/dealer/cards.ts';
import { matchMoments, seenBy, viewFor } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { NO_OPTIONS, type SeatId } from '#shared/vocabulary/index.ts';
import { table } from '../dealer/table.ts';

const view = viewFor(table(), 0);
const has = (seat: SeatId, cans: number, ...handled: readonly Handling[]) =>
  Math.round(fuelOf(view, handled).atLeast(seat, cans) * 1000) / 1000;
const traded = (gaveCan: boolean, gotCan: boolean): Handling => ({
  type: 'traded',
  between: [0, 1],
  own: { gaveCan, gotCan },
});

describe('where the fuel may be', () => {
  test('I3 a hand that was seen is known, and what was given into it since', () => {
    const saw: Handling = { type: 'saw', seat: 1, cans: 2 };
    expect(has(1, 2, saw)).toBe(1);
    expect(has(1, 3, saw)).toBe(0);
    expect(has(1, 3, saw, traded(true, false))).toBe(1);
    expect(has(1, 2, saw, traded(false, true))).toBe(0);
  });

  test('X4 who gave a can has one less; who gave none may have none', () => {
    expect(has(1, 1, traded(false, true))).toBeLessThan(has(1, 1));
    expect(has(1, 1, traded(false, false))).toBeLessThan(has(1, 1));
  });

  test('F3 whoever draws may have drawn one, but from a deck of discarded cards (F7)', () => {
    const drew: Handling = { type: 'drew', seat: 1 };
    expect(has(1, 1, drew)).toBeGreaterThan(has(1, 1));
    expect(has(1, 1, { type: 'shuffled' }, drew)).toBe(has(1, 1));
  });

  test('in whole matches what is thought of hands is near what is in them', () => {
    let [thought, true_] = [0, 0];
    for (const seed of ['fuel 1', 'fuel 2', 'fuel 3']) {
      const { record } = simulateMatch({
        seed,
        bots: ['simple', 'simple', 'simple', 'simple', 'simple'],
        options: NO_OPTIONS,
        timeOutEvery: 0,
        checked: false,
      });
      let handled: readonly Handling[] = [];
      for (const match of matchMoments(record)) {
        for (const event of match.events) {
          const seen = seenBy(event, 0);
          if (seen) handled = handle(handled, seen);
        }
        if (!match.events.some(({ type }) => type === 'phase-began')) continue;
        const { atLeast } = fuelOf(viewFor(match, 0), handled);
        for (const { id, hand } of match.seats.slice(1)) {
          thought += [1, 2, 3, 4, 5].reduce((sum, cans) => sum + atLeast(id, cans), 0);
          true_ += hand.filter(({ card }) => faceOf(card).kind === 'gas-can').length;
        }
      }
    }
    expect(thought / true_).toBeGreaterThan(0.75);
    expect(thought / true_).toBeLessThan(1.35);
  });
});
