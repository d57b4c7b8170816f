import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { BEAT_MS } from '#server/rooms/beat.ts';
import { THE_DEALER } from '#server/rooms/dealer.ts';
import { openSqliteStore } from '#server/store/index.ts';
import type { Claim } from '#shared/talk/index.ts';
import { type Said, TALK_LENGTH, type TalkSoFar } from '#shared/wire/talk.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import { table } from '../dealer/table.ts';
import { keyOf, type LiveServer, liveServer, NAMES } from './live-server.ts';

const PEOPLE = NAMES.slice(0, 4);
const DEAD = 3;
/** Seat 3 is out of the game. */
const scene = table({ seats: { [DEAD]: { trooper: 'dead', android: 'dead', hand: [] } } });

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer({ dealer: { ...THE_DEALER, openMatch: () => scene } });
});
afterAll(() => server.close());

const chat = (text: string) => ({ kind: 'chat', text }) as const;

/** What a device hears from now on. */
function hearing(client: SeatClient): string[] {
  const heard: string[] = [];
  client.heard('said', ({ say }) => heard.push(say.kind === 'chat' ? say.text : say.claim.type));
  return heard;
}

/** What a device is told of earlier talk when it comes. */
async function toldOnArrival(code: string, name: string, watch = false): Promise<TalkSoFar> {
  const client = await server.join(code, '', { key: keyOf(name), watch });
  return new Promise((resolve) => client.heard('talk', resolve));
}

async function startedTable() {
  const { code, clients } = await server.tableOf(PEOPLE);
  await server.start(clients);
  const watcher = await server.join(code, '', { key: keyOf('watcher'), watch: true });
  const [ann, bob, , dead] = clients;
  if (!ann || !bob || !dead) throw new Error('everybody must be there');
  return { code, clients, ann, bob, dead, watcher };
}

describe('D7 who hears whom', () => {
  test('the dead are not heard by the living, nor told to them when they come back', async () => {
    const { code, ann, dead, watcher } = await startedTable();
    const [living, watching] = [hearing(ann), hearing(watcher)];
    await dead.request('say', chat('Bob has infected me'));
    await watcher.request('say', chat('poor thing'));
    await ann.request('say', chat('who was it'));
    await expect.poll(() => living).toEqual(['who was it']);
    await expect.poll(() => watching).toEqual(['poor thing', 'who was it']);
    const texts = (talk: TalkSoFar) => talk.said.map(({ say }) => say.kind === 'chat' && say.text);
    expect(texts(await toldOnArrival(code, 'Ann'))).toEqual(['who was it']);
    expect(texts(await toldOnArrival(code, 'another watcher', true))).toEqual(['poor thing', 'who was it']);
    expect(texts(await toldOnArrival(code, 'Dee'))).toEqual(['Bob has infected me', 'who was it']);
  });

  test('the dead accuse nobody', async () => {
    const { dead } = await startedTable();
    expect(await dead.request('accuse', { seat: 0, stands: true })).toEqual({
      ok: false,
      reason: 'not-playing',
    });
  });
});

describe('D8 talk is free', () => {
  test('but not without end, and nothing in it is invisible', async () => {
    const { ann } = await startedTable();
    for (const text of ['x'.repeat(TALK_LENGTH + 1), '   ', 'so\u202efar', 'a\u0000b']) {
      await expect(ann.request('say', chat(text))).rejects.toThrow('not-understood');
    }
    expect(await ann.request('say', chat('x'.repeat(TALK_LENGTH)))).toEqual({ ok: true });
  });

  test('but not without pause', async () => {
    const { ann } = await startedTable();
    for (let i = 0; i < 6; i++) expect(await ann.request('say', chat(`${i}`))).toEqual({ ok: true });
    expect(await ann.request('say', chat('6'))).toEqual({ ok: false, reason: 'too-many-requests' });
    server.clock.advance(10_000);
    expect(await ann.request('say', chat('7'))).toEqual({ ok: true });
  });
});

