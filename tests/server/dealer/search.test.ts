import { describe, expect, test } from 'vitest';
import type { Match } from '#server/dealer/index.ts';
import type { RoomId } from '#shared/vocabulary/index.ts';
import { cardId, handOf, happened, parasite, playAll, refused, seat, table } from './table.ts';

type Scene = NonNullable<Parameters<typeof table>[0]>;

const TEN = ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((id) => parasite(id, 'L01'));
const search = { type: 'search', character: 'trooper' } as const;
const teamSearch = { type: 'team-search', character: 'trooper', with: 1 } as const;

/** The cards a seat has drawn after its opening hand of five. */
function drawn(match: Match, id: 0 | 1 | 2 | 3) {
  return handOf(match, id).slice(5);
}

describe('F search', () => {
  test('F1 F3 one card comes into the hand, for 1 AP', () => {
    const searched = playAll(
      table({ map: { L11: [1, 0] }, seats: { 0: { at: 'L11' } }, searchDeck: ['keycard', 'ammo'] }),
      [0, search],
    );
    expect(drawn(searched, 0)).toEqual(['keycard']);
    expect(searched.turn?.ap).toBe(3);
  });

  test.each(['L05-back', 'L05-front'] as const)('F1 a two-room card is searched from %s', (room) => {
    const match = table({ map: { L05: [0, -1] }, seats: { 0: { at: room } } });
    expect(refused(match, 0, search)).toBeUndefined();
  });

  test.each([
    ['L01', {}],
    ['L08', { L08: [1, 0] }],
    ['L09', { L09: [1, 0] }],
    ['L03', { L03: [0, -1] }],
  ] as const satisfies readonly (readonly [RoomId, Scene['map']])[])(
    'R9 %s cannot be searched',
    (room, map) => {
      expect(refused(table({ map, seats: { 0: { at: room } } }), 0, search)).toBe('not-searchable');
    },
  );

  test('F2 a black card turns red and no parasite comes', () => {
    const searched = playAll(table({ map: { L11: [1, 0] }, seats: { 0: { at: 'L11' } } }), [0, search]);
    expect(searched.used).toEqual(['L11']);
    expect(searched.parasites).toEqual([]);
  });

  test('F2 on a red card a parasite spawns before anything else', () => {
    const searched = playAll(
      table({ map: { L11: [1, 0] }, used: ['L11'], seats: { 0: { at: 'L11' } }, dice: [1] }),
      [0, search],
    );
    expect(searched.events.map(({ type }) => type)).toEqual(['ap-changed', 'searched', 'spawned', 'drew']);
    expect(searched.used).toEqual(['L11']);
  });

  test('F2 the choice of a parasite comes before the card, too', () => {
    const start = table({
      map: { L11: [1, 0] },
      used: ['L11'],
      seats: { 0: { at: 'L11' } },
      parasites: TEN,
      dice: [1],
    });
    const searched = playAll(start, [0, search]);
    expect(happened(searched, 'drew')).toEqual([]);
    expect(happened(playAll(searched, [0, { type: 'choose-parasite', parasite: 0 }]), 'drew')).toHaveLength(
      1,
    );
  });

  test('C6 red belongs to the card: searching one half makes the other red', () => {
    const start = table({
      map: { L05: [0, -1] },
      seats: { 0: { trooper: 'L05-back', android: 'L05-front' } },
      dice: [1],
    });
    const searched = playAll(start, [0, search], [0, { type: 'search', character: 'android' }]);
    expect(happened(searched, 'spawned')).toHaveLength(1);
  });

  test('F3 a drawn alert spawns a parasite at the searcher, is discarded and not replaced', () => {
    const searched = playAll(
      table({
        map: { L11: [1, 0] },
        seats: { 0: { at: 'L11' } },
        searchDeck: ['parasite-alert', 'keycard'],
        dice: [4],
      }),
      [0, search],
    );
    expect(searched.events.map(({ type }) => type)).toEqual([
      'ap-changed',
      'searched',
      'alert-drawn',
      'spawned',
    ]);
    expect(searched.parasites).toEqual([parasite(0, 'L01')]);
    expect(drawn(searched, 0)).toEqual([]);
    expect(searched.discard).toHaveLength(1);
  });

  test('S6 who draws the Host by searching is Host and Infected', () => {
    const searched = playAll(
      table({ map: { L11: [1, 0] }, seats: { 0: { at: 'L11' } }, searchDeck: ['host'] }),
      [0, search],
    );
    expect(searched.host).toBe(0);
    expect(seat(searched, 0).infection).toEqual({ by: undefined, order: 0 });
  });
});

