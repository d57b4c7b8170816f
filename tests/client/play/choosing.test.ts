import { describe, expect, test } from 'vitest';
import { type Choosing, IDLE, type Input, next } from '#client/play/choosing.ts';
import { type Match, viewFor } from '#server/dealer/index.ts';
import type { SeatView } from '#shared/play/index.ts';
import { cardId, parasite, playAll, table } from '#tests/server/dealer/table.ts';

/** A Run east of the Reactor; the next location is a Team Search with doorways east and south. */
const start = () => table({ map: { L11: [1, 0] }, locationDeck: ['L13', 'L03'] });
const seen = (match: Match): SeatView => viewFor(match, 0);

/** One input after the other. */
const stateAfter = (view: SeatView, ...inputs: readonly Input[]): Choosing =>
  inputs.reduce<Choosing>((state, input) => next(state, input, view), IDLE);

const tap = (...stacked: Extract<Input, { on: 'point' }>['stacked']): Input => ({ on: 'point', stacked });
const OWN_TROOPER = { seat: 0, character: 'trooper' } as const;

describe('a tap on an own character', () => {
  test('means it; a second one opens the card of its room', () => {
    const view = seen(start());
    expect(stateAfter(view, tap(OWN_TROOPER, { room: 'L01' }))).toEqual({
      at: 'selected',
      character: 'trooper',
    });
    expect(stateAfter(view, tap(OWN_TROOPER), tap(OWN_TROOPER))).toEqual({
      at: 'room-card',
      spot: { room: 'L01' },
      character: 'trooper',
    });
  });

  test('the next room takes one tap more: it goes there', () => {
    expect(stateAfter(seen(start()), tap(OWN_TROOPER), tap({ room: 'L11' }))).toEqual({
      at: 'sending',
      command: { type: 'move', character: 'trooper', to: 'L11' },
      character: 'trooper',
    });
  });
});

describe('a tap on a room', () => {
  test('that both can enter asks which, on a card at the room', () => {
    expect(stateAfter(seen(start()), tap({ room: 'L11' }))).toEqual({
      at: 'room-card',
      spot: { room: 'L11' },
      character: undefined,
    });
  });

  test('that only one can enter does it at once', () => {
    const view = seen(table({ map: { L11: [1, 0] }, seats: { 0: { trooper: 'L01', android: 'dead' } } }));
    expect(stateAfter(view, tap({ room: 'L11' }))).toMatchObject({
      at: 'sending',
      command: { type: 'move', character: 'trooper', to: 'L11' },
    });
  });

  test('that leads nowhere answers, too', () => {
    const view = seen(table({ map: { L11: [1, 0], L12: [2, 0] } }));
    expect(stateAfter(view, tap({ room: 'L12' }))).toMatchObject({ at: 'room-card', spot: { room: 'L12' } });
  });

  test('in somebody else’s turn says what it is, and sends nothing', () => {
    const view = seen(table({ map: { L11: [1, 0] }, turn: { seat: 1 } }));
    expect(stateAfter(view, tap({ room: 'L11' }))).toMatchObject({ at: 'room-card' });
  });
});

describe('exploring', () => {
  const view = seen(start());

  test('is never done by one tap: the card is shown first, and a tap on it turns it', () => {
    const once = stateAfter(view, tap({ cell: { x: -1, y: 0 } }));
    expect(once).toMatchObject({ at: 'placing', aim: { cell: { x: -1, y: 0 }, rotation: 0 } });
  });

  test('the button for it aims at a doorway; a second tap confirms', () => {
    const opened = stateAfter(view, { on: 'verb', kinds: ['explore'] });
    expect(opened.at).toBe('placing');
    expect(next(opened, { on: 'confirm' }, view)).toMatchObject({
      at: 'sending',
      command: { type: 'explore' },
    });
  });

  test('E2 a card that lies the same turned round has one way only', () => {
    const open = seen(table({ locationDeck: ['L12', 'L03'] }));
    const placing = stateAfter(open, { on: 'verb', kinds: ['explore'] });
    expect(next(placing, { on: 'turn' }, open)).toEqual(placing);
  });

  test('the ghost follows the pointer from doorway to doorway', () => {
    const first = stateAfter(view, tap({ cell: { x: -1, y: 0 } }));
    expect(next(first, { on: 'hover', stacked: [{ cell: { x: 0, y: -1 } }] }, view)).toMatchObject({
      at: 'placing',
      aim: { cell: { x: 0, y: -1 } },
    });
    expect(next(first, { on: 'hover', stacked: [{ room: 'L11' }] }, view)).toBe(first);
  });
});

