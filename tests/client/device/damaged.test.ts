import { describe, expect, test } from 'vitest';
import { forgetGame, type Game, keepGame, recallGames } from '#client/device/games.ts';
import { keepLog, recallLog, recallRead, recallTold } from '#client/device/kept-log.ts';
import { keyOfMatch, recallMuted, seatKey } from '#client/device/memory.ts';
import { recallOpenings } from '#client/device/openings.ts';
import { openReceipts, recallReceipt } from '#client/device/receipt.ts';
import { recallDraft, recallWatching } from '#client/device/tab-memory.ts';
import { storageFor } from './storage.ts';

const device = storageFor('localStorage');
const tab = storageFor('sessionStorage');

const GAME: Game = { id: 'm1', at: 1_700_000_000_000, crew: ['Ann', 'Bo'], ending: 'hive-burnt' };
const PLACE = { match: 'c', seat: 2 } as const;

/** What a disk, a hand or another version of the page can make of an item. */
const DAMAGES = ['', '{', 'null', '7', '[{"id":7}]', '{"version":9,"value":[]}', '"…"', '[[]]'];

describe('a damaged item never keeps a page from opening', () => {
  test.each(DAMAGES)('%s', (damage) => {
    for (const item of ['games', 'muted', 'openings', 'receipt of m1', 'receipt at T'])
      device.set(item, damage);
    for (const item of ['log T', 'read c 2', 'told c 2', 'watching T']) tab.set(item, damage);
    expect(recallGames()).toEqual([]);
    expect(recallMuted()).toEqual([]);
    expect(recallOpenings()).toEqual([]);
    expect(recallReceipt('m1')).toBeUndefined();
    expect(openReceipts('T').witnessed()).toBeUndefined();
    expect(recallLog('T')).toBeUndefined();
    expect(recallRead(PLACE)).toEqual([]);
    expect([undefined, 7]).toContain(recallTold(PLACE));
    expect(recallWatching('T')).toBe(false);
  });

  test('and is written over by the next one', () => {
    device.set('games', '{');
    keepGame(GAME);
    expect(recallGames()).toEqual([GAME]);
  });

  test('a draft that is no text is no draft', () => {
    tab.set('draft T', '{"version":1,"value":7}');
    expect(recallDraft('T')).toBe('');
  });
});

describe('the list of games', () => {
  test('carries its version, and a list of before there was one is still read', () => {
    keepGame(GAME);
    expect(device.get('games')).toBe(`{"version":1,"value":[${JSON.stringify(GAME)}]}`);
    device.set('games', JSON.stringify([GAME]));
    expect(recallGames()).toEqual([GAME]);
    forgetGame('m1');
    expect(recallGames()).toEqual([]);
  });

  test('a game that ended in a way nobody knows here is not shown', () => {
    device.set('games', JSON.stringify([{ ...GAME, ending: 'eaten' }]));
    expect(recallGames()).toEqual([]);
  });
});

describe('the log of a match', () => {
  test('comes back as it was kept', () => {
    const log = {
      ...PLACE,
      events: 2,
      steps: [
        { number: 3, events: [{ type: 'doors-opened' }], past: true },
        { number: 4, events: [{ type: 'turn-began', seat: 2, ap: 4 }] },
      ],
    } as const;
    keepLog('T', log);
    expect(recallLog('T')).toEqual(log);
  });

  test('is forgotten if an event in it is none', () => {
    tab.set(
      'log T',
      '{"version":1,"value":{"match":"c","seat":2,"events":1,"steps":[{"number":3,"events":[7]}]}}',
    );
    expect(recallLog('T')).toBeUndefined();
  });
});

describe('the key of a seat', () => {
  test('is made once', () => {
    const key = seatKey('T');
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(seatKey('T')).toBe(key);
  });

  test('a damaged one is replaced: the server would not read it', () => {
    device.set('seat:T', 'abc\n');
    device.set('table of m1', 'T');
    expect(keyOfMatch('m1')).toBeUndefined();
    expect(seatKey('T')).toMatch(/^[0-9a-f]{64}$/);
    expect(keyOfMatch('m1')).toBe(seatKey('T'));
  });
});
