import { describe, expect, test } from 'vitest';
import { type Match, viewFor } from '#server/dealer/index.ts';
import type { ActionKind } from '#shared/play/index.ts';
import { at, happened, offered, playAll, refused, seat, table } from './table.ts';

/**
 * Two cells are free: north of L13 and, the same upside down, south of L15. Both want a doorway
 * towards the map and a wall beside it, so cards open on three or four sides fit nowhere.
 */
const NARROW = { L04: [0, -1], L05: [0, 1, 180], L13: [1, 0, 180], L15: [-1, 0, 180] } as const;

/** Two cells are free, and each wants two doorways: the Hive fits in no rotation. */
const CORNERS = { L06: [0, -1], L13: [1, 0, 180], L19: [-1, 0], L15: [0, 1] } as const;

/** Why a seat is offered nothing of a kind. */
function reasonFor(match: Match, kind: ActionKind) {
  const offer = viewFor(match, 0).offers[kind];
  return 'reason' in offer ? offer.reason.code : undefined;
}

describe('E explore', () => {
  test('E1 the top card goes behind a doorway of the room, black side up, for 1 AP', () => {
    const explored = playAll(table({ locationDeck: ['L11', 'L12'] }), [
      0,
      { type: 'explore', character: 'trooper', ...at(1, 0) },
    ]);
    expect(happened(explored, 'location-placed')).toEqual([
      { type: 'location-placed', seat: 0, location: 'L11', ...at(1, 0), by: 'explore', top: 'L12' },
    ]);
    expect(explored.locationDeck).toEqual(['L12']);
    expect(explored.used).toEqual([]);
    expect(explored.turn?.ap).toBe(3);
  });

  test('E1 not behind the doorways of another room', () => {
    const match = table({ map: { L11: [1, 0] }, locationDeck: ['L12'] });
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(2, 0) })).toBe(
      'not-behind-this-room',
    );
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(1, 0) })).toBe('cell-taken');
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(5, 5) })).toBe('no-doorway-here');
  });

  test('E1 each character explores from where it stands', () => {
    const match = table({ map: { L11: [1, 0] }, locationDeck: ['L12'], seats: { 0: { android: 'L11' } } });
    expect(refused(match, 0, { type: 'explore', character: 'android', ...at(2, 0) })).toBeUndefined();
    expect(refused(match, 0, { type: 'explore', character: 'android', ...at(-1, 0) })).toBe(
      'not-behind-this-room',
    );
  });

  test('E1 also behind a closed security door', () => {
    const match = table({ map: { L09: [1, 0] }, locationDeck: ['L11'], seats: { 0: { at: 'L09' } } });
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(1, 1) })).toBeUndefined();
  });

  test('E1 a doorway belongs to the room, not to the card: the back half of a two-room card has none', () => {
    const match = table({ map: { L04: [3, 0] }, locationDeck: ['L11'], seats: { 0: { at: 'L04-back' } } });
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(3, 1) })).toBe(
      'not-behind-this-room',
    );
    expect(reasonFor(match, 'explore')).toBe('no-free-doorway');
    const front = table({ map: { L04: [3, 0] }, locationDeck: ['L11'], seats: { 0: { at: 'L04-front' } } });
    expect(refused(front, 0, { type: 'explore', character: 'trooper', ...at(3, 1) })).toBeUndefined();
  });

  test('E2 upright or upside down, never sideways', () => {
    const match = table({ locationDeck: ['L20'] });
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(1, 0) })).toBeUndefined();
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(1, 0, 180) })).toBeUndefined();
    for (const rotation of [90, 270] as const) {
      expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(1, 0, rotation) })).toBe(
        'rotation-not-allowed',
      );
    }
  });

  test('E2 two rotations that make the same map are one choice', () => {
    const match = table({ locationDeck: ['L11'], seats: { 0: { android: 'dead' } } });
    expect(offered(match, 0, 'explore')).toEqual([
      { type: 'explore', character: 'trooper', ...at(0, -1) },
      { type: 'explore', character: 'trooper', ...at(1, 0) },
      { type: 'explore', character: 'trooper', ...at(0, 1) },
      { type: 'explore', character: 'trooper', ...at(-1, 0) },
    ]);
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(1, 0, 180) })).toBe(
      'same-as-upright',
    );
  });

  test('E2 never doorway to wall', () => {
    const match = table({ locationDeck: ['L06'] });
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(1, 0) })).toBe(
      'doorway-meets-wall',
    );
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(1, 0, 180) })).toBeUndefined();
  });

  test('E2 every touching edge counts, not only the one explored through', () => {
    // East of the Reactor Room the card would touch the wall of L04 in the north.
    const match = table({ map: { L04: [1, -1, 180] }, locationDeck: ['L11', 'L20'] });
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(1, 0) })).toBe(
      'doorway-meets-wall',
    );
    const walled = table({ map: { L04: [1, -1, 180] }, locationDeck: ['L20'] });
    expect(refused(walled, 0, { type: 'explore', character: 'trooper', ...at(1, 0) })).toBeUndefined();
  });

  test.each([false, true])(
    'E2 never security door to security door, with the doors open: %s',
    (doorsOpen) => {
      const match = table({
        map: { L09: [1, 0] },
        locationDeck: ['L16'],
        seats: { 0: { at: 'L09' } },
        doorsOpen,
      });
      expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(1, 1) })).toBe(
        'security-meets-security',
      );
      expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(1, 1, 180) })).toBeUndefined();
    },
  );

  test('E3 a card that fits elsewhere only cannot be explored here, nor passed over', () => {
    const match = table({
      map: { L04: [0, -1], L05: [0, 1, 180], L13: [1, 0, 180] },
      seats: { 0: { trooper: 'L13', android: 'dead' } },
      locationDeck: ['L11', 'L19'],
    });
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(1, -1) })).toBe(
      'doorway-meets-wall',
    );
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(-1, 0) })).toBe(
      'not-behind-this-room',
    );
    expect(refused(match, 0, { type: 'explore-past', character: 'trooper' })).toBe('fits-in-reach');
    expect(reasonFor(match, 'explore')).toBe('no-place-here');
  });

  test('E7 exploring moves nobody', () => {
    const explored = playAll(table({ locationDeck: ['L11'] }), [
      0,
      { type: 'explore', character: 'trooper', ...at(1, 0) },
    ]);
    expect(seat(explored, 0).characters.trooper.room).toBe('L01');
  });

  test('E7 an empty deck ends exploring', () => {
    const match = table({ locationDeck: [] });
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(1, 0) })).toBe('deck-empty');
    expect(refused(match, 0, { type: 'explore-past', character: 'trooper' })).toBe('deck-empty');
  });
});

