import { describe, expect, test } from 'vitest';
import { BLANK, type Memory } from '#server/bots/memory.ts';
import { simpleBot } from '#server/bots/simple.ts';
import { type Match, viewFor } from '#server/dealer/index.ts';
import type { SeatState } from '#server/dealer/match.ts';
import type { DiaryEntry } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { at, cardId, parasite, playAll, table } from '../dealer/table.ts';

/** Whatever its chance, a bot with nothing near as good must choose the same. */
function choices(match: Match, seat: SeatId, memory: Partial<Memory> = {}) {
  const view = viewFor(match, seat);
  return [1, 2, 3, 4, 5].map((chance) => simpleBot.choose(view, { ...BLANK, ...memory }, chance));
}

function withDiary(match: Match, seat: SeatId, ...diary: readonly DiaryEntry[]): Match {
  return {
    ...match,
    seats: match.seats.map((each): SeatState => (each.id === seat ? { ...each, diary } : each)),
  };
}

function always<Command>(command: Command): readonly Command[] {
  return Array.from({ length: 5 }, () => command);
}

describe('as a human', () => {
  const hive = { L03: [0, -1, 0] } as const;

  test('V1 burns the Hive when it can', () => {
    const match = table({
      map: hive,
      seats: {
        0: { trooper: 'L03', hand: ['infection', 'infection', 'infection', 'gas-can', 'gas-can', 'gas-can'] },
      },
    });
    expect(choices(match, 0)).toEqual(always({ type: 'burn-hive' }));
  });

  test('V1 carries the fuel to the Hive with the Trooper', () => {
    const match = table({
      map: hive,
      seats: { 0: { hand: ['infection', 'infection', 'infection', 'gas-can', 'gas-can', 'gas-can'] } },
    });
    expect(choices(match, 0)).toEqual(always({ type: 'move', character: 'trooper', to: 'L03' }));
  });

  test('F4 searches an unused Storage it stands in', () => {
    const match = table({ map: { L06: [-1, 0] }, seats: { 0: { at: 'L06' } } });
    expect(choices(match, 0).map((command) => command?.type)).toEqual(always('search'));
  });

  test('X5 gives a gas can back to somebody who gave it an infection card before', () => {
    const start = trade(
      table({
        map: { L11: [1, 0] },
        seats: {
          0: { infected: { by: 'host', order: 0 }, hand: ['infection', 'infection', 'host', 'ammo', 'ammo'] },
          1: { at: 'L11', hand: ['infection', 'infection', 'infection', 'gas-can', 'target-scope'] },
        },
      }),
    );
    const known = withDiary(start, 1, {
      phase: 1,
      type: 'traded',
      with: 0,
      gave: { kind: 'gas-can' },
      got: { kind: 'infection', colour: 'red' },
      infected: false,
    });
    expect(choices(known, 1)).toEqual(always({ type: 'give', card: cardId(start, 1, 'gas-can') }));
  });

  test('keeps its fuel from somebody a scan has just cleared', () => {
    const start = trade(
      table({
        map: { L11: [1, 0] },
        seats: { 1: { at: 'L11', hand: ['infection', 'infection', 'infection', 'gas-can', 'target-scope'] } },
      }),
    );
    const cleared: Match = { ...start, scans: [{ phase: 1, cause: 'terminal', living: 4, positive: 0 }] };
    expect(choices(cleared, 1)).toEqual(always({ type: 'give', card: cardId(start, 1, 'target-scope') }));
  });

  test('A1 shoots a parasite that cannot but bite it', () => {
    const match = table({
      map: { L04: [0, 1, 180] },
      seats: { 0: { at: 'L04-back', laidDown: ['ammo'] } },
      parasites: [parasite(5, 'L04-back')],
    });
    expect(choices(match, 0, { markerHadTurn: true })).toEqual(
      always({ type: 'fire', targets: [{ parasite: 5 }] }),
    );
  });

  test('does not end its turn beside a parasite it can walk away from', () => {
    const match = table({
      map: { L04: [0, 1, 180], L13: [1, 0] },
      seats: { 0: { at: 'L04-front', hp: { trooper: 1, android: 1 } } },
      used: ['L04', 'L13'],
      locationDeck: [],
      turn: { ap: 1 },
      parasites: [parasite(5, 'L04-front'), parasite(6, 'L04-front')],
    });
    expect(choices(match, 0, { markerHadTurn: true }).map((command) => command?.type)).toEqual(
      always('move'),
    );
  });

  test('R3 heals in the Sick Bay', () => {
    const match = table({
      map: { L05: [0, 1, 180] },
      used: ['L05'],
      seats: { 0: { at: 'L05-back', hp: { trooper: 2 } } },
    });
    expect(choices(match, 0)[0]).toEqual({
      type: 'heal',
      character: expect.anything(),
      trooper: 2,
      android: 0,
    });
  });

  test('A6 plays armor against death, not against a scratch', () => {
    const attacked = (hp: number) =>
      playAll(
        table({
          map: { L11: [1, 0] },
          seats: {
            0: { at: 'L11', laidDown: ['ammo'] },
            1: {
              at: 'L11',
              hp: { trooper: hp },
              hand: ['infection', 'infection', 'infection', 'armor', 'gas-can', 'gas-can'],
            },
          },
        }),
        [0, { type: 'fire', targets: [{ seat: 1, character: 'trooper' }] }],
      );
    const armor = (cards: number) => ({ type: 'armor', rooms: [{ room: 'L11', cards }] });
    expect(choices(attacked(1), 1)).toEqual(always(armor(1)));
    expect(choices(attacked(4), 1)).toEqual(always(armor(0)));
  });

  test('E4 passes over a card that has no place within reach', () => {
    // L11 fits beyond a closed security door alone, and everything has been searched.
    const match = table({
      map: { L04: [0, -1], L05: [0, 1, 180], L13: [1, 0, 180], L16: [1, -1, 180], L15: [-1, 0, 180] },
      used: ['L04', 'L05', 'L13', 'L15', 'L16'],
      locationDeck: ['L11', 'L19', 'L12'],
      seats: { 0: { trooper: 'L15', android: 'dead' } },
    });
    expect(choices(match, 0)).toEqual(always({ type: 'explore-past', character: 'trooper' }));
  });

  test('V7 calls no scan and gives nothing up early, but does not stand in the way of people', () => {
    const match = table({});
    expect(choices(match, 2)).toEqual(always(undefined));
    const asked = playAll(match, [1, { type: 'agree', to: 'abandon' }]);
    expect(choices(asked, 2)).toEqual(always({ type: 'agree', to: 'abandon' }));
  });
});

