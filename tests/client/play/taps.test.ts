import { describe, expect, test } from 'vitest';
import type { Spot } from '#client/board/spots.ts';
import { tokensOf } from '#client/board/tokens.ts';
import { type Choosing, IDLE, type Input, next, wholeBy } from '#client/play/choosing.ts';
import { offersAt, type SpotOffer } from '#client/play/spot-offers.ts';
import { VERB_NAMES, VERBS } from '#client/play/verbs.ts';
import { type Match, viewFor } from '#server/dealer/index.ts';

import type { SeatCommand, SeatView } from '#shared/play/index.ts';
import { roomsOf } from '#shared/vocabulary/index.ts';
import { cardId, parasite, playAll, table } from '#tests/server/dealer/table.ts';

/** One tap, and what it puts into the choosing. */
type Tap = readonly Input[];

const at = (...stacked: readonly Spot[]): Tap => [{ on: 'point', stacked }];

/** What the small card at a room, a person or a parasite does on its button. */
function tapOf(offer: SpotOffer, spot: Spot): Tap {
  if (offer.type === 'command') return [{ on: 'command', command: offer.command }];
  const { kind, character } = offer;
  return [
    ...(character ? [{ on: 'select', character } as const] : []),
    { on: 'verb', kinds: [kind] },
    ...(kind === 'fire' || kind === 'stab' ? at(spot) : []),
  ];
}

/** Everything that can be tapped: the map, the verbs, a card of the hand while one is asked for, and what has opened. */
function tapsAt(state: Choosing, view: SeatView): readonly Tap[] {
  const tokens = tokensOf(view, []).flatMap(({ spots }) => spots);
  const rooms = view.placed.flatMap((placed) => roomsOf(placed.location).map((room) => ({ room })));
  const cells = [-1, 0, 1, 2].flatMap((x) => [-1, 0, 1].map((y) => ({ cell: { x, y } })));
  const verbs = VERB_NAMES.map((name): Tap => [{ on: 'verb', kinds: VERBS[name].kinds }]);
  const map = [...tokens, ...rooms, ...cells].map((spot) => at(spot));
  return [...verbs, ...map, ...openedAt(state, view)];
}

function openedAt(state: Choosing, view: SeatView): readonly Tap[] {
  switch (state.at) {
    case 'room-card':
      return offersAt(view, state.spot, state.character).open.map((offer) => tapOf(offer, state.spot));
    case 'aiming':
      return [
        ...view.hand.map(({ id }) => at({ card: id })),
        ...wholeBy(state, view).map((command): Tap => [{ on: 'command', command }]),
      ];
    case 'placing':
      return [[{ on: 'turn' }], [{ on: 'confirm' }]];
    case 'confirming':
      return [[{ on: 'confirm' }]];
    default:
      return [];
  }
}

/** The fewest taps that send such a command, tried out one after the other. */
function fewestTaps(match: Match, isWanted: (command: SeatCommand) => boolean): number | undefined {
  const view = viewFor(match, 0);
  let states: readonly Choosing[] = [IDLE];
  for (let taps = 1; taps <= 4; taps++) {
    const after = new Map<string, Choosing>();
    for (const state of states)
      for (const tap of tapsAt(state, view)) {
        const reached = tap.reduce<Choosing>((each, input) => next(each, input, view), state);
        if (reached.at === 'sending' && isWanted(reached.command)) return taps;
        if (reached.at !== 'sending') after.set(JSON.stringify(reached), reached);
      }
    states = [...after.values()];
  }
  return undefined;
}

const of =
  (...types: readonly SeatCommand['type'][]) =>
  (command: SeatCommand): boolean =>
    types.includes(command.type);

const ALONE = { trooper: 'L01', android: 'dead' } as const;
const PERSON = { seat: 1, character: 'trooper' } as const;

describe('the fewest taps', () => {
  test('search: 1, and 2 where both can', () => {
    const map = { L06: [1, 0], L12: [2, 0] } as const;
    const apart = table({ map, seats: { 0: { trooper: 'L06', android: 'L01' } } });
    expect(fewestTaps(apart, of('search'))).toBe(1);
    expect(fewestTaps(table({ map, seats: { 0: { at: 'L06' } } }), of('search'))).toBe(2);
  });

  test('move: 1, and 2 where both can', () => {
    const map = { L11: [1, 0] } as const;
    expect(fewestTaps(table({ map, seats: { 0: ALONE } }), of('move'))).toBe(1);
    expect(fewestTaps(table({ map }), of('move'))).toBe(2);
  });

  test('R1 a free move out of a Run room: 1, and no tap offers to pay for it', () => {
    const ran = playAll(table({ map: { L11: [1, 0], L12: [2, 0] }, seats: { 0: ALONE } }), [
      0,
      { type: 'move', character: 'trooper', to: 'L11' },
    ]);
    expect(fewestTaps(ran, of('run'))).toBe(1);
    expect(fewestTaps(ran, of('move'))).toBeUndefined();
    expect(viewFor(ran, 0).offers.move).toHaveProperty('commands');
  });

  test('explore: 2, whoever stands there, and one more for each turn of the card', () => {
    const match = table({ map: { L11: [1, 0] }, locationDeck: ['L13', 'L03'] });
    expect(fewestTaps(match, of('explore'))).toBe(2);
    const turned = (command: SeatCommand) =>
      command.type === 'explore' && command.cell.x === 1 && command.rotation === 180;
    expect(fewestTaps(table({ locationDeck: ['L17', 'L03'] }), turned)).toBe(3);
  });

  test('fire: 1 at the only target, 2 at one of several, one more at a person, 3 with two bullets', () => {
    const armed = (laidDown: readonly ('ammo' | 'heavy-gun')[], parasites: readonly (0 | 1)[]) =>
      table({
        map: { L11: [1, 0] },
        seats: { 0: { laidDown }, 1: { at: 'L11' }, 2: { at: 'L11' }, 3: { at: 'L11' } },
        parasites: parasites.map((id) => parasite(id, 'L01')),
      });
    expect(fewestTaps(armed(['ammo'], [0]), of('fire'))).toBe(1);
    expect(fewestTaps(armed(['ammo'], [0, 1]), of('fire'))).toBe(2);
    const crowded = table({ seats: { 0: { laidDown: ['ammo'] } } });
    expect(fewestTaps(crowded, of('fire'))).toBe(3);
    expect(fewestTaps(armed(['ammo', 'heavy-gun'], [0, 1]), of('fire'))).toBe(3);
  });

  test('trade: 1 opens the scene of the trade, where a card and the seal are 2 more', () => {
    const met = playAll(
      table({ map: { L11: [1, 0] }, seats: { 1: { trooper: 'L11', android: 'L01' } }, dice: [1, 1, 1] }),
      [0, { type: 'move', character: 'trooper', to: 'L11' }],
    );
    expect(fewestTaps(met, of('trade'))).toBe(1);
    expect(fewestTaps(met, (command) => command.type === 'trade' && command.with === PERSON.seat)).toBe(1);
  });

  test('a card of the hand: 2, and one more for what stays on the table', () => {
    const hand = ['energy-boost', 'keycard', 'gas-can', 'gas-can', 'gas-can', 'armor', 'armor'] as const;
    const match = table({ seats: { 0: { hand } } });
    expect(fewestTaps(match, of('boost'))).toBe(2);
    const card = cardId(match, 0, 'keycard');
    expect(fewestTaps(match, (command) => command.type === 'lay-down' && command.card === card)).toBe(3);
  });
});