describe('fire', () => {
  const armed = (laidDown: readonly ('ammo' | 'heavy-gun')[]) =>
    seen(
      table({
        map: { L11: [1, 0] },
        seats: { 0: { laidDown }, 1: { at: 'L01' } },
        parasites: [parasite(0, 'L01'), parasite(1, 'L01')],
      }),
    );

  test('takes its verb and its target; at a parasite that is all', () => {
    const view = armed(['ammo']);
    expect(
      stateAfter(view, { on: 'verb', kinds: ['fire'] }, tap({ parasite: 0 }, { room: 'L01' })),
    ).toMatchObject({
      at: 'sending',
      command: { type: 'fire', targets: [{ parasite: 0 }] },
    });
  });

  test('at a person asks once more, in place', () => {
    const view = armed(['ammo']);
    const person = { seat: 1, character: 'trooper' } as const;
    const asked = stateAfter(view, { on: 'verb', kinds: ['fire'] }, tap(person));
    expect(asked).toMatchObject({ at: 'confirming', command: { type: 'fire', targets: [person] } });
    expect(next(asked, { on: 'back' }, view)).toMatchObject({ at: 'aiming', picked: [] });
    expect(next(asked, { on: 'confirm' }, view)).toMatchObject({ at: 'sending' });
    // The target tapped again is no change of mind; a tap elsewhere is.
    expect(next(asked, tap(person, { room: 'L01' }), view)).toBe(asked);
    expect(next(asked, tap({ room: 'L01' }), view)).toEqual(IDLE);
  });

  test('A2 with a heavy gun one or two are tapped, one after the other', () => {
    const view = armed(['ammo', 'heavy-gun']);
    const one = stateAfter(view, { on: 'verb', kinds: ['fire'] }, tap({ parasite: 0 }));
    expect(one).toEqual({
      at: 'aiming',
      kinds: ['fire'],
      picked: [{ parasite: 0 }],
      character: undefined,
    });
    expect(next(one, tap({ parasite: 1 }), view)).toMatchObject({
      at: 'sending',
      command: { type: 'fire', targets: [{ parasite: 0 }, { parasite: 1 }] },
    });
    expect(next(one, { on: 'back' }, view)).toMatchObject({ at: 'aiming', picked: [] });
    const two: Choosing = {
      at: 'aiming',
      kinds: ['fire'],
      picked: [{ parasite: 0 }, { parasite: 1 }],
      character: undefined,
    };
    expect(next(two, { on: 'back' }, view)).toMatchObject({ at: 'aiming', picked: [{ parasite: 0 }] });
  });

  test('an idle tap on a parasite never fires: its card asks what is meant', () => {
    expect(stateAfter(armed(['ammo']), tap({ parasite: 0 }))).toMatchObject({
      at: 'room-card',
      spot: { parasite: 0 },
    });
  });
});

describe('a card of the hand', () => {
  test('is chosen first, then where it goes', () => {
    const hand = ['grenade', 'gas-can', 'gas-can', 'gas-can', 'gas-can', 'armor'] as const;
    const match = table({ map: { L11: [1, 0] }, seats: { 0: { hand } } });
    const view = seen(match);
    const card = cardId(match, 0, 'grenade');
    const picked = stateAfter(view, { on: 'verb', kinds: ['throw-grenade'] }, tap({ card }));
    expect(picked).toMatchObject({ at: 'aiming', picked: [{ card }] });
    // Only one room is in reach of the Trooper: nothing is left to choose.
    const thrown = stateAfter(
      view,
      { on: 'select', character: 'trooper' },
      { on: 'verb', kinds: ['throw-grenade'] },
    );
    expect(thrown).toMatchObject({
      at: 'confirming',
      command: { type: 'throw-grenade', character: 'trooper', card, into: 'L11' },
    });
  });
});

test('the only card that can be used is not spent by the button that asks which', () => {
  const hand = ['energy-boost', 'gas-can', 'gas-can', 'gas-can', 'gas-can', 'armor'] as const;
  const match = table({ seats: { 0: { hand } } });
  const asked = stateAfter(seen(match), { on: 'verb', kinds: ['lay-down', 'first-aid', 'boost'] });
  expect(asked).toMatchObject({ at: 'aiming', picked: [] });
  expect(next(asked, tap({ card: cardId(match, 0, 'energy-boost') }), seen(match))).toMatchObject({
    at: 'sending',
    command: { type: 'boost' },
  });
});

describe('what is on the way', () => {
  const view = seen(start());

  test('is sent once: whatever is pressed meanwhile changes nothing', () => {
    const sending = stateAfter(view, tap(OWN_TROOPER), tap({ room: 'L11' }));
    for (const input of [tap({ room: 'L11' }), { on: 'confirm' }, { on: 'offers' }] as const)
      expect(next(sending, input, view)).toBe(sending);
    expect(next(sending, { on: 'answered' }, view)).toEqual({ at: 'selected', character: 'trooper' });
  });

  test('belongs to what was offered: other offers put it away, but not what somebody reads', () => {
    const aiming = stateAfter(view, { on: 'verb', kinds: ['move'] });
    expect(aiming.at).toBe('aiming');
    expect(next(aiming, { on: 'offers' }, view)).toEqual(IDLE);
    const reading = stateAfter(view, tap({ room: 'L11' }));
    expect(next(reading, { on: 'offers' }, view)).toBe(reading);
  });

  test('A6 what somebody reads makes way for what is asked of him', () => {
    const shot = playAll(
      table({ map: { L11: [1, 0] }, seats: { 1: { laidDown: ['ammo'] } }, turn: { seat: 1 } }),
      [1, { type: 'fire', targets: [OWN_TROOPER] }],
    );
    const reading = stateAfter(seen(shot), tap({ room: 'L11' }));
    expect(reading.at).toBe('room-card');
    expect(next(reading, { on: 'offers' }, seen(shot))).toEqual(IDLE);
  });

  test('what cannot be undone is asked once more, then sent', () => {
    const asked = stateAfter(view, { on: 'command', command: { type: 'end-turn' } });
    expect(asked.at).toBe('confirming');
    expect(next(asked, { on: 'confirm' }, view)).toMatchObject({
      at: 'sending',
      command: { type: 'end-turn' },
    });
  });

  test('a tap into the dark puts everything away', () => {
    expect(stateAfter(view, tap({ room: 'L11' }), tap())).toEqual(IDLE);
  });

  test('X1 a duty is answered by tapping whom to trade with', () => {
    const match = playAll(
      table({ map: { L11: [1, 0] }, seats: { 1: { trooper: 'L11', android: 'L01' } }, dice: [1, 1, 1] }),
      [0, { type: 'move', character: 'trooper', to: 'L11' }],
    );
    expect(stateAfter(seen(match), tap({ seat: 1, character: 'trooper' }, { room: 'L11' }))).toMatchObject({
      at: 'sending',
      command: { type: 'trade', with: 1 },
    });
  });
});
