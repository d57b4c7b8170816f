import { describe, expect, test } from 'vitest';
import { marginals, worldsFor } from '#server/bots/beliefs/worlds.ts';
import { heard, hearingAfter, NOTHING_HEARD, reasonsIn, withHearsay } from '#server/bots/hearing.ts';
import type { Claim } from '#shared/talk/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';

const ME: SeatId = 0;
const hearing = (...claims: readonly (readonly [SeatId, Claim])[]) =>
  claims.reduce((sofar, [from, claim]) => heard(sofar, from, claim), NOTHING_HEARD);

/** Somebody who knows that one of the three others is the Host, and has infected nobody yet. */
function knowingLittle() {
  const worlds = worldsFor(4);
  const weights = Float64Array.from(worlds.hosts, (host, world) =>
    host !== undefined && host !== ME && worlds.infected[world] === 1 << host ? 1 / 3 : 0,
  );
  return { infected: marginals(worlds, weights), weights };
}

const before = knowingLittle();
const believed = (...claims: readonly (readonly [SeatId, Claim])[]) =>
  withHearsay(before, ME, hearing(...claims)).infected;

describe('D8 what others claim has a weight, with a reason a person can read', () => {
  test('says X is Infected: × 1.2', () => {
    const infected: Claim = { type: 'infected', seat: 2 };
    expect(reasonsIn(hearing([1, infected]), ME)).toEqual([
      { why: 'says-infected', by: 1, seat: 2, factor: 1.2 },
    ]);
    const [, , x = 0] = believed([1, infected]);
    expect(x).toBeGreaterThan(before.infected[2] ?? 1);
  });

  test('says he got an infection from X: × 1.5; trusts X: × 0.85', () => {
    const seen = hearingAfter(NOTHING_HEARD, { type: 'traded', between: [1, 2] });
    const told = heard(seen, 1, { type: 'got', card: 'infection', seat: 2 });
    expect(reasonsIn(heard(told, 3, { type: 'trust', seat: 2 }), ME)).toEqual([
      { why: 'says-gave-infection', by: 1, seat: 2, factor: 1.5 },
      { why: 'says-trust', by: 3, seat: 2, factor: 0.85 },
    ]);
    expect(believed([1, { type: 'trust', seat: 2 }])[2]).toBeLessThan(before.infected[2] ?? 0);
  });

  test('says what cannot be: × 1.25 against himself', () => {
    const claim: Claim = { type: 'gave', card: 'gas-can', seat: 2 };
    expect(reasonsIn(hearing([1, claim]), ME)).toEqual([
      { why: 'says-what-cannot-be', by: 1, seat: 1, factor: 1.25 },
    ]);
    expect(believed([1, claim])[1]).toBeGreaterThan(before.infected[1] ?? 1);
  });

  test('calls me Infected, who am not: that speaks against him', () => {
    expect(believed([1, { type: 'infected', seat: ME }])[1]).toBeGreaterThan(before.infected[1] ?? 1);
  });

  test('the same words count once, taken back or of one’s own not at all', () => {
    const claim: Claim = { type: 'infected', seat: 2 };
    expect(believed([1, claim], [1, claim], [1, claim])).toEqual(believed([1, claim]));
    expect(believed([1, claim], [1, { type: 'take-back', claim: { type: 'infected', seat: 2 } }])).toEqual(
      before.infected,
    );
    expect(believed([ME, claim])).toEqual(before.infected);
    expect(believed([1, { type: 'clean' }])).toEqual(before.infected);
  });

  test('words rule nothing out, however many there are', () => {
    const all = ([1, 2, 3] as const).flatMap((by) =>
      ([1, 2, 3] as const).map((seat) => [by, { type: 'infected', seat }] as const),
    );
    for (const chance of believed(...all).slice(1)) {
      expect(chance).toBeGreaterThan(0.1);
      expect(chance).toBeLessThan(0.9);
    }
  });
});
