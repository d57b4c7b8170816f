import { describe, expect, test } from 'vitest';
import type { Spot } from '#client/board/spots.ts';
import { type Choosing, IDLE } from '#client/play/choosing.ts';
import { commandsAfter, commandsMeant, type Step, stepsOf } from '#client/play/command-spots.ts';
import { hintsFor } from '#client/play/hints.ts';
import { viewFor } from '#server/dealer/index.ts';
import type { ActionKind, SeatCommand, SeatView } from '#shared/play/index.ts';
import { crewView } from '#tests/client/crew.ts';
import { cardId, parasite, table } from '#tests/server/dealer/table.ts';

/** Ada’s Trooper stands in the Reactor Room, her Android with Orion’s Trooper in Run 11. */
const view = crewView({
  map: { L11: [1, 0], L12: [0, -1] },
  seats: { 0: { trooper: 'L01', android: 'L11' }, 1: { trooper: 'L11', android: 'L12' } },
});
const met: SeatView = { ...view, awaited: { type: 'duty', seat: 0, character: 'android', room: 'L11' } };
const orion = { seat: 1, character: 'trooper' } as const;

const ADA_TROOPER = { seat: 0, character: 'trooper' } as const;
const ADA_ANDROID = { seat: 0, character: 'android' } as const;

const ALL: readonly (readonly [SeatCommand, readonly Step[]])[] = [
  [
    { type: 'explore', character: 'trooper', cell: { x: 0, y: 1 }, rotation: 0 },
    [[{ cell: { x: 0, y: 1 } }]],
  ],
  [{ type: 'reveal', character: 'trooper', cell: { x: 3, y: 1 }, rotation: 0 }, [[{ cell: { x: 3, y: 1 } }]]],
  [{ type: 'place', cell: { x: -1, y: 0 }, rotation: 180 }, [[{ cell: { x: -1, y: 0 } }]]],
  [{ type: 'move', character: 'trooper', to: 'L12' }, [[{ room: 'L12' }]]],
  [{ type: 'run', character: 'android', to: 'L01' }, [[{ room: 'L01' }]]],
  [{ type: 'throw-grenade', character: 'trooper', card: 4, into: 'L11' }, [[{ card: 4 }], [{ room: 'L11' }]]],
  // A2: one bullet after the other.
  [{ type: 'fire', targets: [orion, { parasite: 3 }] }, [[orion], [{ parasite: 3 }]]],
  [{ type: 'stab', character: 'android', target: { parasite: 3 } }, [[{ parasite: 3 }]]],
  [{ type: 'choose-parasite', parasite: 6 }, [[{ parasite: 6 }]]],
  [{ type: 'first-aid', character: 'android', card: 2, heal: [orion] }, [[{ card: 2 }], [orion]]],
  // Whoever of a player is in the room of the one who does it.
  [{ type: 'body-scan', character: 'android', card: 5, seat: 1 }, [[{ card: 5 }], [orion]]],
  [{ type: 'team-search', character: 'android', with: 1 }, [[orion]]],
  [{ type: 'trade', with: 1 }, [[orion]]],
  [{ type: 'lay-down', card: 3 }, [[{ card: 3 }]]],
  [{ type: 'boost', card: 3 }, [[{ card: 3 }]]],
  [{ type: 'give', card: 3 }, [[{ card: 3 }]]],
  [{ type: 'search', character: 'android' }, [[ADA_ANDROID, { room: 'L11' }]]],
  [{ type: 'heal', character: 'trooper', trooper: 1, android: 1 }, [[ADA_TROOPER, { room: 'L01' }]]],
  [{ type: 'thermal-scan', character: 'android' }, [[ADA_ANDROID, { room: 'L11' }]]],
  [{ type: 'open-doors', character: 'trooper' }, [[ADA_TROOPER, { room: 'L01' }]]],
  [{ type: 'explore-past', character: 'android' }, [[ADA_ANDROID, { room: 'L11' }]]],
  [{ type: 'reveal-past', character: 'trooper' }, [[ADA_TROOPER, { room: 'L01' }]]],
  [{ type: 'burn-hive' }, [[ADA_TROOPER, { room: 'L01' }]]],
  [{ type: 'armor', rooms: [] }, []],
  [{ type: 'agree', to: 'abandon' }, []],
  [{ type: 'end-turn' }, []],
];

