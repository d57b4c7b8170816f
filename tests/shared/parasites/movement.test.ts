import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIE_FACES, dieDirection, doorwaysOf } from '#shared/map/index.ts';
import { moveParasites, type Parasite, parasiteMoves } from '#shared/parasites/index.ts';
import type { RoomId } from '#shared/vocabulary/index.ts';
import { legalMaps, parasitesOn, scatteredMaps, station } from '../maps.ts';

const grey = (id: Parasite['id'], room: RoomId): Parasite => ({ id, colour: 'grey', room });

/** North of the Reactor Room a security door; south of it a two-room card at 180°; east a Run room. */
const map = station(['L01', 0, 0], ['L16', 0, -1, 180], ['L11', 1, 0], ['L05', 0, 1, 180]);
const [NORTH, EAST, SOUTH, WEST] = DIE_FACES;
const one = (room: RoomId, roll: (typeof DIE_FACES)[number]) => parasiteMoves(map, [grey(0, room)], roll)[0];

test('P1 one roll moves every parasite one room that way', () => {
  const herd = [grey(0, 'L01'), grey(1, 'L11'), { id: 7, colour: 'black', room: 'L01' } as const];
  const moves = parasiteMoves(map, herd, EAST);
  expect(moves).toEqual([
    { parasite: 0, from: 'L01', to: 'L11' },
    { parasite: 1, from: 'L11', stays: 'no-location' },
    { parasite: 7, from: 'L01', to: 'L11' },
  ]);
  expect(moveParasites(herd, moves)).toEqual([
    grey(0, 'L11'),
    grey(1, 'L11'),
    { id: 7, colour: 'black', room: 'L11' },
  ]);
});

describe('P2 a parasite stays', () => {
  test('at a wall on its own side', () => {
    expect(one('L16', EAST)).toMatchObject({ stays: 'wall' });
  });

  test('at a wall on the other side', () => {
    const clashing = station(['L01', 0, 0], ['L06', 1, 0]);
    expect(parasiteMoves(clashing, [grey(0, 'L01')], EAST)[0]).toMatchObject({ stays: 'wall' });
  });

  test('at a security door on either side', () => {
    expect(one('L16', SOUTH)).toMatchObject({ stays: 'security-door' });
    expect(one('L01', NORTH)).toMatchObject({ stays: 'security-door' });
  });

  test('where no card lies', () => {
    expect(one('L01', WEST)).toMatchObject({ stays: 'no-location' });
  });

  test('at the middle door of a two-room card, from either half', () => {
    expect(one('L05-front', SOUTH)).toMatchObject({ stays: 'security-door' });
    expect(one('L05-back', NORTH)).toMatchObject({ stays: 'security-door' });
  });

  test('but comes into the front half and out of it', () => {
    expect(one('L01', SOUTH)).toMatchObject({ to: 'L05-front' });
    expect(one('L05-front', NORTH)).toMatchObject({ to: 'L01' });
  });
});

test('P2 a parasite never crosses a wall or a security door, and none is lost or doubled', () => {
  const herds = fc
    .oneof(legalMaps, scatteredMaps)
    .chain((random) => fc.tuple(fc.constant(random), parasitesOn(random)));
  fc.assert(
    fc.property(herds, fc.constantFrom(...DIE_FACES), ([random, before], roll) => {
      const moves = parasiteMoves(random, before, roll);
      const after = moveParasites(before, moves);
      expect(after.map(({ id, colour }) => [id, colour])).toEqual(
        before.map(({ id, colour }) => [id, colour]),
      );
      before.forEach(({ room }, n) => {
        const open = doorwaysOf(random, room).find(
          ({ direction, security }) => direction === dieDirection(roll) && !security,
        );
        expect(after[n]?.room).toBe(open?.to ?? room);
        expect(moves[n]).toHaveProperty(open?.to ? 'to' : 'stays');
      });
    }),
    { numRuns: 2000 },
  );
});
