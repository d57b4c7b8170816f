import { describe, expect, test } from 'vitest';
import { legalCommands, type Match, seenBy, viewFor } from '#server/dealer/index.ts';
import type { SeatCommand } from '#shared/play/index.ts';
import {
  cardId,
  exchange,
  handOf,
  happened,
  kindsOffered,
  parasite,
  playAll,
  refused,
  type SceneCard,
  seat,
  table,
} from './table.ts';

const ENTER: SeatCommand = { type: 'move', character: 'trooper', to: 'L11' };
const FOLLOW: SeatCommand = { type: 'move', character: 'android', to: 'L11' };
const HUMAN: readonly SceneCard[] = ['infection', 'infection', 'infection', 'gas-can', 'ammo'];
const HOST = { by: 'host', order: 0 } as const;

type Scene = NonNullable<Parameters<typeof table>[0]>;

/** Seat 0 stands in the Reactor, seat 1 in the Run room beside it, which has a second one behind it. */
function apart(seats: Scene['seats'] = {}, scene: Scene = {}): Match {
  return table({
    map: { L11: [1, 0], L12: [2, 0] },
    ...scene,
    seats: { ...seats, 0: { ...seats[0] }, 1: { at: 'L11', ...seats[1] } },
  });
}

function entered(seats: Scene['seats'] = {}, scene: Scene = {}): Match {
  return playAll(apart(seats, scene), [0, ENTER]);
}

/** Seat 0 has walked in and asked seat 1 to trade. */
function trading(seats: Scene['seats'] = {}, scene: Scene = {}): Match {
  return playAll(entered(seats, scene), [0, { type: 'trade', with: 1 }]);
}

describe('X1', () => {
  test('X1 entering a room with another player’s character brings a duty that blocks all else', () => {
    const match = entered({ 0: { hand: [...HUMAN, 'grenade', 'first-aid-kit'], hp: { trooper: 2 } } });
    expect(match.prompt).toEqual({ type: 'duty', seat: 0, character: 'trooper', room: 'L11' });
    const others: readonly SeatCommand[] = [
      { type: 'explore', character: 'trooper', cell: { x: 1, y: 1 }, rotation: 0 },
      { type: 'search', character: 'trooper' },
      { type: 'move', character: 'android', to: 'L11' },
      { type: 'run', character: 'trooper', to: 'L12' },
      { type: 'throw-grenade', character: 'trooper', card: cardId(match, 0, 'grenade'), into: 'L12' },
      {
        type: 'first-aid',
        character: 'trooper',
        card: cardId(match, 0, 'first-aid-kit'),
        heal: [{ seat: 0, character: 'trooper' }],
      },
      { type: 'end-turn' },
    ];
    for (const command of others)
      expect([command, refused(match, 0, command)]).toEqual([command, 'duty-first']);
    expect(kindsOffered(match, 1)).toEqual([]);
  });

  test('X1 T7 cards can be laid down and boosts used while the duty is pending', () => {
    const match = entered({ 0: { hand: [...HUMAN, 'energy-boost', 'gas-can'] } });
    const after = playAll(
      match,
      [0, { type: 'lay-down', card: cardId(match, 0, 'ammo') }],
      [0, { type: 'boost', card: cardId(match, 0, 'energy-boost') }],
    );
    expect(after.turn?.ap).toBe(5);
    expect(after.prompt?.type).toBe('duty');
  });

  test('X1 the entering player says which even if only a trade is possible', () => {
    expect(legalCommands(entered(), 0)).toEqual([{ type: 'trade', with: 1 }]);
  });

  test('X1 without AP no attack is offered', () => {
    const armed = { 0: { laidDown: ['combat-knife'] } } as const;
    expect(kindsOffered(entered(armed), 0)).toEqual(['trade', 'stab']);
    expect(kindsOffered(entered(armed, { turn: { ap: 1 } }), 0)).toEqual(['trade']);
  });

  test('X1 the attack is made by the character that entered', () => {
    const match = playAll(apart({ 0: { android: 'L12', laidDown: ['ammo', 'target-scope'] } }), [0, ENTER]);
    const shot: SeatCommand = { type: 'fire', targets: [{ seat: 1, character: 'trooper' }] };
    expect(refused(match, 0, shot)).toBe('duty-of-other-character');
  });

  test('X1 a parasite in the room is no answer to the duty', () => {
    const match = entered({ 0: { laidDown: ['combat-knife'] } }, { parasites: [parasite(0, 'L11')] });
    const stab: SeatCommand = { type: 'stab', character: 'trooper', target: { parasite: 0 } };
    expect(refused(match, 0, stab)).toBe('duty-needs-a-target-there');
  });

  test('X1 a free run brings a duty as a move does', () => {
    const match = playAll(
      table({ map: { L11: [1, 0], L12: [2, 0] }, seats: { 1: { at: 'L12' } } }),
      [0, ENTER],
      [0, { type: 'run', character: 'trooper', to: 'L12' }],
    );
    expect(match.prompt).toMatchObject({ type: 'duty', room: 'L12' });
  });

  test('X1 one’s own other character and the dead are no reason for a duty', () => {
    const match = playAll(
      table({
        map: { L11: [1, 0] },
        seats: { 0: { android: 'L11' }, 1: { trooper: 'dead', android: 'dead' } },
      }),
      [0, ENTER],
    );
    expect(match.prompt).toBeUndefined();
  });
});

