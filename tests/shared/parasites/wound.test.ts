import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addParasite,
  damageIn,
  nextFromReserve,
  PARASITE_IDS,
  type Parasite,
  type ParasiteId,
  parasitesIn,
  printedColour,
  reserve,
  woundAllParasites,
  woundEach,
  woundParasite,
} from '#shared/parasites/index.ts';
import { parasitesOn, station } from '../maps.ts';

const inReactor = (...ids: readonly ParasiteId[]): readonly Parasite[] =>
  ids.map((id) => ({ id, colour: printedColour(id), room: 'L01' }));

describe('A5 one wound', () => {
  test('kills a grey: it is back in the reserve', () => {
    const after = woundParasite(inReactor(0, 5), 0);
    expect(after).toEqual({ parasites: inReactor(5), wounds: [{ parasite: 0, result: 'killed' }] });
    expect(reserve(after.parasites)).toContain(0);
  });

  test('swaps a black with a grey from the reserve, in the same room', () => {
    expect(woundParasite(inReactor(5, 0), 5)).toEqual({
      parasites: [
        { id: 1, colour: 'grey', room: 'L01' },
        { id: 0, colour: 'grey', room: 'L01' },
      ],
      wounds: [{ parasite: 5, result: 'swapped', by: 1 }],
    });
  });

  test('turns a black over when the reserve has no grey', () => {
    const after = woundParasite(inReactor(0, 1, 2, 3, 4, 5), 5);
    expect(after.wounds).toEqual([{ parasite: 5, result: 'turned' }]);
    expect(after.parasites.at(-1)).toEqual({ id: 5, colour: 'grey', room: 'L01' });
  });

  test('a turned one does 1 damage, dies from 1 wound and comes back black', () => {
    const herd = inReactor(0, 1, 2, 3, 4, 5);
    const turned = woundParasite(herd, 5).parasites;
    expect(damageIn(turned, 'L01')).toBe(6);
    const killed = woundParasite(turned, 5).parasites;
    expect(nextFromReserve(killed)).toBe(5);
    expect(addParasite(killed, 5, 'L11').at(-1)).toEqual({ id: 5, colour: 'black', room: 'L11' });
  });

  test('does nothing to one that is gone', () => {
    expect(woundParasite(inReactor(0), 3)).toEqual({ parasites: inReactor(0), wounds: [] });
  });
});

test('A2 two bullets at one black parasite kill it, whatever took its place after the first', () => {
  expect(woundEach(inReactor(5), [5, 5])).toEqual({
    parasites: [],
    wounds: [
      { parasite: 5, result: 'swapped', by: 0 },
      { parasite: 0, result: 'killed' },
    ],
  });
  expect(woundEach(inReactor(0, 1, 2, 3, 4, 5), [5, 5]).parasites).toEqual(inReactor(0, 1, 2, 3, 4));
});

test('A4 a grenade removes the greys first, then turns the blacks: by the greys just removed', () => {
  const herd: readonly Parasite[] = [
    ...inReactor(5, 0, 1, 6),
    { id: 2, colour: 'grey', room: 'L11' },
    { id: 3, colour: 'grey', room: 'L11' },
    { id: 4, colour: 'grey', room: 'L11' },
  ];
  const after = woundAllParasites(herd, 'L01');
  expect(after.wounds).toEqual([
    { parasite: 0, result: 'killed' },
    { parasite: 1, result: 'killed' },
    { parasite: 5, result: 'swapped', by: 0 },
    { parasite: 6, result: 'swapped', by: 1 },
  ]);
  expect(parasitesIn(after.parasites, 'L01')).toHaveLength(2);
  expect(parasitesIn(after.parasites, 'L11')).toHaveLength(3);
});

test('A5 wounds take exactly one health each, and no parasite is ever lost or doubled', () => {
  const map = station(['L01', 0, 0], ['L11', 1, 0]);
  fc.assert(
    fc.property(parasitesOn(map), fc.array(fc.constantFrom(...PARASITE_IDS)), (herd, targets) => {
      let parasites = herd;
      for (const target of targets) {
        const before = parasites;
        const { parasites: after, wounds } = woundParasite(before, target);
        expect(health(before) - health(after)).toBe(wounds.length);
        expect(wounds).toHaveLength(before.some(({ id }) => id === target) ? 1 : 0);
        expect([...after.map(({ id }) => id), ...reserve(after)].sort()).toEqual([...PARASITE_IDS]);
        parasites = after;
      }
    }),
    { numRuns: 2000 },
  );
});

/** C3: a grey has 1 HP, a black 2. */
function health(parasites: readonly Parasite[]): number {
  return parasites.reduce((sum, { colour }) => sum + (colour === 'grey' ? 1 : 2), 0);
}
