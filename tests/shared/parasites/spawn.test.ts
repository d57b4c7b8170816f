import { describe, expect, test } from 'vitest';
import { DIE_FACES } from '#shared/map/index.ts';
import {
  addParasite,
  nextFromReserve,
  PARASITE_IDS,
  type Parasite,
  pullParasite,
  spawnRoom,
} from '#shared/parasites/index.ts';
import type { RoomId } from '#shared/vocabulary/index.ts';
import { station } from '../maps.ts';

describe('P5 where a spawn lands, by the die: north, east, south, west', () => {
  /**
   * North of the Reactor Room a two-room card as printed, south of it one at 180°, beside both Run rooms;
   * a Run room touches the back of each from outside.
   */
  const map = station(
    ['L01', 0, 0],
    ['L04', 0, -1],
    ['L05', 0, 1, 180],
    ['L11', 1, -1],
    ['L12', -1, 1],
    ['L07', 0, -2],
    ['L08', 0, 2],
  );

  test.each<[string, RoomId, RoomId[]]>([
    [
      'into the half that touches, or one’s own room where no card lies',
      'L01',
      ['L04-front', 'L01', 'L05-front', 'L01'],
    ],
    ['from the north onto the back that touches', 'L07', ['L07', 'L07', 'L04-back', 'L07']],
    ['from the south onto the back of a card at 180°', 'L08', ['L05-back', 'L08', 'L08', 'L08']],
    ['from the east into the front half, even behind a wall', 'L11', ['L11', 'L11', 'L11', 'L04-front']],
    ['from the west into the front half, at 180° too', 'L12', ['L12', 'L05-front', 'L12', 'L12']],
    ['north of the front is its own back', 'L04-front', ['L04-back', 'L11', 'L01', 'L04-front']],
    ['south of the back is its own front', 'L04-back', ['L07', 'L11', 'L04-front', 'L04-back']],
    ['at 180° the back lies south', 'L05-front', ['L01', 'L05-front', 'L05-back', 'L12']],
    ['at 180° the front lies north', 'L05-back', ['L05-front', 'L05-back', 'L08', 'L12']],
  ])('%s', (_, room, rooms) => {
    expect(DIE_FACES.map((roll) => spawnRoom(map, room, roll))).toEqual(rooms);
  });

  test('from one two-room card onto another beside it: the front', () => {
    const beside = station(['L04', 0, 0], ['L05', 1, 0, 180]);
    expect(spawnRoom(beside, 'L04-back', 2)).toBe('L05-front');
    expect(spawnRoom(beside, 'L05-back', 4)).toBe('L04-front');
  });

  test('P7 into the Reactor Room, too, through a security door', () => {
    const closed = station(['L01', 0, 0], ['L16', 0, 1]);
    expect(spawnRoom(closed, 'L16', 1)).toBe('L01');
  });
});

describe('P6 which one spawns', () => {
  test('grey from the reserve first, then black', () => {
    const spawned: Parasite[] = [];
    for (;;) {
      const id = nextFromReserve(spawned);
      if (id === undefined) break;
      spawned.splice(0, spawned.length, ...addParasite(spawned, id, 'L01'));
    }
    expect(spawned.map(({ colour }) => colour)).toEqual([
      ...Array<string>(5).fill('grey'),
      ...Array<string>(5).fill('black'),
    ]);
    expect(new Set(spawned.map(({ id }) => id)).size).toBe(10);
  });

  test('a grey that came back goes out before a black', () => {
    const herd = PARASITE_IDS.slice(1, 7).map((id): Parasite => ({ id, colour: 'grey', room: 'L01' }));
    expect(nextFromReserve(herd)).toBe(0);
  });

  test('none left: one on the map moves there and keeps its colour', () => {
    const herd: readonly Parasite[] = [
      { id: 3, colour: 'grey', room: 'L11' },
      { id: 8, colour: 'black', room: 'L11' },
      { id: 9, colour: 'grey', room: 'L11' },
    ];
    expect(pullParasite(pullParasite(herd, 8, 'L01'), 9, 'L01')).toEqual([
      { id: 3, colour: 'grey', room: 'L11' },
      { id: 8, colour: 'black', room: 'L01' },
      { id: 9, colour: 'grey', room: 'L01' },
    ]);
  });
});
