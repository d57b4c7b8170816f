import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RandomBytes } from '#server/process/random-bytes.ts';
import { TableRoom } from '#server/rooms/table-room.ts';
import { builtPages } from '#server/web/pages.ts';
import { keyOf, type LiveServer, liveServer, SETTINGS } from './live-server.ts';

const dist = mkdtempSync(join(tmpdir(), 'panic-station-dist-'));
mkdirSync(join(dist, 'built'));
writeFileSync(join(dist, 'index.html'), '<!doctype html>the page');
writeFileSync(join(dist, 'built', 'client-abc.js'), 'play()');
writeFileSync(join(dist, 'built', 'client-abc.js.gz'), gzipSync('play()'));

let bytes: RandomBytes = randomBytes;
let server: LiveServer;
beforeAll(async () => {
  server = await liveServer({ pages: builtPages(dist), randomBytes: (count) => bytes(count) });
});
afterAll(() => server.close());

const matchmake = (method: string, room: string, body: unknown) =>
  fetch(`${server.url}/matchmake/${method}/${room}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://elsewhere.example' },
    body: JSON.stringify(body),
  });

describe('pages', () => {
  test('the home page and every table address show the page, under its content security policy', async () => {
    for (const path of ['/', '/t/QKRTB']) {
      const answer = await fetch(server.url + path);
      expect(await answer.text()).toContain('the page');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('hashed names are compressed and kept for ever', async () => {
    const answer = await fetch(`${server.url}/built/client-abc.js`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe('play()');
  });

  test('an unknown address is answered plainly', async () => {
    const answer = await fetch(`${server.url}/../package.json`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Not found.');
  });

  test('security headers are on every answer, the matchmaker’s too', async () => {
    for (const answer of [await fetch(`${server.url}/healthz`), await matchmake('joinById', 'QKRTB', {})]) {
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('x-powered-by')).toBeNull();
    }
  });

  test('a server that calls nobody has no key for it, and takes no address to call', async () => {
    expect(await (await fetch(`${server.url}/push-key`)).json()).toEqual({});
    const { clients } = await server.tableOf(['Ann']);
    const at = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/1',
      p256dh: 'B'.repeat(87),
      auth: 'A'.repeat(22),
      language: 'en',
    };
    expect(await clients[0]?.request('call-me', { at })).toEqual({ ok: false, reason: 'not-understood' });
  });

  test('/healthz says that all is well', async () => {
    const answer = await fetch(`${server.url}/healthz`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true });
  });
});

describe('strangers', () => {
  test.each(['create', 'join', 'joinOrCreate', 'constructor'])(
    'cannot use the matchmaker to %s',
    async (method) => {
      const before = (await matchMaker.query({})).length;
      expect(await (await matchmake(method, 'table', { code: 'MINE' })).json()).toMatchObject({
        error: 'not-understood',
      });
      expect((await matchMaker.query({})).length).toBe(before);
    },
  );

  test('are told nothing about what is wrong with a message', async () => {
    const ann = await server.join(await server.openTable(), 'Ann');
    const answer = await ann.room.request('ready', { ready: 'yes' }).catch((error: Error) => error.message);
    expect(answer).toContain('not-understood');
    expect(answer).not.toContain('boolean');
  });

  test('are thrown out when they send too much', async () => {
    const ann = await server.join(await server.openTable(), 'Ann');
    for (let i = 0; i < 30; i++) ann.room.send('ready', { ready: false });
    expect(await ann.left()).toBeGreaterThan(4000);
  });
});

describe('when something breaks inside', () => {
  const secret = 'the deck is in /srv/deck.json';
  const breakDown = () => {
    throw new Error(secret);
  };

  test('a request is answered without the message, and the log has it', async () => {
    bytes = breakDown;
    const answer = await server.post(JSON.stringify(SETTINGS));
    bytes = randomBytes;
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ reason: 'failed', fault: expect.any(String) });
    expect(server.logged.join('')).toContain(secret);
  });

  test('a join is answered without the message, and the table lives on', async () => {
    const code = await server.openTable();
    const broken = vi.spyOn(TableRoom.prototype, 'onJoin').mockImplementation(breakDown);
    const other = await server.openTable();
    const answer = await server.join(other, 'Ann').catch((error: Error) => error.message);
    expect(answer).toBe('failed');
    expect(server.logged.join('')).toContain('table failed');
    broken.mockRestore();
    await server.join(code, 'Ann');
  });
});

describe('the log', () => {
  test('has one JSON object a line, and no seat key', async () => {
    await server.join(await server.openTable(), 'Newt');
    expect(server.logged.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ msg: 'table opened' }),
    );
    expect(server.logged.join('')).not.toContain(keyOf('Newt'));
  });
});