describe('what one points at, one after the other, to mean a command', () => {
  test.each(ALL)('%o', (command, steps) => {
    expect(stepsOf(met, command)).toEqual(steps);
  });

  test('X4 nobody is pointed at for a trade that is not due', () => {
    expect(stepsOf(view, { type: 'trade', with: 1 })).toEqual([[]]);
  });
});

describe('hints', () => {
  const aiming = (kind: ActionKind): Choosing => ({
    at: 'aiming',
    kinds: [kind],
    picked: [],
    character: undefined,
  });
  const armed = crewView({
    map: { L11: [1, 0] },
    seats: { 0: { laidDown: ['ammo'], at: 'L01' } },
    parasites: [parasite(0, 'L01'), parasite(1, 'L11')],
    locationDeck: ['L12', 'L03'],
  });

  test('unasked: where one can go and explore; whom one can fire at once it is opened', () => {
    const hints = hintsFor(armed, IDLE);
    expect(hints.rooms).toEqual(['L11']);
    expect(hints.ghosts.map(({ cell: { x, y } }) => [x, y])).toEqual([
      [0, -1],
      [0, 1],
      [-1, 0],
    ]);
    expect(hints.targets).toEqual(new Set());
    expect(hintsFor(armed, aiming('fire')).targets).toEqual(
      new Set(['parasite 0', ...[1, 2, 3].flatMap((seat) => [`trooper ${seat}`, `android ${seat}`])]),
    );
    expect(hints.chosen).toEqual(new Set());
  });

  test('a room one searches is not one that is entered', () => {
    const inStorage = crewView({ map: { L07: [1, 0] }, seats: { 0: { at: 'L07' } } });
    expect(hintsFor(inStorage, aiming('search')).rooms).toEqual([]);
    expect(hintsFor(inStorage, aiming('move')).rooms).toEqual(['L01']);
  });

  test('what is looked at turns as it would be placed', () => {
    const aim = { type: 'explore', character: 'trooper', cell: { x: 0, y: 1 }, rotation: 180 } as const;
    const { ghosts } = hintsFor(armed, {
      at: 'placing',
      kinds: ['explore'],
      aim,
      character: undefined,
    });
    expect(ghosts.find(({ cell }) => cell.y === 1)).toEqual({
      location: 'L12',
      cell: { x: 0, y: 1 },
      rotation: 180,
      aimed: true,
    });
    expect(ghosts.filter((ghost) => ghost.aimed)).toHaveLength(1);
  });
});

describe('I1 first aid', () => {
  const wounded = table({
    seats: {
      0: {
        hand: ['first-aid-kit', 'gas-can', 'gas-can', 'gas-can', 'gas-can', 'gas-can'],
        hp: { trooper: 3, android: 3 },
      },
    },
  });
  const ward = viewFor(wounded, 0);
  const kit = { card: cardId(wounded, 0, 'first-aid-kit') };
  const trooper = { seat: 0, character: 'trooper' } as const;
  const android = { seat: 0, character: 'android' } as const;
  const healedAfter = (...picked: readonly Spot[]) =>
    commandsAfter(ward, commandsMeant(ward, { kinds: ['first-aid'] }), picked).map((command) =>
      command.type === 'first-aid' ? command.heal.map(({ character }) => character).join(' ') : '',
    );

  test('is the same whoever opens the kit', () => {
    expect(healedAfter(kit)).toEqual(['trooper', 'android', 'trooper android']);
  });

  test('whoever is tapped first, both can still share it; nobody does so alone', () => {
    expect(healedAfter(kit, trooper)).toEqual(['trooper', 'trooper android']);
    expect(healedAfter(kit, android)).toEqual(['android', 'trooper android']);
    expect(healedAfter(kit, android, trooper)).toEqual(['trooper android']);
    expect(healedAfter(kit, android, android)).toEqual([]);
  });
});
