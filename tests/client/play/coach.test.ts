import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { hintFor, SITUATIONS, type Situation } from '#client/play/coach.ts';
import { en } from '#client/texts/en/index.ts';
import { texts as fr } from '#client/texts/fr/index.ts';
import { viewFor } from '#server/dealer/index.ts';
import type { SeatView } from '#shared/play/index.ts';
import { crewView } from '#tests/client/crew.ts';
import { exchange, parasite, playAll, table } from '#tests/server/dealer/table.ts';

/** Everything was said but this. */
const only = (...unsaid: readonly Situation[]) => SITUATIONS.filter((each) => !unsaid.includes(each));
const open = (view: SeatView, ...unsaid: readonly Situation[]) =>
  hintFor(view, { said: only(...unsaid), isCovered: false });

const ROOMS = { L11: [1, 0], L12: [1, -1] } as const;
const walkedIn = (seats = {}) =>
  playAll(table({ map: ROOMS, seats: { 0: { at: 'L11' }, 2: { at: 'L12' }, ...seats } }), [
    0,
    { type: 'move', character: 'trooper', to: 'L12' },
  ]);

describe('the first time, where it is', () => {
  test('a duty: trade or attack (X1)', () => {
    expect(open(viewFor(walkedIn(), 0), 'duty')).toEqual({ situation: 'duty', at: { part: 'prompt' } });
    expect(open(viewFor(walkedIn(), 1), 'duty')).toBeUndefined();
  });

  test('a trade: a card to choose (X4)', () => {
    const trading = playAll(walkedIn(), [0, { type: 'trade', with: 2 }]);
    expect(open(viewFor(trading, 0), 'trade')).toEqual({ situation: 'trade', at: { part: 'trade' } });
    expect(open(viewFor(trading, 2), 'trade')).toEqual({ situation: 'trade', at: { part: 'trade' } });
    expect(open(viewFor(trading, 3), 'trade')).toBeUndefined();
  });

  test('an armor window (A6)', () => {
    const fired = playAll(
      table({ map: ROOMS, seats: { 0: { at: 'L11', laidDown: ['ammo'] }, 2: { at: 'L11' } } }),
      [0, { type: 'fire', targets: [{ seat: 2, character: 'android' }] }],
    );
    expect(open(viewFor(fired, 2), 'armor')).toEqual({ situation: 'armor', at: { part: 'prompt' } });
    expect(open(viewFor(fired, 0), 'armor')).toBeUndefined();
  });

  test('a gas can in hand', () => {
    expect(open(crewView(), 'gas-can')).toEqual({ situation: 'gas-can', at: { held: 'gas-can' } });
    const without = crewView({
      seats: { 0: { hand: ['infection', 'infection', 'infection', 'armor', 'armor'] } },
    });
    expect(open(without, 'gas-can')).toBeUndefined();
  });

  test('an Infection card of another colour, and being one of them (X5)', () => {
    const trading = playAll(walkedIn({ 2: { at: 'L12', infected: { by: 'host', order: 1 } } }), [
      0,
      { type: 'trade', with: 2 },
    ]);
    const burned = viewFor(exchange(trading, [0, 'gas-can'], [2, 'infection']), 0);
    const isOwn = (card: SeatView['hand'][number]) => card.kind !== 'infection' || card.colour === 'red';
    expect(open({ ...burned, hand: burned.hand.filter(isOwn) }, 'infection-card')).toBeUndefined();
    expect(open(burned, 'infection-card', 'infected')).toEqual({
      situation: 'infection-card',
      at: { held: 'infection', of: 'purple' },
    });
    const infected = crewView({ seats: { 0: { infected: { by: 'host', order: 1 } } } });
    expect(open(infected, 'infection-card', 'infected')).toEqual({
      situation: 'infected',
      at: { part: 'role' },
    });
    expect(open(crewView(), 'infection-card', 'infected')).toBeUndefined();
  });

  test('X6 an Infection card that was only passed on says nothing about who gave it', () => {
    const passing = playAll(
      walkedIn({
        1: { hand: ['infection', 'infection', 'armor', 'armor', 'armor'] },
        2: { at: 'L12', hand: ['infection', 'infection', 'infection', 'infection:green'] },
      }),
      [0, { type: 'trade', with: 2 }],
    );
    const passed = viewFor(exchange(passing, [0, 'gas-can'], [2, 'infection:green']), 0);
    expect(passed.hand).toContainEqual(expect.objectContaining({ kind: 'infection', colour: 'green' }));
    expect(open(passed, 'infection-card')).toBeUndefined();
  });

  test('the first search: what leads to it (T6)', () => {
    const due = { turn: { firstSearchDue: true } };
    expect(open(crewView(due), 'first-search')).toEqual({
      situation: 'first-search',
      at: { action: 'explore' },
    });
    const there = crewView({ ...due, map: ROOMS, seats: { 0: { at: 'L11' } } });
    expect(open(there, 'first-search')).toEqual({ situation: 'first-search', at: { action: 'search' } });
    expect(open(crewView(), 'first-search')).toBeUndefined();
  });

  test('what exploring is, but not while a search is due: the AP would be gone (T6)', () => {
    expect(open(crewView(), 'explore')).toEqual({ situation: 'explore', at: { action: 'explore' } });
    expect(open(crewView({ turn: { firstSearchDue: true } }), 'explore')).toBeUndefined();
  });

  test('a Run room that can be left for free (R1)', () => {
    const inside = playAll(table({ map: ROOMS }), [0, { type: 'move', character: 'trooper', to: 'L11' }]);
    expect(open(viewFor(inside, 0), 'run')).toEqual({ situation: 'run', at: { room: 'L11' } });
    expect(open(crewView({ map: ROOMS }), 'run')).toBeUndefined();
  });

  test('a Terminal (R4)', () => {
    const view = crewView({ map: { L02: [0, 1] }, seats: { 0: { at: 'L02' } } });
    expect(open(view, 'terminal')).toEqual({ situation: 'terminal', at: { action: 'thermal-scan' } });
  });

  test('a used room, a parasite, an Alert room, the Hive', () => {
    const scene = {
      map: { L11: [1, 0], L20: [0, -1], L03: [2, 0] },
      used: ['L11'],
      parasites: [parasite(0, 'L11')],
      seats: { 0: { trooper: 'L11', android: 'L01' } },
    } as const;
    const view = crewView(scene);
    expect(open(view, 'used-room')).toEqual({ situation: 'used-room', at: { room: 'L11' } });
    expect(open(view, 'parasite')).toEqual({ situation: 'parasite', at: { room: 'L11' } });
    expect(open(view, 'alert-room')).toEqual({ situation: 'alert-room', at: { room: 'L20' } });
    expect(open(view, 'hive')).toEqual({ situation: 'hive', at: { room: 'L03' } });
  });

  test('no AP left: the end of the turn (T4)', () => {
    expect(open(crewView({ turn: { ap: 0 } }), 'end-turn')).toEqual({
      situation: 'end-turn',
      at: { part: 'end-turn' },
    });
    expect(open(crewView(), 'end-turn')).toBeUndefined();
  });

  test('with no AP left a used room is no news: nobody could search it', () => {
    const used = { map: ROOMS, used: ['L11'], seats: { 0: { at: 'L11' } } } as const;
    expect(open(viewFor(table(used), 0), 'used-room')).toMatchObject({ at: { room: 'L11' } });
    expect(open(viewFor(table({ ...used, turn: { ap: 0 } }), 0), 'used-room')).toBeUndefined();
  });
});

