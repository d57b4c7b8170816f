import { describe, expect, test } from 'vitest';
import {
  type Arranged,
  chairAt,
  chairOfKey,
  changeSettings,
  choose,
  closeRanks,
  emptyLobby,
  fromStore,
  getUp,
  handOver,
  isRemoved,
  type Lobby,
  letIn,
  markReady,
  markUnopened,
  people,
  refuseStart,
  remove,
  seatBot,
  sitDown,
  toStore,
  unready,
} from '#server/rooms/lobby.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { SETTINGS } from '#tests/server/live/live-server.ts';

const EMPTY = emptyLobby(SETTINGS);
const SEAL = 'ab'.repeat(32);

function allowed(arranged: Arranged): Lobby {
  if (!arranged.ok) throw new Error(arranged.reason);
  return arranged.lobby;
}

/** These people, in this order, each with his name for a key. */
const lobbyOf = (...names: readonly string[]): Lobby =>
  names.reduce((lobby, name) => allowed(sitDown(lobby, name, name)), EMPTY);

const seating = ({ chairs }: Lobby) => chairs.map(({ seat, name }) => `${seat} ${name}`);

describe('sitting down', () => {
  test('takes the first free chair and colour; the first of all is the opener', () => {
    const lobby = lobbyOf('Ann', 'Bob', 'Cid');
    expect(seating(lobby)).toEqual(['0 Ann', '1 Bob', '2 Cid']);
    expect(new Set(lobby.chairs.map(({ colour }) => colour)).size).toBe(3);
    expect(lobby.opener).toBe(0);
    const freed = allowed(sitDown(getUp(lobby, 1), 'Dee', 'Dee'));
    expect(chairAt(freed, 1)?.name).toBe('Dee');
    expect(chairAt(freed, 1)?.colour).toBe(chairAt(lobby, 1)?.colour);
  });

  test('makes the first person the opener, though bots sit already', () => {
    const bots = allowed(seatBot(EMPTY, 0));
    expect(allowed(sitDown(bots, 'Ann', 'Ann')).opener).toBe(1);
  });

  test.each([
    ['ann', 'name-taken'],
    ['ＡＮＮ', 'name-taken'],
    ['\u0410nn', 'name-taken'],
    ['Ann\u3164', 'name-unprintable'],
    ['Vega', 'name-taken'],
    [' ', 'name-empty'],
    ['x'.repeat(21), 'name-too-long'],
    ['a\u202eb', 'name-unprintable'],
  ])('as %j is refused: %s', (name, reason) => {
    const lobby = allowed(seatBot(lobbyOf('Ann'), 5));
    expect(sitDown(lobby, name, 'key')).toEqual({ ok: false, reason });
  });

  test('at a full table is refused', () => {
    const lobby = { ...lobbyOf('a', 'b', 'c', 'd'), settings: { ...SETTINGS, seats: 4 } };
    expect(sitDown(lobby, 'e', 'e')).toEqual({ ok: false, reason: 'table-full' });
  });
});

describe('getting up', () => {
  test('hands the opening to the next person clockwise, never to a bot', () => {
    const lobby = allowed(seatBot(getUp(lobbyOf('Ann', 'Bob', 'Cid'), 1), 1));
    expect(getUp(lobby, 0).opener).toBe(2);
    const moved = allowed(choose(lobbyOf('Ann', 'Bob', 'Cid'), 0, { seat: 5 }));
    expect(moved.opener).toBe(5);
    expect(getUp(moved, 5).opener).toBe(1);
  });

  test('of somebody else leaves the opener', () => {
    expect(getUp(lobbyOf('Ann', 'Bob'), 1).opener).toBe(0);
  });
});

describe('choosing', () => {
  const lobby = lobbyOf('Ann', 'Bob');

  test.each<[object, string]>([
    [{ seat: 0 }, 'chair-taken'],
    [{ seat: 5 }, 'chair-taken'],
    [{ colour: chairAt(lobby, 0)?.colour }, 'colour-taken'],
  ])('%j is refused: %s', (wish, reason) => {
    const five = { ...lobby, settings: { ...SETTINGS, seats: 5 } };
    expect(choose(five, 1, wish)).toEqual({ ok: false, reason });
  });

  test('anew ends being ready', () => {
    const ready = allowed(markReady(lobby, 1, SEAL));
    expect(chairAt(ready, 1)?.commitment).toBe(SEAL);
    expect(chairAt(allowed(choose(ready, 1, { colour: 'white' })), 1)?.commitment).toBeUndefined();
  });
});