describe('F4 Storage', () => {
  const storage = { map: { L07: [1, 0] }, seats: { 0: { at: 'L07' } } } as const;

  test('F4 the first search draws three', () => {
    const searched = playAll(table({ ...storage, searchDeck: ['keycard', 'ammo', 'armor', 'grenade'] }), [
      0,
      search,
    ]);
    expect(drawn(searched, 0)).toEqual(['keycard', 'ammo', 'armor']);
  });

  test('F4 a later one draws one', () => {
    const start = table({ ...storage, used: ['L07'], searchDeck: ['keycard', 'ammo', 'armor'], dice: [1] });
    expect(drawn(playAll(start, [0, search]), 0)).toEqual(['keycard']);
  });

  test('F4 alerts are resolved as they come and not replaced', () => {
    const start = table({
      ...storage,
      searchDeck: ['keycard', 'parasite-alert', 'armor', 'grenade'],
      dice: [1],
    });
    const searched = playAll(start, [0, search]);
    expect(searched.events.map(({ type }) => type)).toEqual([
      'ap-changed',
      'searched',
      'drew',
      'alert-drawn',
      'spawned',
      'drew',
    ]);
    expect(drawn(searched, 0)).toEqual(['keycard', 'armor']);
  });

  test('F4 an alert that asks for a parasite holds up the cards after it', () => {
    const start = table({
      ...storage,
      searchDeck: ['parasite-alert', 'keycard', 'armor'],
      parasites: TEN,
      dice: [1],
    });
    const searched = playAll(start, [0, search]);
    expect(drawn(searched, 0)).toEqual([]);
    const chosen = playAll(searched, [0, { type: 'choose-parasite', parasite: 3 }]);
    expect(drawn(chosen, 0)).toEqual(['keycard', 'armor']);
  });

  test('F7 an empty deck is made anew from the discard pile in the middle of a Storage search', () => {
    const start = table({
      ...storage,
      searchDeck: ['keycard'],
      nothingElse: true,
      discard: ['ammo', 'armor', 'grenade'],
    });
    const searched = playAll(start, [0, search]);
    expect(searched.events.map(({ type }) => type)).toEqual([
      'ap-changed',
      'searched',
      'drew',
      'discard-shuffled',
      'drew',
      'drew',
    ]);
    expect(drawn(searched, 0)).toEqual(['keycard', 'ammo', 'armor']);
    expect(searched.searchDeck).toHaveLength(1);
    expect(searched.discard).toEqual([]);
  });

  test('F7 an alert just resolved is part of the new deck', () => {
    const start = table({ ...storage, searchDeck: ['parasite-alert'], nothingElse: true, dice: [1, 1, 1] });
    const searched = playAll(start, [0, search]);
    expect(happened(searched, 'alert-drawn')).toHaveLength(3);
  });

  test('F7 both empty: the search finds nothing, the AP is spent, the card turns red', () => {
    const searched = playAll(table({ ...storage, nothingElse: true }), [0, search]);
    expect(drawn(searched, 0)).toEqual([]);
    expect(happened(searched, 'found-nothing').length).toBeGreaterThan(0);
    expect(searched.turn?.ap).toBe(3);
    expect(searched.used).toEqual(['L07']);
  });
});