describe('what the coach keeps to himself', () => {
  test('what was said is not said again, and the most pressing comes first', () => {
    const view = viewFor(walkedIn(), 0);
    expect(hintFor(view, { said: [], isCovered: false })?.situation).toBe('duty');
    expect(hintFor(view, { said: SITUATIONS, isCovered: false })).toBeUndefined();
    const firstTurn = crewView({ turn: { firstSearchDue: true } });
    expect(hintFor(firstTurn, { said: [], isCovered: false })?.situation).toBe('first-search');
  });

  test('under the cover nothing that tells what is held, or what one is', () => {
    const view = crewView({ seats: { 0: { infected: { by: 'host', order: 1 } } } });
    const said = only('infected', 'infection-card', 'gas-can');
    expect(hintFor(view, { said, isCovered: true })).toBeUndefined();
    expect(hintFor(view, { said, isCovered: false })?.situation).toBe('infected');
  });
});

const texts = createInstance();
await texts.init({
  lng: 'en',
  resources: { en: { translation: en }, fr: { translation: fr } },
  interpolation: { escapeValue: false },
});

describe('in words', () => {
  test('English', () => {
    expect(texts.t('coach.duty')).toBe(
      'You walked in on somebody: trade or attack. You can do nothing else before that.',
    );
    expect(texts.t('coach.run')).toBe(
      'A Run room: you may move on from here once, free, but not after searching it.',
    );
  });

  test('French', () => {
    expect(texts.t('coach.duty', { lng: 'fr' })).toBe(
      'Quelqu’un est déjà ici\u202f: échangez ou attaquez. Rien d’autre n’est possible avant.',
    );
    expect(texts.t('coach.gas-can', { lng: 'fr', cans: 'trois' })).toBe(
      'Un jerrican donné en échange brûle une infection. Il en faut trois en main pour brûler le Nid.',
    );
  });

  test('every situation has its sentence', () => {
    expect(Object.keys(en.coach).sort()).toEqual([...SITUATIONS].sort());
  });
});
