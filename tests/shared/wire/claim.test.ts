import { describe, expect, test } from 'vitest';
import { claimSchema } from '#shared/wire/claim.ts';
import { packed, unpacked } from '#shared/wire/packed.ts';

const understood = (claim: unknown) => claimSchema.safeParse(claim).success;

/** One of every kind there is. */
const CLAIMS: readonly unknown[] = [
  { type: 'clean' },
  { type: 'scan' },
  { type: 'thanks' },
  { type: 'infected', seat: 5 },
  { type: 'what-traded', seat: 0 },
  { type: 'gave', card: 'infection', seat: 1 },
  { type: 'cans', count: 12 },
  { type: 'need', card: 'first-aid-kit' },
  { type: 'come', place: { room: 'L01' } },
  { type: 'away', place: { seat: 3 } },
  { type: 'go', room: 'L03' },
  { type: 'why', deed: { did: 'attack', seat: 1, whom: 2, phase: 3 } },
  { type: 'why', deed: { did: 'search', seat: 1, room: 'L11', phase: 0 } },
  { type: 'because', sight: { did: 'count', positive: 2, living: 5, phase: 4 } },
  { type: 'because', sight: { did: 'call-scan', seat: 4, phase: 4 } },
  { type: 'take-back', claim: { type: 'got', card: 'ammo', seat: 2 } },
];

describe('a claim', () => {
  test.each(CLAIMS)('is understood: %j', (claim) => {
    expect(understood(claim)).toBe(true);
    expect(unpacked(packed(claim))).toEqual(claim);
  });

  test.each([
    { type: 'sings' },
    { type: 'clean', text: 'and more' },
    { type: 'infected' },
    { type: 'infected', seat: 6 },
    { type: 'gave', card: 'host', seat: 1 },
    { type: 'gave', card: 'parasite-alert', seat: 1 },
    { type: 'cans', count: 13 },
    { type: 'cans', count: -1 },
    { type: 'cans', count: 1.5 },
    { type: 'go', room: 'L99' },
    { type: 'come', place: { room: 'L01', seat: 1 } },
    { type: 'why', deed: { did: 'count', positive: 2, living: 5, phase: 4 } },
    { type: 'why', deed: { did: 'attack', seat: 1, phase: 3 } },
    { type: 'because', sight: { did: 'trade', seat: 1, whom: 2, phase: 1000 } },
    { type: 'take-back', claim: { type: 'take-back', claim: { type: 'clean' } } },
    { type: 'take-back', claim: { type: 'yes' } },
    'clean',
    null,
  ])('is not understood: %j', (claim) => {
    expect(understood(claim)).toBe(false);
  });

  test('D2 is short on the wire, and as long for every player it may be about', () => {
    const sizes = CLAIMS.map((claim) => packed({ kind: 'claim', claim }).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(25);
    for (const type of ['infected', 'trust', 'are-you-clean'] as const) {
      const lengths = [0, 1, 2, 3, 4, 5].map((seat) => packed({ type, seat }).length);
      expect(new Set(lengths).size).toBe(1);
    }
  });
});