describe('X2', () => {
  test('X2 no duty in the Reactor Room', () => {
    const match = playAll(table({ map: { L11: [1, 0] }, seats: { 0: { at: 'L11' } } }), [
      0,
      { type: 'move', character: 'trooper', to: 'L01' },
    ]);
    expect(match.prompt).toBeUndefined();
  });

  test('X2 a character that traded here this turn comes back without a duty', () => {
    const traded = exchange(trading(), [0, 'gas-can'], [1, 'gas-can']);
    const back = playAll(traded, [0, { type: 'move', character: 'trooper', to: 'L12' }], [0, ENTER]);
    expect(back.prompt).toBeUndefined();
  });

  test('X2 a trade in another room does not settle the duty here', () => {
    const traded = exchange(trading({ 2: { at: 'L12' } }), [0, 'gas-can'], [1, 'gas-can']);
    const further = playAll(traded, [0, { type: 'move', character: 'trooper', to: 'L12' }]);
    expect(further.prompt).toMatchObject({ type: 'duty', room: 'L12' });
  });

  test('X2 an attack in this room earlier settles the duty of both characters', () => {
    const shot = playAll(
      apart({ 0: { laidDown: ['ammo', 'target-scope'] } }),
      [0, { type: 'fire', targets: [{ seat: 1, character: 'trooper' }] }],
      ['dealer', { type: 'close-window' }],
    );
    expect(playAll(shot, [0, ENTER], [0, FOLLOW]).prompt).toBeUndefined();
  });

  test('X2 an attack in another room, or on a parasite here, settles nothing', () => {
    const armed = { laidDown: ['ammo', 'target-scope'] } as const;
    const elsewhere = playAll(
      apart({ 0: armed }),
      [0, { type: 'fire', targets: [{ seat: 2, character: 'trooper' }] }],
      ['dealer', { type: 'close-window' }],
      [0, ENTER],
    );
    const parasiteOnly = playAll(
      apart({ 0: armed }, { parasites: [parasite(0, 'L11')] }),
      [0, { type: 'fire', targets: [{ parasite: 0 }] }],
      [0, ENTER],
    );
    expect(elsewhere.prompt?.type).toBe('duty');
    expect(parasiteOnly.prompt?.type).toBe('duty');
  });

  test('X2 a stab that missed is an attack all the same', () => {
    const missed = playAll(
      apart({ 0: { android: 'L11', laidDown: ['combat-knife'] } }, { dice: [1] }),
      [0, { type: 'stab', character: 'android', target: { seat: 1, character: 'trooper' } }],
      [0, ENTER],
    );
    expect(missed.prompt).toBeUndefined();
  });

  test('X2 a grenade thrown in earlier settles the duty', () => {
    const match = apart({ 0: { hand: [...HUMAN, 'grenade'] } });
    const thrown = playAll(
      match,
      [0, { type: 'throw-grenade', character: 'trooper', card: cardId(match, 0, 'grenade'), into: 'L11' }],
      [0, ENTER],
      [0, FOLLOW],
    );
    expect(thrown.prompt).toBeUndefined();
  });

  test('X2 what was settled is forgotten with the turn', () => {
    const match = apart({}, { turn: { seat: 3 } });
    const shotLastTurn = { ...match, turn: match.turn && { ...match.turn, attackedIn: ['L11' as const] } };
    const mine = playAll(shotLastTurn, [3, { type: 'end-turn' }], [0, ENTER]);
    expect(mine.prompt?.type).toBe('duty');
  });
});