describe('F5 Team Search', () => {
  const team = { map: { L14: [1, 0, 180] }, seats: { 0: { at: 'L14' }, 1: { at: 'L14' } } } as const;

  test.each([
    [0, ['keycard'], ['ammo']],
    [1, ['ammo'], ['keycard']],
  ] as const)('F5 each draws one card, assigned at random: %i', (hands, active, other) => {
    const start = table({ ...team, searchDeck: ['keycard', 'ammo'], picks: { hands: [hands] } });
    const searched = playAll(start, [0, teamSearch]);
    expect(drawn(searched, 0)).toEqual(active);
    expect(drawn(searched, 1)).toEqual(other);
    expect(happened(searched, 'drew').map(({ seat: id }) => id)).toEqual([0, 1]);
    expect(searched.turn?.ap).toBe(3);
    expect(searched.used).toEqual(['L14']);
  });

  test('F5 nobody is asked for consent', () => {
    expect(playAll(table(team), [0, teamSearch]).prompt).toBeUndefined();
  });

  test('F5 a lone last card is the active player’s', () => {
    const start = table({ ...team, searchDeck: ['keycard'], nothingElse: true, picks: { hands: [1] } });
    const searched = playAll(start, [0, teamSearch]);
    expect(drawn(searched, 0)).toEqual(['keycard']);
    expect(drawn(searched, 1)).toEqual([]);
  });

  test('F7 the second card can come from the reshuffled discard pile', () => {
    const start = table({ ...team, searchDeck: ['keycard'], nothingElse: true, discard: ['ammo'] });
    const searched = playAll(start, [0, teamSearch]);
    expect(drawn(searched, 0)).toEqual(['keycard']);
    expect(drawn(searched, 1)).toEqual(['ammo']);
  });

  test('F7 with nothing left the team finds nothing', () => {
    const searched = playAll(table({ ...team, nothingElse: true }), [0, teamSearch]);
    expect([drawn(searched, 0), drawn(searched, 1)]).toEqual([[], []]);
    expect(happened(searched, 'found-nothing').length).toBeGreaterThan(0);
  });

  test('F5 an alert is resolved at its drawer, who chooses the parasite', () => {
    const start = table({ ...team, searchDeck: ['keycard', 'parasite-alert'], parasites: TEN, dice: [1] });
    const searched = playAll(start, [0, teamSearch]);
    expect(happened(searched, 'alert-drawn')).toEqual([{ type: 'alert-drawn', seat: 1, left: 33 }]);
    expect(searched.prompt).toEqual({ type: 'parasite', seat: 1, into: 'L14' });
    expect(refused(searched, 0, { type: 'choose-parasite', parasite: 0 })).toBe('not-your-choice');
    expect(refused(searched, 1, { type: 'choose-parasite', parasite: 0 })).toBeUndefined();
  });

  test('F5 the active player’s alert comes first, then the other’s card', () => {
    const start = table({ ...team, searchDeck: ['parasite-alert', 'keycard'], parasites: TEN, dice: [1] });
    const searched = playAll(start, [0, teamSearch]);
    expect(drawn(searched, 1)).toEqual([]);
    expect(drawn(playAll(searched, [0, { type: 'choose-parasite', parasite: 0 }]), 1)).toEqual(['keycard']);
  });

  test('F5 red card: the parasite comes first, chosen by the active player', () => {
    const start = table({ ...team, used: ['L14'], parasites: TEN, dice: [1] });
    expect(playAll(start, [0, teamSearch]).prompt).toEqual({ type: 'parasite', seat: 0, into: 'L14' });
  });

  test('F5 only in a Team Search room, only with somebody there; the player may also search alone', () => {
    const run = table({ map: { L11: [1, 0] }, seats: { 0: { at: 'L11' }, 1: { at: 'L11' } } });
    expect(refused(run, 0, teamSearch)).toBe('not-a-team-room');
    const match = table(team);
    expect(refused(match, 0, { ...teamSearch, with: 2 })).toBe('nobody-to-team-with');
    expect(refused(match, 0, { ...teamSearch, with: 0 })).toBe('nobody-to-team-with');
    expect(refused(match, 0, search)).toBeUndefined();
  });

  test('F5 not after an attack on a player’s character in this room; searching alone stays possible', () => {
    const start = table({
      ...team,
      seats: { ...team.seats, 0: { at: 'L14', laidDown: ['combat-knife'] } },
      dice: [1],
    });
    const missed = playAll(start, [
      0,
      { type: 'stab', character: 'trooper', target: { seat: 1, character: 'trooper' } },
    ]);
    expect(refused(missed, 0, teamSearch)).toBe('attacked-here');
    expect(refused(missed, 0, search)).toBeUndefined();
  });

  test('F5 an attack in another room or on a parasite does not matter', () => {
    const start = table({
      ...team,
      seats: { ...team.seats, 0: { at: 'L14', laidDown: ['ammo', 'target-scope'] } },
      parasites: [parasite(0, 'L14')],
    });
    const shot = playAll(
      start,
      [0, { type: 'fire', targets: [{ parasite: 0 }] }],
      [0, { type: 'fire', targets: [{ seat: 2, character: 'trooper' }] }],
      ['dealer', { type: 'close-window' }],
    );
    expect(refused(shot, 0, teamSearch)).toBeUndefined();
  });

  test.each([
    ['hit a character', 'L14', 'attacked-here'],
    ['hit none', 'L01', undefined],
  ] as const)('F5 after a grenade that %s', (_what, seatOne, reason) => {
    const start = table({
      map: { L14: [1, 0, 180] },
      seats: {
        0: { hand: ['infection', 'infection', 'infection', 'gas-can', 'gas-can', 'grenade'], android: 'L14' },
        1: { trooper: 'L01', android: seatOne },
        2: { at: 'L01' },
        3: { at: 'L01' },
      },
      turn: { tradedIn: [{ character: 'trooper', room: 'L14' }] },
    });
    const thrown = playAll(start, [
      0,
      { type: 'throw-grenade', character: 'trooper', card: cardId(start, 0, 'grenade'), into: 'L14' },
    ]);
    // Seat 1 comes along afterwards, so that there is a partner in either case.
    const joined: Match = {
      ...thrown,
      seats: thrown.seats.map((each) =>
        each.id === 1
          ? { ...each, characters: { ...each.characters, trooper: { hp: 4, room: 'L14' } } }
          : each,
      ),
    };
    expect(refused(joined, 0, { type: 'team-search', character: 'android', with: 1 })).toBe(reason);
  });
});