describe('E4 a card that fits nowhere', () => {
  const past = { type: 'explore-past', character: 'trooper' } as const;
  const revealPast = { type: 'reveal-past', character: 'android' } as const;

  /** The Trooper north of whose room a cell is free, the Android at a terminal. */
  function narrow(locationDeck: Match['locationDeck']): Match {
    return table({ map: NARROW, locationDeck, seats: { 0: { trooper: 'L13', android: 'L04-back' } } });
  }

  test('E4 goes under the deck for 1 AP; the next one fits here and must be placed, for no further AP', () => {
    const match = narrow(['L11', 'L19', 'L12']);
    expect(reasonFor(match, 'explore')).toBe('no-place-in-reach');
    const passed = playAll(match, [0, past]);
    expect(passed.locationDeck).toEqual(['L19', 'L12', 'L11']);
    expect(passed.turn?.ap).toBe(3);
    expect(offered(passed, 0, 'place')).toEqual([{ type: 'place', ...at(1, -1) }]);
    expect(refused(passed, 0, { type: 'place', ...at(-1, 1, 180) })).toBe('not-behind-this-room');
    expect(refused(passed, 0, { type: 'end-turn' })).toBe('something-is-awaited');

    const placed = playAll(passed, [0, { type: 'place', ...at(1, -1) }]);
    expect(placed.locationDeck).toEqual(['L12', 'L11']);
    expect(placed.turn?.ap).toBe(3);
    expect(placed.turn?.exploringOver).toBe(false);
  });

  test('E4 the next one does not fit either: it stays on top and the player explores no more this turn', () => {
    const passed = playAll(narrow(['L11', 'L12', 'L19']), [0, past]);
    expect(passed.locationDeck).toEqual(['L12', 'L19', 'L11']);
    expect(passed.turn?.ap).toBe(3);
    expect(passed.prompt).toBeUndefined();
    expect(refused(passed, 0, past)).toBe('exploring-over');
    expect(refused(passed, 0, { type: 'explore', character: 'trooper', ...at(1, -1) })).toBe(
      'exploring-over',
    );
    expect(refused(passed, 0, revealPast)).toBe('exploring-over');
    expect(refused(passed, 0, { type: 'reveal', character: 'android', ...at(1, -1) })).toBe('exploring-over');
    expect(refused(passed, 0, { type: 'open-doors', character: 'android' })).toBeUndefined();
  });

  test('E4 the next player may try again', () => {
    const next = playAll(
      table({
        map: NARROW,
        locationDeck: ['L11', 'L12', 'L19'],
        seats: { 0: { at: 'L13' }, 1: { at: 'L15' } },
      }),
      [0, past],
      [0, { type: 'end-turn' }],
    );
    expect(refused(next, 1, past)).toBeUndefined();
  });

  test('E4 once a turn, exploring and revealing together', () => {
    // The Hive closes the cell it is laid in, so the card that comes up next fits nowhere again.
    const passed = playAll(
      narrow(['L11', 'L03', 'L12', 'L08']),
      [0, past],
      [0, { type: 'place', ...at(1, -1) }],
    );
    expect(passed.locationDeck[0]).toBe('L12');
    expect(refused(passed, 0, { type: 'explore-past', character: 'trooper' })).toBe('past-once-a-turn');
    expect(refused(passed, 0, revealPast)).toBe('past-once-a-turn');
  });

  test('E4 with R8 first, exploring past is over as well', () => {
    const revealed = playAll(
      narrow(['L11', 'L03', 'L12', 'L08']),
      [0, revealPast],
      [0, { type: 'place', ...at(-1, 1, 180) }],
    );
    expect(refused(revealed, 0, past)).toBe('past-once-a-turn');
  });

  test('E4 with R8 the next card must be placed anywhere it fits', () => {
    const revealed = playAll(narrow(['L11', 'L19', 'L12']), [0, revealPast]);
    expect(revealed.turn?.ap).toBe(3);
    expect(offered(revealed, 0, 'place').map(({ cell }) => cell)).toEqual(
      expect.arrayContaining([
        { x: 1, y: -1 },
        { x: -1, y: 1 },
      ]),
    );
    const placed = playAll(revealed, [0, { type: 'place', ...at(-1, 1, 180) }]);
    expect(happened(placed, 'location-placed')).toMatchObject([{ location: 'L19', by: 'terminal' }]);
  });

  test('E4 with R8 a second misfit costs the AP and the use of the Terminal', () => {
    const revealed = playAll(narrow(['L11', 'L12', 'L19']), [0, revealPast]);
    expect(revealed.turn).toMatchObject({ ap: 3, terminalUsed: true });
    expect(refused(revealed, 0, past)).toBe('exploring-over');
    expect(refused(revealed, 0, { type: 'open-doors', character: 'android' })).toBe('terminal-used');
  });

  test('E4 not with the last card', () => {
    const match = narrow(['L11']);
    expect(refused(match, 0, past)).toBe('last-location');
    expect(refused(match, 0, revealPast)).toBe('last-location');
  });

  test('E4 not from a room without a free doorway', () => {
    const match = table({ map: NARROW, locationDeck: ['L11', 'L19'] });
    expect(refused(match, 0, past)).toBe('no-free-doorway');
  });

  test('E4 not without AP', () => {
    const match = table({
      map: NARROW,
      locationDeck: ['L11', 'L19'],
      seats: { 0: { at: 'L13' } },
      turn: { ap: 0 },
    });
    expect(refused(match, 0, past)).toBe('no-ap');
  });
});