describe('X3', () => {
  test('X3 one attack settles the duty towards everybody there', () => {
    const match = playAll(entered({ 0: { laidDown: ['combat-knife'] }, 2: { at: 'L11' } }, { dice: [1] }), [
      0,
      { type: 'stab', character: 'trooper', target: { seat: 1, character: 'trooper' } },
    ]);
    expect(match.prompt).toBeUndefined();
    expect(match.turn?.ap).toBe(2);
  });

  test('X3 with a heavy gun one bullet at a character there is enough', () => {
    const match = playAll(
      apart(
        { 0: { laidDown: ['ammo', 'heavy-gun', 'target-scope'] } },
        { parasites: [parasite(0, 'L12'), parasite(1, 'L12')] },
      ),
      [0, FOLLOW],
    );
    expect(refused(match, 0, { type: 'fire', targets: [{ parasite: 0 }, { parasite: 1 }] })).toBe(
      'duty-needs-a-target-there',
    );
    const one = { seat: 1, character: 'trooper' } as const;
    const shot = playAll(match, [0, { type: 'fire', targets: [{ parasite: 0 }, one] }]);
    expect(playAll(shot, ['dealer', { type: 'close-window' }]).prompt).toBeUndefined();
  });

  test('X3 a shot at somebody in another room does not settle it', () => {
    const match = playAll(apart({ 0: { laidDown: ['ammo', 'target-scope'] } }), [0, FOLLOW]);
    expect(refused(match, 0, { type: 'fire', targets: [{ seat: 2, character: 'trooper' }] })).toBe(
      'duty-needs-a-target-there',
    );
  });

  test('X3 after a trade the player may still attack for AP', () => {
    const traded = exchange(
      trading({ 0: { laidDown: ['combat-knife'] } }, { dice: [1] }),
      [0, 'gas-can'],
      [1, 'gas-can'],
    );
    const target = { seat: 1, character: 'trooper' } as const;
    expect(playAll(traded, [0, { type: 'stab', character: 'trooper', target }]).turn?.ap).toBe(2);
  });

  test('X3 there is no voluntary trade', () => {
    const traded = exchange(trading(), [0, 'gas-can'], [1, 'gas-can']);
    expect(refused(traded, 0, { type: 'trade', with: 1 })).toBe('no-duty');
  });

  test('X3 the other character, entering, has its own duty', () => {
    const traded = exchange(trading(), [0, 'gas-can'], [1, 'gas-can']);
    expect(playAll(traded, [0, FOLLOW]).prompt).toMatchObject({ type: 'duty', character: 'android' });
  });
});

describe('X4', () => {
  test('X4 the entering player picks among the players there, each once', () => {
    const match = entered({ 2: { trooper: 'L11' } });
    expect(legalCommands(match, 0)).toEqual([
      { type: 'trade', with: 1 },
      { type: 'trade', with: 2 },
    ]);
    expect(refused(match, 0, { type: 'trade', with: 3 })).toBe('not-a-partner');
    expect(refused(match, 0, { type: 'trade', with: 0 })).toBe('not-a-partner');
  });

  test('X4 the first card lies sealed: no event, and the same view for everybody else', () => {
    const match = trading();
    const chosen = exchange(match, [1, 'gas-can']);
    expect(chosen.events).toEqual([]);
    expect(viewFor(chosen, 0)).toEqual(viewFor(match, 0));
    expect(viewFor(chosen, 'public')).toEqual(viewFor(match, 'public'));
  });

  test('X4 both cards change hands at the same moment, under new numbers', () => {
    const traded = exchange(
      trading({ 0: { hand: [...HUMAN, 'grenade'] }, 1: { hand: [...HUMAN, 'keycard'] } }),
      [0, 'grenade'],
      [1, 'keycard'],
    );
    expect(handOf(traded, 0)).toEqual([...HUMAN, 'keycard']);
    expect(handOf(traded, 1)).toEqual([...HUMAN, 'grenade']);
    expect(cardId(traded, 0, 'keycard')).toBe(7);
  });

  test('X4 only the two see what they got', () => {
    const traded = exchange(trading({ 0: { hand: HUMAN } }), [0, 'ammo'], [1, 'gas-can']);
    const [event] = happened(traded, 'traded');
    const between = [0, 1];
    expect(event && seenBy(event, 0)).toMatchObject({
      own: { gave: { kind: 'ammo' }, got: { kind: 'gas-can' } },
    });
    expect(event && seenBy(event, 1)).toMatchObject({
      own: { gave: { kind: 'gas-can' }, got: { kind: 'ammo' } },
    });
    expect(event && seenBy(event, 2)).toEqual({ type: 'traded', between });
    expect(event && seenBy(event, 'public')).toEqual({ type: 'traded', between });
  });

  test('X4 nobody but the two gives a card', () => {
    const match = trading();
    expect(refused(match, 2, { type: 'give', card: 4 })).toBe('not-in-a-trade');
  });
});

