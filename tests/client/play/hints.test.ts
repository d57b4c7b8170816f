import { describe, expect, test } from 'vitest';
import { type Spot, spotKey } from '#client/board/spots.ts';
import { type Choosing, IDLE } from '#client/play/choosing.ts';
import { commandsAt, commandsOf, isPlacing, turnedOn, waysAt } from '#client/play/command-spots.ts';
import { hintsFor } from '#client/play/hints.ts';
import { type Match, viewFor } from '#server/dealer/index.ts';
import type { ActionKind } from '#shared/play/index.ts';
import { cardId, parasite, playAll, table } from '#tests/server/dealer/table.ts';

const open = { L11: [1, 0], L12: [0, -1] } as const;
const hints = (match: Match, state: Choosing = IDLE) => hintsFor(viewFor(match, 0), state);

describe('what the map says one can do', () => {
  test('rooms that can be entered, and no others', () => {
    expect(new Set(hints(table({ map: open })).rooms)).toEqual(new Set(['L11', 'L12']));
  });

  test('every place to explore once, with the real next card', () => {
    const { ghosts } = hints(table({ map: open, locationDeck: ['L18', 'L03'] }));
    expect(ghosts.map(({ cell }) => cell)).toEqual([
      { x: 0, y: 1 },
      { x: -1, y: 0 },
    ]);
    expect(ghosts.every(({ location }) => location === 'L18')).toBe(true);
  });

  test('targets of a shot carry a reticle once it is opened, whom first aid would help once the kit is chosen', () => {
    const gasCans = Array<'gas-can'>(5).fill('gas-can');
    const match = table({
      seats: { 0: { laidDown: ['ammo'], hand: ['first-aid-kit', ...gasCans], hp: { trooper: 2 } } },
      parasites: [parasite(0, 'L01')],
    });
    const wounded = spotKey({ seat: 0, character: 'trooper' });
    const aiming = (kind: ActionKind, ...picked: readonly Spot[]): Choosing => ({
      at: 'aiming',
      kinds: [kind],
      picked,
      character: undefined,
    });
    expect(hints(match).targets).toEqual(new Set());
    expect(hints(match, aiming('fire')).targets.has(spotKey({ parasite: 0 }))).toBe(true);
    expect(hints(match, aiming('first-aid')).targets).toEqual(new Set());
    const kit = { card: cardId(match, 0, 'first-aid-kit') };
    expect(hints(match, aiming('first-aid', kit)).targets.has(wounded)).toBe(true);
  });

  test('X1, A6 where one has met somebody or is attacked, and nowhere for who is not asked', () => {
    const duty = playAll(
      table({ map: open, seats: { 1: { trooper: 'L11', android: 'L01' } }, dice: [1, 1, 1] }),
      [0, { type: 'move', character: 'trooper', to: 'L11' }],
    );
    expect(hints(duty).asked).toEqual(['L11']);
    expect(hintsFor(viewFor(duty, 1), IDLE).asked).toEqual([]);
    const shot = playAll(table({ map: open, seats: { 1: { laidDown: ['ammo'] } }, turn: { seat: 1 } }), [
      1,
      { type: 'fire', targets: [{ seat: 0, character: 'trooper' }] },
    ]);
    expect(hints(shot).asked).toEqual(['L01']);
  });

  test('nothing to who only watches, and nothing while others play', () => {
    expect(hintsFor(viewFor(table({ map: open }), 'public'), IDLE).rooms).toEqual([]);
    expect(hints(table({ map: open, turn: { seat: 1 } })).rooms).toEqual([]);
  });
});

describe('pointing', () => {
  test('with one character selected means that one; without, either', () => {
    const view = viewFor(table({ map: open }), 0);
    expect(commandsAt(view, { room: 'L11' }, { character: 'android' })).toEqual([
      { type: 'move', character: 'android', to: 'L11' },
    ]);
    expect(commandsAt(view, { room: 'L11' })).toHaveLength(2);
  });

  test('X4 at somebody in the room means the trade with that player, not at the one next door', () => {
    const match = playAll(
      table({ map: open, seats: { 1: { trooper: 'L11', android: 'L01' } }, dice: [1, 1, 1] }),
      [0, { type: 'move', character: 'trooper', to: 'L11' }],
    );
    const view = viewFor(match, 0);
    expect(commandsAt(view, { seat: 1, character: 'trooper' })).toEqual([{ type: 'trade', with: 1 }]);
    expect(commandsAt(view, { seat: 1, character: 'android' })).toEqual([]);
  });

  test('every command that is offered is in the list of its kind', () => {
    const view = viewFor(table({ map: open }), 0);
    for (const command of commandsOf(view))
      expect(commandsOf(view, { kinds: [command.type] })).toContain(command);
  });

  test('E2 a card that is being placed turns through the ways it fits', () => {
    // L17 opens north, east and west: beside the Reactor both ways.
    const commands = commandsOf(viewFor(table({ locationDeck: ['L17', 'L03'] }), 0), { kinds: ['explore'] });
    const west = { x: -1, y: 0 };
    expect(waysAt('L17', commands, west)).toEqual([0, 180]);
    const first = commands.filter(isPlacing).find(({ cell }) => cell.x === -1);
    if (!first) throw new Error('nothing to place');
    const turned = turnedOn('L17', commands, first);
    expect(turned).toMatchObject({ cell: west, rotation: 180 });
    expect(turnedOn('L17', commands, turned)).toMatchObject({ cell: west, rotation: 0 });
  });

  test('E2 turned round, a card with four doorways lies as before: that is one way', () => {
    const commands = commandsOf(viewFor(table({ locationDeck: ['L12', 'L03'] }), 0), { kinds: ['explore'] });
    expect(waysAt('L12', commands, { x: -1, y: 0 })).toEqual([0]);
  });
});