describe('D8 a claim', () => {
  const claim = (claim: Claim) => ({ kind: 'claim', claim }) as const;

  test('travels to everybody, with how much all had seen, and is told to who comes later', async () => {
    const { code, ann, bob, watcher } = await startedTable();
    const heard: Said[][] = [bob, watcher].map((client) => {
      const said: Said[] = [];
      client.heard('said', (one) => void said.push(one));
      return said;
    });
    let shown = 0;
    watcher.heard('shown', ({ events }) => {
      shown += events.length;
    });
    expect(await ann.play({ type: 'end-turn' })).toEqual({ ok: true });
    server.clock.advance(BEAT_MS);
    await expect.poll(() => shown).toBeGreaterThan(1);
    const say = claim({ type: 'gave', card: 'gas-can', seat: 1 });
    expect(await ann.request('say', say)).toEqual({ ok: true });
    const expected = { channel: 'table', from: 0, at: server.clock.now(), after: shown, say };
    for (const said of heard) await expect.poll(() => said).toEqual([expected]);
    expect((await toldOnArrival(code, 'Bob')).said).toEqual([expected]);
  });

  test('that is none, or of somebody who is not there, is not understood', async () => {
    const { ann } = await startedTable();
    const odd: readonly unknown[] = [
      { kind: 'claim', claim: { type: 'sings' } },
      { kind: 'claim', claim: { type: 'cans', count: 99 } },
      { kind: 'claim', claim: { type: 'clean', text: 'x'.repeat(300) } },
      { kind: 'phrase', phrase: 'i-am-clean' },
    ];
    for (const say of odd) {
      await expect(ann.request('say', say as never)).rejects.toThrow('not-understood');
    }
    const absent = claim({ type: 'why', deed: { did: 'attack', seat: 1, whom: 5, phase: 0 } });
    expect(await ann.request('say', absent)).toEqual({ ok: false, reason: 'not-understood' });
  });

  test('is limited like all talk', async () => {
    const { ann } = await startedTable();
    for (let i = 0; i < 6; i++)
      expect(await ann.request('say', claim({ type: 'yes' }))).toEqual({ ok: true });
    expect(await ann.request('say', claim({ type: 'no' }))).toEqual({
      ok: false,
      reason: 'too-many-requests',
    });
  });

  test('is all one can say at a table that wants no free talk', async () => {
    const { clients } = await server.tableOf(PEOPLE, { freeText: false });
    await server.start(clients);
    const [ann] = clients;
    expect(await ann?.request('say', chat('hello'))).toEqual({ ok: false, reason: 'only-claims' });
    expect(await ann?.request('say', claim({ type: 'clean' }))).toEqual({ ok: true });
  });
});

describe('the opener', () => {
  test('and nobody else silences; everybody sees it', async () => {
    const { ann, bob, watcher } = await startedTable();
    const silence = { seat: 1, silent: true } as const;
    expect(await bob.request('silence', silence)).toEqual({ ok: false, reason: 'only-the-opener' });
    expect(await ann.request('silence', silence)).toEqual({ ok: true });
    expect(await bob.request('say', chat('hey'))).toEqual({ ok: false, reason: 'silenced' });
    await watcher.until(({ room }) => room.state.chairs.get('1')?.silenced === true);
  });
});

describe('accusations and marks', () => {
  test('an accusation stands for all to see until it is withdrawn', async () => {
    const { ann, bob, watcher } = await startedTable();
    const accused = (seen: SeatClient) => seen.room.state.chairs.get('1')?.accusedBy;
    await ann.request('accuse', { seat: 1, stands: true });
    for (const seen of [ann, bob, watcher]) await seen.until(() => accused(seen) === '0');
    await ann.request('accuse', { seat: 1, stands: false });
    for (const seen of [ann, bob, watcher]) await seen.until(() => accused(seen) === '');
  });

  test('there is nothing to accuse or mark before the match', async () => {
    const { clients } = await server.tableOf(PEOPLE);
    const no = { ok: false, reason: 'not-playing' };
    expect(await clients[0]?.request('accuse', { seat: 1, stands: true })).toEqual(no);
    expect(await clients[0]?.request('mark', { seat: 1, as: 'clean' })).toEqual(no);
  });

  test('a mark is its seat’s alone', async () => {
    const { code, ann } = await startedTable();
    await ann.request('mark', { seat: 1, as: 'infected' });
    expect((await toldOnArrival(code, 'Bob')).marks).toEqual({});
    expect((await toldOnArrival(code, 'watcher', true)).marks).toEqual({});
    expect((await toldOnArrival(code, 'Ann')).marks).toEqual({ 1: 'infected' });
  });
});

describe('after a restart', () => {
  test('what was said, who is accused, marked and silenced is still there', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'panic-station-')), 'talk.db');
    await server.close();
    const before = await liveServer({ store: await openSqliteStore(file) });
    const { code, clients } = await before.tableOf(PEOPLE);
    await before.start(clients);
    await clients[0]?.request('say', chat('remember this'));
    await clients[0]?.request('accuse', { seat: 2, stands: true });
    await clients[0]?.request('mark', { seat: 1, as: 'clean' });
    await clients[0]?.request('silence', { seat: 3, silent: true });
    await before.close();
    server = await liveServer({ store: await openSqliteStore(file) });
    onTestFinished(() => server.close());
    const ann = await server.join(code, '', { key: keyOf('Ann') });
    const told: TalkSoFar = await new Promise((resolve) => ann.heard('talk', resolve));
    expect(told.said.map(({ say }) => say)).toEqual([chat('remember this')]);
    expect(told.marks).toEqual({ 1: 'clean' });
    await ann.until(({ room }) => room.state.chairs?.get('2')?.accusedBy === '0');
    expect(ann.room.state.chairs.get('3')?.silenced).toBe(true);
  });
});
