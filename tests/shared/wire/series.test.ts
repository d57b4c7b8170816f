import { describe, expect, test } from 'vitest';
import { afterMatch, NO_SERIES, readSeries } from '#shared/wire/series.ts';

const ANN = { name: 'Ann', isHuman: true, hasWon: true };
const BOB = { name: 'Bob', isHuman: false, hasWon: false };

describe('the matches of an evening', () => {
  test('are counted by person and by side', () => {
    const first = afterMatch(NO_SERIES, 'one', [ANN, BOB]);
    const second = afterMatch(first, 'two', [
      { ...ANN, isHuman: false },
      { name: 'Cid', isHuman: true, hasWon: false },
    ]);
    expect(second).toEqual({
      matches: 2,
      last: 'two',
      tallies: [
        { name: 'Ann', played: 2, asHuman: 1, asInfected: 1 },
        { name: 'Cid', played: 1, asHuman: 0, asInfected: 0 },
        { name: 'Bob', played: 1, asHuman: 0, asInfected: 0 },
      ],
    });
  });

  test('no match is counted twice', () => {
    const once = afterMatch(NO_SERIES, 'one', [ANN, BOB]);
    expect(afterMatch(once, 'one', [ANN, BOB])).toBe(once);
  });

  test('what cannot be read is no series', () => {
    expect([readSeries(''), readSeries('{}'), readSeries('{"matches":-1,"last":"","tallies":[]}')]).toEqual([
      NO_SERIES,
      NO_SERIES,
      NO_SERIES,
    ]);
  });
});
