import { describe, expect, test } from 'vitest';
import { begin, type Match, viewFor } from '#server/dealer/index.ts';
import type { SeatView } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { scriptedChance } from './chance.ts';
import { cardId, parasite, playAll, setupFor, table } from './table.ts';

/** Seat 0, the Host, meets seat 1 in a Run room and owes a trade. */
function trading(): Match {
  const met = table({
    map: { L11: [1, 0] },
    seats: {
      0: {
        hand: ['infection', 'infection', 'infection', 'host', 'ammo', 'body-scanner'],
        infected: { by: 'host', order: 0 },
      },
      1: { at: 'L11', hand: ['infection', 'infection', 'infection', 'gas-can', 'armor'] },
    },
  });
  return playAll(
    met,
    [0, { type: 'move', character: 'trooper', to: 'L11' }],
    [0, { type: 'trade', with: 1 }],
  );
}

function hasReason(view: SeatView, kind: keyof SeatView['offers']): string | undefined {
  const offer = view.offers[kind];
  return 'reason' in offer ? offer.reason.code : undefined;
}

describe('D1 a seat is sent what a person in that chair would see', () => {
  test('D1 two matches that begin with the same seats each show the names of their own people', () => {
    const first = table({});
    const seats = first.setup.seats.map((seat, i) => ({
      ...seat,
      name: ['Eve', 'Fay', 'Gus', 'Hal'][i] ?? '',
    }));
    const second: Match = { ...first, setup: { ...first.setup, seats } };
    const namesIn = (match: Match) => viewFor(match, 'public').seats.map(({ name }) => name);
    expect(namesIn(first)).toEqual(['red', 'green', 'purple', 'orange']);
    expect(namesIn(second)).toEqual(['Eve', 'Fay', 'Gus', 'Hal']);
  });

  test('D1 its own hand by numbers of its own, and nobody else’s', () => {
    const view = viewFor(trading(), 1);
    expect(view.hand).toEqual([
      { id: 1, kind: 'infection', colour: 'green' },
      { id: 2, kind: 'infection', colour: 'green' },
      { id: 3, kind: 'infection', colour: 'green' },
      { id: 4, kind: 'gas-can' },
      { id: 5, kind: 'armor' },
    ]);
    expect(JSON.stringify({ ...view, hand: [], offers: {} })).not.toMatch(/host|body-scanner|gas-can/);
  });

  test('D1 the number of a card is new whenever it comes into a hand', () => {
    const start = trading();
    const traded = playAll(
      start,
      [0, { type: 'give', card: cardId(start, 0, 'ammo') }],
      [1, { type: 'give', card: cardId(start, 1, 'armor') }],
    );
    expect(viewFor(traded, 0).hand.at(-1)).toEqual({ id: 7, kind: 'armor' });
    expect(viewFor(traded, 1).hand.at(-1)).toEqual({ id: 6, kind: 'ammo' });
  });

  test('D1 the diary tells what was given and got, not whether the other was Infected before', () => {
    const start = trading();
    const traded = playAll(
      start,
      [0, { type: 'give', card: cardId(start, 0, 'infection') }],
      [1, { type: 'give', card: cardId(start, 1, 'armor') }],
    );
    expect(viewFor(traded, 0).diary).toEqual([
      {
        phase: 1,
        type: 'traded',
        with: 1,
        gave: { kind: 'infection', colour: 'red' },
        got: { kind: 'armor' },
        infected: false,
      },
    ]);
    expect(viewFor(traded, 1).diary).toEqual([
      {
        phase: 1,
        type: 'traded',
        with: 0,
        gave: { kind: 'armor' },
        got: { kind: 'infection', colour: 'red' },
        infected: true,
      },
    ]);
    expect(viewFor(traded, 1).role).toBe('infected');
  });

  test('D1 giving an infection card to one who was Infected already reads the same in the diary', () => {
    const diaries = [undefined, { by: 0, order: 1 } as const].map((infected) => {
      const met = table({
        map: { L11: [1, 0] },
        seats: {
          0: {
            hand: ['infection', 'infection', 'infection', 'host', 'ammo'],
            infected: { by: 'host', order: 0 },
          },
          1: {
            at: 'L11',
            hand: ['infection', 'infection', 'infection', 'gas-can', 'armor'],
            ...(infected && { infected }),
          },
        },
      });
      const start = playAll(
        met,
        [0, { type: 'move', character: 'trooper', to: 'L11' }],
        [0, { type: 'trade', with: 1 }],
      );
      const traded = playAll(
        start,
        [0, { type: 'give', card: cardId(start, 0, 'infection') }],
        [1, { type: 'give', card: cardId(start, 1, 'armor') }],
      );
      return viewFor(traded, 0);
    });
    expect(diaries[0]).toEqual(diaries[1]);
  });

  test('D1 the hand that was dealt opens the diary', () => {
    const match = begin(setupFor(4), scriptedChance({ dice: [1] }));
    for (const { id, hand } of match.seats) {
      const [dealt] = viewFor(match, id).diary;
      expect(dealt).toMatchObject({ phase: 0, type: 'dealt' });
      expect(viewFor(match, id).hand).toHaveLength(hand.length);
    }
  });

  test('D1 what the body scanner showed is in the diary of the user alone', () => {
    const scene = table({
      seats: { 0: { hand: ['infection', 'infection', 'infection', 'gas-can', 'ammo', 'body-scanner'] } },
    });
    const scanned = playAll(scene, [
      0,
      { type: 'body-scan', character: 'trooper', card: cardId(scene, 0, 'body-scanner'), seat: 1 },
    ]);
    expect(viewFor(scanned, 0).diary.at(-1)).toMatchObject({ type: 'body-scan', seat: 1 });
    for (const other of [1, 2, 3] as const) expect(viewFor(scanned, other).diary).toEqual([]);
  });
});