describe('F6 after a run', () => {
  test('F6 the room a player ran out of cannot be searched this turn, with either character', () => {
    const start = table({ map: { L11: [1, 0] }, seats: { 0: { android: 'L11' } } });
    const ran = playAll(
      start,
      [0, { type: 'move', character: 'trooper', to: 'L11' }],
      [0, { type: 'run', character: 'trooper', to: 'L01' }],
    );
    expect(refused(ran, 0, { type: 'search', character: 'android' })).toBe('ran-out-of-here');
    const back = playAll(ran, [0, { type: 'move', character: 'trooper', to: 'L11' }]);
    expect(refused(back, 0, search)).toBe('ran-out-of-here');
  });

  test('F6 leaving for AP forbids nothing', () => {
    const start = table({ map: { L11: [1, 0] }, seats: { 0: { android: 'L11' } } });
    const walked = playAll(
      start,
      [0, { type: 'move', character: 'trooper', to: 'L11' }],
      [0, { type: 'move', character: 'trooper', to: 'L01' }],
    );
    expect(refused(walked, 0, { type: 'search', character: 'android' })).toBeUndefined();
  });

  test('F6 the next turn it can be searched again', () => {
    const start = table({ map: { L11: [1, 0] }, seats: { 0: { android: 'L11' }, 1: { at: 'L11' } } });
    const next = playAll(
      { ...start, turn: start.turn && { ...start.turn, ranFrom: [{ character: 'trooper', room: 'L11' }] } },
      [0, { type: 'end-turn' }],
    );
    expect(refused(next, 1, search)).toBeUndefined();
  });
});