describe('E4 within reach', () => {
  const past = { type: 'explore-past', character: 'trooper' } as const;
  /** L11 fits north of L16 alone, and L16 is beyond a closed security door; south of L15 it does not fit. */
  const BEYOND = {
    L04: [0, -1],
    L05: [0, 1, 180],
    L13: [1, 0, 180],
    L16: [1, -1, 180],
    L15: [-1, 0, 180],
  } as const;
  const beyond = (scene: Parameters<typeof table>[0] = {}) =>
    table({
      map: BEYOND,
      locationDeck: ['L11', 'L19', 'L12'],
      ...scene,
      seats: { ...scene?.seats, 0: { at: 'L15', ...scene?.seats?.[0] } },
    });

  test('E4 a card whose only place is beyond a door that nobody can open is passed over', () => {
    const match = beyond();
    expect(reasonFor(match, 'explore')).toBe('no-place-in-reach');
    const placed = playAll(match, [0, past], [0, { type: 'place', ...at(-1, 1, 180) }]);
    expect(happened(placed, 'location-placed')).toMatchObject([{ location: 'L19', by: 'explore' }]);
    expect(placed.locationDeck).toEqual(['L12', 'L11']);
    expect(placed.turn?.ap).toBe(3);
  });

  test.each<readonly [string, Parameters<typeof table>[0]]>([
    ['a face-up keycard of any player alive', { seats: { 3: { laidDown: ['keycard'] } } }],
    ['open doors (R7)', { doorsOpen: true }],
    ['a character beyond the door', { seats: { 2: { android: 'L16' } } }],
    ['somebody at a terminal (R8)', { seats: { 2: { android: 'L04-back' } } }],
  ])('E3 E4 with %s the place is within reach, and the card is not passed over', (_what, scene) => {
    const match = beyond(scene);
    expect(refused(match, 0, past)).toBe('fits-in-reach');
    expect(reasonFor(match, 'explore')).toBe('no-place-here');
  });

  test.each<readonly [string, Parameters<typeof table>[0]]>([
    ['in the hand', { seats: { 3: { hand: ['infection', 'infection', 'infection', 'keycard', 'armor'] } } }],
    ['of the dead', { seats: { 3: { trooper: 'dead', android: 'dead', laidDown: ['keycard'] } } }],
  ])('E4 a keycard %s opens nothing', (_where, scene) => {
    expect(refused(beyond(scene), 0, past)).toBeUndefined();
  });

  test('E4 E5 who has not entered yet sets out from the Reactor Room', () => {
    // South of L15 the Hive lies upright, east of L06, where seat 0 stands alone, only sideways.
    const alone = (others: { onBoard: false } | { trooper: 'dead'; android: 'dead' }) =>
      table({
        map: { ...BEYOND, L06: [1, -2] },
        locationDeck: ['L03', 'L11'],
        seats: { 0: { at: 'L06' }, 1: others, 2: others, 3: others },
      });
    const sideways = { type: 'explore', character: 'trooper', ...at(2, -2, 90) } as const;
    expect(refused(alone({ onBoard: false }), 0, sideways)).toBe('rotation-not-allowed');
    expect(refused(alone({ trooper: 'dead', android: 'dead' }), 0, sideways)).toBeUndefined();
  });

  test('E4 a place behind a closed security door of a room within reach is within reach (E1)', () => {
    const match = table({
      map: { L04: [0, -1], L05: [0, 1, 180], L13: [1, 0, 180], L16: [1, -1], L15: [-1, 0, 180] },
      locationDeck: ['L11', 'L19'],
      seats: { 0: { trooper: 'L16', android: 'dead' } },
    });
    expect(offered(match, 0, 'explore')).toEqual([{ type: 'explore', character: 'trooper', ...at(1, -2) }]);
    expect(refused(match, 0, past)).toBe('fits-in-reach');
  });

  test('E4 with R8 every place is within reach: whoever stands at a terminal passes nothing over that fits', () => {
    const match = beyond({ seats: { 0: { android: 'L04-back' } } });
    expect(refused(match, 0, { type: 'reveal', character: 'android', ...at(1, -2) })).toBeUndefined();
    expect(refused(match, 0, { type: 'reveal-past', character: 'android' })).toBe('fits-in-reach');
  });
});