describe('D2 no tells', () => {
  test('D2 nobody else sees who has chosen a card already', () => {
    const open = trading();
    const sealed = playAll(open, [0, { type: 'give', card: cardId(open, 0, 'ammo') }]);
    for (const audience of [1, 2, 3, 'public'] as const) {
      expect(viewFor(sealed, audience)).toEqual(viewFor(open, audience));
    }
    expect(sealed.events).toEqual([]);
  });

  test('D2 nobody else sees who has answered for armor already', () => {
    const asked = playAll(
      table({
        seats: { 0: { at: 'L11' }, 1: { at: 'L11' } },
        map: { L11: [1, 0] },
        parasites: [parasite(0, 'L11')],
        turn: { seat: 3 },
        marker: { holder: 0, hadTurn: true },
        dice: [1],
      }),
      [3, { type: 'end-turn' }],
    );
    expect(asked.prompt?.type).toBe('armor');
    const answered = playAll(asked, [0, { type: 'armor', rooms: [{ room: 'L11', cards: 0 }] }]);
    for (const audience of [1, 2, 3, 'public'] as const) {
      expect(viewFor(answered, audience)).toEqual(viewFor(asked, audience));
    }
    expect(answered.events).toEqual([]);
  });

  test('D2 whoever is attacked is asked for armor, with or without any', () => {
    const views = (['armor', 'gas-can'] as const).map((card) => {
      const match = playAll(
        table({
          seats: {
            0: { laidDown: ['ammo'], at: 'L11' },
            1: { at: 'L11', hand: ['infection', 'infection', 'infection', 'ammo', card, 'ammo'] },
          },
          map: { L11: [1, 0] },
        }),
        [0, { type: 'fire', targets: [{ seat: 1, character: 'trooper' }] }],
      );
      return viewFor(match, 2);
    });
    expect(views[0]).toEqual(views[1]);
    expect(views[0]?.awaited).toMatchObject({ type: 'armor', by: 0 });
  });

  test('D2 a scan shows nothing of the order of the chairs', () => {
    const shown = ([1, 2, 3] as const).map((host: SeatId) =>
      playAll(
        table({
          map: { L02: [1, 0] },
          seats: { 0: { at: 'L02' }, [host]: { infected: { by: 'host', order: 0 } } },
        }),
        [0, { type: 'thermal-scan', character: 'trooper' }],
      ),
    );
    expect(new Set(shown.map(({ events }) => JSON.stringify(events))).size).toBe(1);
  });
});

describe('D3 what is public', () => {
  test('D3 the public view has exactly these fields', () => {
    expect(Object.keys(viewFor(trading(), 'public')).sort()).toEqual([
      'agreements',
      'awaited',
      'discard',
      'doorsOpen',
      'ending',
      'locationsLeft',
      'marker',
      'options',
      'parasites',
      'phase',
      'placed',
      'scans',
      'searchCardsLeft',
      'seats',
      'topLocation',
      'turn',
      'used',
    ]);
    expect(viewFor(trading(), 'public').seats[1]).toEqual({
      id: 1,
      colour: 'green',
      name: 'green',
      eliminated: false,
      characters: { trooper: { hp: 4, room: 'L11' }, android: { hp: 4, room: 'L11' } },
      handSize: 5,
      laidDown: [],
    });
  });

  test('D3 only the top of the location deck is known', () => {
    const match = table({ locationDeck: ['L06', 'L07', 'L03'] });
    const view = viewFor(match, 'public');
    expect([view.topLocation, view.locationsLeft]).toEqual(['L06', 3]);
    expect(JSON.stringify(view)).not.toMatch(/L07|L03/);
  });
});

describe('D7, D8 the dead, and the end', () => {
  const dead = table({ seats: { 2: { trooper: 'dead', android: 'dead', hand: [] } } });

  test('D7 the eliminated keep the public view and their diary, and can do nothing', () => {
    const { me, role, hand, diary, offers, ...rest } = viewFor(dead, 2);
    expect(rest).toEqual(viewFor(dead, 'public'));
    expect({ me, role, hand, diary }).toEqual({ me: 2, role: 'human', hand: [], diary: [] });
    for (const kind of Object.keys(offers) as (keyof typeof offers)[]) {
      expect(hasReason(viewFor(dead, 2), kind)).toBe('eliminated');
    }
  });

  test('D8 no role but the own one is in any view of a running match', () => {
    const match = trading();
    const { role, ...view } = viewFor(match, 0);
    expect(role).toBe('host');
    expect(JSON.stringify({ ...view, hand: [] })).not.toMatch(/"(host|infected|human)"/);
    for (const audience of [1, 2, 3] as const) {
      const { role: own, ...others } = viewFor(match, audience);
      expect(own).toBe('human');
      expect(JSON.stringify(others)).not.toMatch(/"(host|infected|human)"/);
    }
  });
});

describe('the offers of a view', () => {
  test('T5 every kind of action has commands or the reason why not', () => {
    const view = viewFor(trading(), 0);
    expect(hasReason(view, 'move')).toBe('something-is-awaited');
    expect(view.offers.give).toHaveProperty('commands');
    expect(hasReason(viewFor(trading(), 2), 'give')).toBe('not-in-a-trade');
    expect(hasReason(viewFor(trading(), 2), 'move')).toBe('not-your-turn');
  });
});