describe('as an Infected', () => {
  test('X5 the Host infects a stranger', () => {
    const start = trade(
      table({
        map: { L11: [1, 0] },
        seats: {
          0: {
            infected: { by: 'host', order: 0 },
            hand: ['infection', 'host', 'ammo', 'ammo', 'gas-can'],
          },
          1: { at: 'L11' },
        },
      }),
    );
    expect(choices(start, 0)).toEqual(always({ type: 'give', card: cardId(start, 0, 'infection') }));
  });

  test('X5 wastes no infection card on somebody it has infected', () => {
    const start = trade(
      table({
        map: { L11: [1, 0] },
        seats: {
          0: {
            infected: { by: 'host', order: 0 },
            hand: ['infection', 'infection', 'host', 'gas-can', 'ammo'],
          },
          1: { at: 'L11', infected: { by: 0, order: 1 } },
        },
      }),
    );
    const known = withDiary(start, 0, {
      phase: 1,
      type: 'traded',
      with: 1,
      gave: { kind: 'infection', colour: 'red' },
      got: { kind: 'ammo' },
      infected: false,
    });
    expect(choices(known, 0)).toEqual(always({ type: 'give', card: cardId(start, 0, 'ammo') }));
  });

  test('V1 shoots a Trooper who stands in the Hive', () => {
    const match = table({
      map: { L03: [0, -1, 0], L13: [1, 0] },
      used: ['L13'],
      locationDeck: [],
      seats: {
        0: { at: 'L03', laidDown: ['ammo'], infected: { by: 1, order: 1 } },
        2: { trooper: 'L03', hp: { trooper: 1 } },
      },
    });
    expect(choices(match, 0)).toEqual(always({ type: 'fire', targets: [{ seat: 2, character: 'trooper' }] }));
  });

  test('E1 still explores like anybody else', () => {
    const match = table({
      seats: { 0: { infected: { by: 1, order: 1 } } },
      locationDeck: ['L11', 'L12', 'L03'],
    });
    expect(choices(match, 0)).toContainEqual({ type: 'explore', character: expect.anything(), ...at(0, -1) });
  });
});

/** Seat 0 enters the Run room where seat 1 stands and trades with it. */
function trade(match: Match): Match {
  return playAll(
    match,
    [0, { type: 'move', character: 'trooper', to: 'L11' }],
    [0, { type: 'trade', with: 1 }],
  );
}