describe('being ready', () => {
  const allReady = (lobby: Lobby): Lobby =>
    lobby.chairs.reduce(
      (sofar, { seat, owner }) => (owner === 'bot' ? sofar : allowed(markReady(sofar, seat, SEAL))),
      lobby,
    );

  test('C1 four are enough, three are not; bots are always ready', () => {
    const three = allReady(lobbyOf('a', 'b', 'c'));
    expect(refuseStart(three)).toBe('too-few-players');
    expect(refuseStart(allowed(seatBot(three, 3)))).toBeUndefined();
  });

  test('is needed of everybody, and can be taken back', () => {
    const four = allReady(lobbyOf('a', 'b', 'c', 'd'));
    expect(refuseStart(four)).toBeUndefined();
    expect(refuseStart(allowed(markReady(four, 2, undefined)))).toBe('not-everybody-ready');
    expect(refuseStart(unready(four))).toBe('not-everybody-ready');
  });

  test('keeps the opener, whoever says it', () => {
    expect(allReady(lobbyOf('a', 'b', 'c', 'd')).opener).toBe(0);
  });

  test('ends with other settings, which must have a chair for everybody', () => {
    const lobby = allReady(allowed(choose(lobbyOf('a', 'b', 'c', 'd'), 3, { seat: 5 })));
    expect(changeSettings(lobby, { ...SETTINGS, seats: 5 })).toEqual({ ok: false, reason: 'chair-taken' });
    expect(refuseStart(allowed(changeSettings(lobby, SETTINGS)))).toBe('not-everybody-ready');
  });
});

describe('who was removed', () => {
  const removed = remove(lobbyOf('Ann', 'Bob', 'Cid'), 1);

  test('is remembered, but not everybody for ever: all of it is written with every change', () => {
    let lobby = lobbyOf('Ann');
    for (let i = 0; i < 300; i++) lobby = remove(allowed(sitDown(lobby, `Eve ${i}`, `key ${i}`)), 1);
    expect(lobby.removed).toHaveLength(100);
    expect([isRemoved(lobby, 'key 299'), isRemoved(lobby, 'key 200')]).toEqual([true, true]);
  });

  test('has no chair, and is known by his key under any name', () => {
    expect(seating(removed)).toEqual(['0 Ann', '2 Cid']);
    expect([isRemoved(removed, 'Bob'), isRemoved(removed, 'Cid')]).toEqual([true, false]);
  });

  test('is known again from the disk, until he is let in', () => {
    const restored = fromStore(toStore(removed));
    expect(isRemoved(restored, 'Bob')).toBe(true);
    expect(isRemoved(letIn(restored, 'Cid'), 'Bob')).toBe(true);
    expect(isRemoved(letIn(restored, 'Bob'), 'Bob')).toBe(false);
  });

  test('a bot is taken away, and nobody is kept out for it', () => {
    const lobby = remove(allowed(seatBot(lobbyOf('Ann'), 1)), 1);
    expect([seating(lobby), lobby.removed]).toEqual([['0 Ann'], []]);
  });

  test('D5 one person with bots is alone', () => {
    const lobby = allowed(seatBot(lobbyOf('Ann'), 1));
    expect(people(lobby)).toEqual([0]);
    expect(people(removed)).toEqual([0, 2]);
  });
});

describe('seats', () => {
  test('S1 are counted without gaps when the match begins, in the order people sit', () => {
    const apart = allowed(choose(lobbyOf('a', 'b', 'c', 'd'), 0, { seat: 5 }));
    const { lobby, moved } = closeRanks(apart);
    expect(seating(lobby)).toEqual(['0 b', '1 c', '2 d', '3 a']);
    expect(lobby.opener).toBe(3);
    expect(([1, 2, 3, 5] as SeatId[]).map(moved)).toEqual([0, 1, 2, 3]);
  });

  test('belong to another key once handed over', () => {
    const lobby = handOver(lobbyOf('Ann', 'Bob'), 0, 'phone');
    expect(chairOfKey(lobby, 'phone')?.name).toBe('Ann');
    expect(chairOfKey(lobby, 'Ann')).toBeUndefined();
    expect(chairOfKey(lobby, 'Bob')?.seat).toBe(1);
  });

  test('D4 handed over to another device are not ready: it cannot open what another one sealed', () => {
    const ready = allowed(markReady(lobbyOf('Ann', 'Bob'), 0, SEAL));
    expect(chairAt(handOver(ready, 0, 'phone'), 0)?.commitment).toBeUndefined();
    expect(chairAt(handOver(ready, 1, 'phone'), 0)?.commitment).toBe(SEAL);
  });

  test('D4 whose devices did not open their parts are not ready, and say so until they are again', () => {
    const ready = allowed(markReady(allowed(markReady(lobbyOf('Ann', 'Bob'), 0, SEAL)), 1, SEAL));
    const failed = markUnopened(ready, [1]);
    expect(failed.chairs.map(({ commitment, unopened }) => [commitment, unopened])).toEqual([
      [SEAL, false],
      [undefined, true],
    ]);
    expect(chairAt(allowed(markReady(failed, 1, SEAL)), 1)?.unopened).toBe(false);
  });

  test('of bots have names nobody has', () => {
    const lobby = allowed(seatBot(allowed(seatBot(lobbyOf('vega'), 1)), 2));
    expect(new Set(lobby.chairs.map(({ name }) => name.toLowerCase())).size).toBe(3);
    expect(seatBot(lobby, 1)).toEqual({ ok: false, reason: 'chair-taken' });
  });

  test('of bots are taken by who is wished for, unless he is here already', () => {
    const one = allowed(seatBot(lobbyOf('Ann'), 1, 'Juno'));
    const two = allowed(seatBot(one, 2, 'Juno'));
    expect(two.chairs.map(({ name }) => name)).toEqual(['Ann', 'Juno', 'Vega']);
  });
});
