import { describe, expect, test } from 'vitest';
import { PURPOSES, seededChance } from '#server/dealer/chance.ts';

const SEED = 'a5'.repeat(32);

/** How far counts are from equal shares. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function picks(count: number, draws: number): readonly number[] {
  const drawn: number[] = [];
  let chance = seededChance(SEED);
  for (let i = 0; i < draws; i++) {
    const [number, left] = chance.pick('dice', count);
    drawn.push(number);
    chance = left;
  }
  return drawn;
}

function countEach(numbers: readonly number[], kinds: number): readonly number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
}

describe('D4 chance comes from the seed alone', () => {
  test('D4 these numbers follow from this seed, in every version of the rules', () => {
    expect(picks(4, 12)).toMatchInlineSnapshot(`
      [
        2,
        1,
        1,
        2,
        0,
        3,
        3,
        3,
        3,
        3,
        3,
        2,
      ]
    `);
    expect(
      seededChance(SEED)
        .shuffle('search-deck', [...'abcdefgh'])[0]
        .join(''),
    ).toMatchInlineSnapshot(`"hbfcgade"`);
  });

  test('D4 drawing for one purpose does not move another', () => {
    for (const purpose of PURPOSES) {
      for (const other of PURPOSES.filter((each) => each !== purpose)) {
        const [, left] = seededChance(SEED).pick(other, 1000);
        expect(left.pick(purpose, 1000)[0]).toBe(seededChance(SEED).pick(purpose, 1000)[0]);
      }
    }
  });

  test('D4 purposes have streams of their own', () => {
    const first = PURPOSES.map((purpose) => seededChance(SEED).pick(purpose, 2 ** 32)[0]);
    expect(new Set(first).size).toBe(PURPOSES.length);
  });

  test('D4 how many numbers one draw took does not shift the next', () => {
    const [, afterShort] = seededChance(SEED).shuffle('search-deck', [1, 2]);
    const [, afterLong] = seededChance(SEED).shuffle('search-deck', [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(afterShort.pick('search-deck', 1000)[0]).toBe(afterLong.pick('search-deck', 1000)[0]);
  });
});

// The bounds are exceeded by an honest generator once in 10,000 seeds; the seed is fixed.
describe('D4 chance is fair', () => {
  test('C3 the four faces of the die are equally likely', () => {
    expect(chiSquare(countEach(picks(4, 40_000), 4))).toBeLessThan(21.1);
  });

  test('D4 no number is favoured where the range does not divide evenly', () => {
    // Without rejection, the first third of this range would come twice as often.
    const thirds = picks(3 * 2 ** 30, 6_000).map((number) => Math.floor(number / 2 ** 30));
    expect(chiSquare(countEach(thirds, 3))).toBeLessThan(18.5);
  });

  test('D4 all orders of five cards are equally likely', () => {
    const orders = new Map<string, number>();
    let chance = seededChance(SEED);
    for (let i = 0; i < 24_000; i++) {
      const [shuffled, left] = chance.shuffle('search-deck', [0, 1, 2, 3, 4]);
      orders.set(shuffled.join(''), (orders.get(shuffled.join('')) ?? 0) + 1);
      chance = left;
    }
    expect(orders.size).toBe(120);
    expect(chiSquare([...orders.values()])).toBeLessThan(184);
  });

  test('D4 in a deck of 46 every card is equally likely in every place', () => {
    const deck = Array.from({ length: 46 }, (_, card) => card);
    const counts = deck.map(() => new Array<number>(46).fill(0));
    let chance = seededChance(SEED);
    for (let i = 0; i < 4_600; i++) {
      const [shuffled, left] = chance.shuffle('search-deck', deck);
      shuffled.forEach((card, place) => {
        const row = counts[place];
        if (row) row[card] = (row[card] ?? 0) + 1;
      });
      chance = left;
    }
    for (const row of counts) expect(chiSquare(row)).toBeLessThan(93);
  });
});