/** Seat 0 is the Host and has asked seat 1, a human. */
function hostTrades(theirs: readonly SceneCard[] = HUMAN): Match {
  return trading({
    0: { hand: ['infection', 'infection', 'infection', 'host', 'ammo'], infected: HOST },
    1: { hand: theirs },
  });
}

describe('X5', () => {
  test('X5 an infection card of the giver infects whoever gives no gas can back', () => {
    const traded = exchange(hostTrades(), [0, 'infection'], [1, 'ammo']);
    expect(seat(traded, 1).infection).toEqual({ by: 0, order: 1 });
    expect(happened(traded, 'infected')).toEqual([{ type: 'infected', seat: 1, by: 0 }]);
  });

  test('X5 a gas can given back blocks the infection and changes hands', () => {
    const traded = exchange(hostTrades(), [1, 'gas-can'], [0, 'infection']);
    expect(seat(traded, 1).infection).toBeUndefined();
    expect(handOf(traded, 0)).toEqual(['infection', 'infection', 'host', 'ammo', 'gas-can']);
    expect(handOf(traded, 1)).toEqual(['infection', 'infection', 'infection', 'ammo', 'infection:red']);
  });

  test('X5 the partner infects the one who entered in the same way', () => {
    const match = trading({
      0: { hand: HUMAN },
      1: { hand: ['infection', 'infection', 'infection', 'host', 'ammo'], infected: HOST },
    });
    expect(seat(exchange(match, [0, 'ammo'], [1, 'infection']), 0).infection).toEqual({ by: 1, order: 1 });
    expect(seat(exchange(match, [0, 'gas-can'], [1, 'infection']), 0).infection).toBeUndefined();
  });

  test('X5 the infected may use own infection cards from now on, with either character', () => {
    const traded = exchange(hostTrades(), [0, 'infection'], [1, 'ammo']);
    const mine = playAll(
      traded,
      [0, { type: 'end-turn' }],
      [1, { type: 'move', character: 'android', to: 'L12' }],
      [1, { type: 'move', character: 'android', to: 'L11' }],
      [1, { type: 'trade', with: 0 }],
    );
    expect(refused(mine, 1, { type: 'give', card: cardId(mine, 1, 'infection') })).toBeUndefined();
  });

  test('X5 who is Infected already stays infected by whom and when he was', () => {
    const match = trading({
      0: { hand: ['infection', 'infection', 'infection', 'host', 'ammo'], infected: HOST },
      1: { hand: HUMAN, infected: { by: 2, order: 1 } },
    });
    const traded = exchange(match, [0, 'infection'], [1, 'ammo']);
    expect(seat(traded, 1).infection).toEqual({ by: 2, order: 1 });
    expect(happened(traded, 'infected')).toEqual([]);
  });

  test('X5 D1 the diary says what was given and got, and to the infected that he is', () => {
    const traded = exchange(hostTrades(), [0, 'infection'], [1, 'ammo']);
    expect(seat(traded, 0).diary).toEqual([
      {
        phase: 1,
        type: 'traded',
        with: 1,
        gave: { kind: 'infection', colour: 'red' },
        got: { kind: 'ammo' },
        infected: false,
      },
    ]);
    expect(seat(traded, 1).diary).toMatchObject([{ gave: { kind: 'ammo' }, infected: true }]);
  });
});

