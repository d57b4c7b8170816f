import { describe, expect, test } from 'vitest';
import type { Choosing } from '#client/play/choosing.ts';
import { commandsOf, isPlacing } from '#client/play/command-spots.ts';
import { placeBeside, targetsIn } from '#client/play/walking.ts';
import { viewFor } from '#server/dealer/index.ts';
import { parasite, table } from '#tests/server/dealer/table.ts';

describe('the map by arrow keys', () => {
  test('what is aimed at in a room can be taken there, and nothing anywhere else', () => {
    const view = viewFor(
      table({
        map: { L11: [1, 0] },
        seats: { 0: { laidDown: ['ammo'] }, 1: { at: 'L01' }, 2: { at: 'L11' } },
        parasites: [parasite(0, 'L01')],
      }),
      0,
    );
    const aiming: Choosing = { at: 'aiming', kinds: ['fire'], picked: [], character: undefined };
    expect(targetsIn(view, aiming, 'L01')).toEqual([
      { seat: 1, character: 'trooper' },
      { seat: 1, character: 'android' },
      { seat: 3, character: 'trooper' },
      { seat: 3, character: 'android' },
      { parasite: 0 },
    ]);
    expect(targetsIn(view, aiming, 'L11')).toEqual([]);
    expect(targetsIn(view, { at: 'idle', character: undefined }, 'L01')).toEqual([]);
  });

  test('a room that can be entered is taken itself', () => {
    const view = viewFor(table({ map: { L11: [1, 0] } }), 0);
    const going: Choosing = { at: 'aiming', kinds: ['move', 'run'], picked: [], character: undefined };
    expect(targetsIn(view, going, 'L11')).toEqual([{ room: 'L11' }]);
  });

  test('a location goes from doorway to doorway', () => {
    const view = viewFor(table({ locationDeck: ['L11', 'L03'] }), 0);
    const places = commandsOf(view, { kinds: ['explore'] }).filter(isPlacing);
    const at = (x: number, y: number): Extract<Choosing, { at: 'placing' }> => {
      const aim = places.find(({ cell }) => cell.x === x && cell.y === y);
      if (!aim) throw new Error(`it must fit at ${x} ${y}`);
      return { at: 'placing', kinds: ['explore'], aim, character: undefined };
    };
    expect(placeBeside(view, at(1, 0), 'north')).toEqual({ x: 0, y: -1 });
    expect(placeBeside(view, at(1, 0), 'west')).toEqual({ x: -1, y: 0 });
    expect(placeBeside(view, at(1, 0), 'east')).toBeUndefined();
  });
});