describe('E5 the Hive', () => {
  test('E5 lies upright while it can', () => {
    const match = table({ locationDeck: ['L03', 'L11'] });
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(1, 0, 90) })).toBe(
      'rotation-not-allowed',
    );
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(0, -1) })).toBeUndefined();
  });

  const eastAndWest = { map: { L04: [0, -1], L05: [0, 1, 180] }, locationDeck: ['L03', 'L11'] } as const;

  test('E5 may lie sideways when no upright place exists', () => {
    const match = table(eastAndWest);
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(1, 0, 90) })).toBeUndefined();
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(-1, 0, 270) })).toBeUndefined();
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(1, 0, 270) })).toBe(
      'doorway-meets-wall',
    );
  });

  test('E5 that applies to the Hive alone', () => {
    const match = table({ map: { L03: [0, -1], L05: [0, 1, 180] }, locationDeck: ['L04', 'L11'] });
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(1, 0, 90) })).toBe(
      'rotation-not-allowed',
    );
    expect(refused(match, 0, { type: 'explore-past', character: 'trooper' })).toBeUndefined();
  });

  test('E5 E3 applies to the Hive on its side', () => {
    const match = table({ ...eastAndWest, seats: { 0: { at: 'L04-front' } } });
    expect(refused(match, 0, { type: 'explore', character: 'trooper', ...at(1, 0, 90) })).toBe(
      'not-behind-this-room',
    );
    expect(refused(match, 0, { type: 'explore-past', character: 'trooper' })).toBe('fits-in-reach');
  });

  /** The Hive on top fits in no rotation. */
  function stuck(locationDeck: Match['locationDeck']): Match {
    return table({ map: CORNERS, locationDeck, seats: { 0: { at: 'L13' } } });
  }
  const past = { type: 'explore-past', character: 'trooper' } as const;

  test('E5 in no rotation: the next card is taken instead, and the Hive stays on top', () => {
    const passed = playAll(stuck(['L03', 'L11', 'L08']), [0, past]);
    expect(passed.turn?.ap).toBe(3);
    expect(passed.locationDeck[0]).toBe('L03');
    const placed = playAll(passed, [0, { type: 'place', ...at(1, -1) }]);
    expect(happened(placed, 'location-placed')).toMatchObject([{ location: 'L11' }]);
    expect(placed.locationDeck).toEqual(['L03', 'L08']);
    expect(placed.turn?.ap).toBe(3);
  });

  test('E5 the next card does not fit: it goes under the deck, the AP is lost, the Hive stays on top', () => {
    const passed = playAll(stuck(['L03', 'L16', 'L11']), [0, past]);
    expect(passed.turn?.ap).toBe(3);
    expect(passed.locationDeck).toEqual(['L03', 'L11', 'L16']);
    expect(passed.prompt).toBeUndefined();
    expect(happened(passed, 'location-passed-over')).toMatchObject([
      { location: 'L03', next: 'L16', fits: false },
    ]);
  });

  test('E5 so that every card gets its try', () => {
    const twice = playAll(stuck(['L03', 'L16', 'L10', 'L11']), [0, past], [0, past]);
    expect(twice.locationDeck).toEqual(['L03', 'L11', 'L16', 'L10']);
    expect(playAll(twice, [0, past]).prompt).toMatchObject({ type: 'place', location: 'L11' });
  });

  test('E5 can be tried again in the same turn: only E4 is once a turn', () => {
    const passed = playAll(stuck(['L03', 'L16', 'L11']), [0, past]);
    expect(refused(passed, 0, past)).toBeUndefined();
    const afterE4 = table({
      map: CORNERS,
      locationDeck: ['L03', 'L11'],
      seats: { 0: { at: 'L13' } },
      turn: { passedOver: true },
    });
    expect(refused(afterE4, 0, past)).toBeUndefined();
  });

  /** North of L16 the Hive could lie upright, but L16 is beyond a closed security door; west only sideways. */
  const upright = { L04: [0, -1], L05: [0, 1, 180], L13: [1, 0, 180], L16: [1, -1, 180] } as const;
  const sideways = { type: 'explore', character: 'trooper', ...at(-1, 0, 270) } as const;

  test('E5 may lie sideways when its upright places are out of reach', () => {
    const match = table({ map: upright, locationDeck: ['L03', 'L11'] });
    expect(refused(match, 0, sideways)).toBeUndefined();
    expect(offered(match, 0, 'explore').map(({ rotation }) => rotation)).toEqual([270, 270]);
  });

  test('E5 not while a player with a keycard could get to an upright place', () => {
    const match = table({
      map: upright,
      locationDeck: ['L03', 'L11'],
      seats: { 2: { laidDown: ['keycard'] } },
    });
    expect(refused(match, 0, sideways)).toBe('rotation-not-allowed');
    expect(refused(match, 0, past)).toBe('fits-in-reach');
  });

  test('E5 in no rotation within reach, though upright beyond a door: the next card is tried', () => {
    // North of L09 the Hive could lie upright, but both doors into L09 are closed.
    const match = table({
      map: { ...CORNERS, L09: [1, -1] },
      locationDeck: ['L03', 'L11'],
      seats: { 0: { at: 'L19' } },
    });
    expect(reasonFor(match, 'explore')).toBe('no-place-in-reach');
    const passed = playAll(match, [0, past]);
    expect(offered(passed, 0, 'place')).toEqual([{ type: 'place', ...at(-1, 1) }]);
    expect(passed.locationDeck).toEqual(['L03', 'L11']);
  });

  test('E6 placing the Hive starts a thermal scan at once', () => {
    const placed = playAll(
      table({ locationDeck: ['L03', 'L11'], seats: { 2: { infected: { by: 'host', order: 0 } } } }),
      [0, { type: 'explore', character: 'trooper', ...at(0, -1) }],
    );
    expect(happened(placed, 'scanned')).toMatchObject([{ cause: 'hive' }]);
    expect(placed.scans).toEqual([{ phase: 1, cause: 'hive', living: 4, positive: 1 }]);
  });

  test('E6 also when it is revealed from a terminal', () => {
    const revealed = playAll(
      table({ map: { L02: [1, 0] }, locationDeck: ['L03', 'L11'], seats: { 0: { at: 'L02' } } }),
      [0, { type: 'reveal', character: 'trooper', ...at(0, -1) }],
    );
    expect(happened(revealed, 'scanned')).toMatchObject([{ cause: 'hive' }]);
  });

  test('E6 also when it is the card tried after one that fits nowhere', () => {
    const placed = playAll(
      table({ map: NARROW, locationDeck: ['L11', 'L03', 'L12'], seats: { 0: { at: 'L13' } } }),
      [0, past],
      [0, { type: 'place', ...at(1, -1) }],
    );
    expect(happened(placed, 'scanned')).toMatchObject([{ cause: 'hive' }]);
  });
});