describe('X6', () => {
  /** Why seat 0 cannot give the card, if it cannot. */
  function refusalToGive(card: SceneCard, hand: readonly SceneCard[], infected?: typeof HOST) {
    const match = trading({ 0: infected ? { hand, infected } : { hand } });
    return refused(match, 0, { type: 'give', card: cardId(match, 0, card) });
  }
  const own3 = ['infection', 'infection', 'infection'] as const;

  test('X6 a human gives any item, never an own-colour infection card', () => {
    expect(refusalToGive('gas-can', HUMAN)).toBeUndefined();
    expect(refusalToGive('ammo', HUMAN)).toBeUndefined();
    expect(refusalToGive('infection', HUMAN)).toBe('own-infection-card');
  });

  test('X6 an Infected gives any item or an own-colour infection card', () => {
    expect(refusalToGive('infection', [...HUMAN, 'host'], HOST)).toBeUndefined();
    expect(refusalToGive('ammo', [...HUMAN, 'host'], HOST)).toBeUndefined();
  });

  test('X6 an infection card of another colour is given only with no item at all', () => {
    const foreign = ['infection:blue', 'infection:blue'] as const;
    expect(refusalToGive('infection:blue', [...own3, ...foreign])).toBeUndefined();
    expect(refusalToGive('infection:blue', [...own3, ...foreign, 'gas-can'])).toBe('foreign-infection-card');
    // The Host card and own infection cards are no items.
    expect(refusalToGive('infection:blue', [...own3, ...foreign, 'host'], HOST)).toBeUndefined();
  });

  test('X6 an infection card of another colour infects nobody', () => {
    const match = trading({
      0: { hand: ['infection', 'infection', 'infection', 'host', 'infection:blue'], infected: HOST },
    });
    const traded = exchange(match, [0, 'infection:blue'], [1, 'gas-can']);
    expect(seat(traded, 1).infection).toBeUndefined();
    expect(traded.blocked).toEqual([]);
    const unblocked = trading({
      0: { hand: ['infection', 'infection', 'infection', 'host', 'infection:blue'], infected: HOST },
      1: { hand: HUMAN },
    });
    expect(seat(exchange(unblocked, [0, 'infection:blue'], [1, 'ammo']), 1).infection).toBeUndefined();
  });

  test('X6 the Host card is never given', () => {
    expect(refusalToGive('host', [...HUMAN, 'host'], HOST)).toBe('host-card');
  });

  test('X6 in a trade each card that may not be given says why', () => {
    const match = trading({ 0: { hand: [...HUMAN, 'infection:blue'] } });
    const { give } = viewFor(match, 0).offers;
    const said = 'commands' in give ? (give.refused ?? []) : [];
    const code = (card: SceneCard) => said.find((each) => each.card === cardId(match, 0, card))?.reason.code;
    expect(said).toHaveLength(4);
    expect(code('infection')).toBe('own-infection-card');
    expect(code('infection:blue')).toBe('foreign-infection-card');
    expect(code('gas-can')).toBeUndefined();
  });

  test('X6 an infection card that comes back to its owner works again', () => {
    const blocked = exchange(hostTrades(), [0, 'infection'], [1, 'gas-can']);
    const returned = {
      ...blocked,
      seats: blocked.seats.map((each) =>
        each.id === 1
          ? { ...each, hand: each.hand.filter(({ id }) => id !== cardId(blocked, 1, 'ammo')) }
          : each,
      ),
    };
    // Seat 1 has no item now, walks out and in again and gives the red card back.
    const back = exchange(
      playAll(
        returned,
        [0, { type: 'end-turn' }],
        [1, { type: 'move', character: 'trooper', to: 'L12' }],
        [1, { type: 'move', character: 'trooper', to: 'L11' }],
        [1, { type: 'trade', with: 0 }],
      ),
      [1, 'infection:red'],
      [0, 'ammo'],
    );
    expect(handOf(back, 0).filter((card) => card === 'infection')).toHaveLength(3);
    const again = playAll(
      back,
      [1, { type: 'end-turn' }],
      [2, { type: 'end-turn' }],
      [3, { type: 'end-turn' }],
      [0, { type: 'move', character: 'trooper', to: 'L12' }],
      [0, ENTER],
      [0, { type: 'trade', with: 1 }],
    );
    const last = seat(again, 0).hand.at(-1);
    const struck = playAll(
      again,
      [0, { type: 'give', card: last?.id ?? 0 }],
      [1, { type: 'give', card: cardId(again, 1, 'ammo') }],
    );
    expect(seat(struck, 1).infection).toEqual({ by: 0, order: 1 });
  });

  test('X6 in the smallest hands there is always something legal to give', () => {
    const hands: readonly (readonly [readonly SceneCard[], typeof HOST | undefined])[] = [
      [[...own3, 'infection:blue', 'infection:blue'], undefined],
      [[...own3, 'infection:blue', 'host'], undefined],
      [[...own3, 'infection:blue', 'host'], HOST],
      [['host', 'infection:blue', 'infection:blue', 'infection:blue', 'infection:white'], HOST],
    ];
    for (const [hand, infected] of hands) {
      const match = trading({ 0: infected ? { hand, infected } : { hand } });
      expect(kindsOffered(match, 0)).toEqual(['give']);
    }
  });
});

describe('X7 and X8', () => {
  test('X7 single-use items are not used up by being traded', () => {
    const traded = exchange(trading({ 0: { hand: [...HUMAN, 'grenade'] } }), [0, 'grenade'], [1, 'gas-can']);
    expect(traded.discard).toEqual([]);
    expect(handOf(traded, 1)).toContain('grenade');
  });

  test('X8 trading is not bound by the hand minimum', () => {
    const traded = exchange(trading(), [0, 'gas-can'], [1, 'gas-can']);
    expect([seat(traded, 0).hand.length, seat(traded, 1).hand.length]).toEqual([5, 5]);
  });
});
