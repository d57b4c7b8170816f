import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_SPECTATORS } from '#server/rooms/presence.ts';
import { offeredCommands } from '#shared/play/index.ts';
import { TABLE_CODE_LETTERS } from '#shared/wire/table-code.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import { keyOf, type LiveServer, liveServer, NAMES, refusal } from './live-server.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer();
});
afterAll(() => server.close());

const MINUTE_MS = 60_000;
const PEOPLE = NAMES.slice(0, 4);

function seated(clients: readonly SeatClient[], seat: number | undefined): SeatClient {
  const client = clients.find((each) => each.seat === seat);
  if (!client) throw new Error(`somebody must sit in chair ${seat}`);
  return client;
}

async function startedTable() {
  const { code, clients } = await server.tableOf(PEOPLE);
  await server.start(clients);
  const { matchId = '' } = (await server.store.loadTable(code)) ?? {};
  return { code, clients, matchId };
}

const matchmake = async (method: string, room: string, body: unknown) => {
  const answer = await fetch(`${server.url}/matchmake/${method}/${room}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { error?: string; sessionId?: string; processId?: string };
};

/** What a bare socket with these credentials hears before it is hung up. */
const knock = (path: string): Promise<string> => {
  const socket = connect(Number(new URL(server.url).port), 'localhost');
  socket.write(
    `GET /${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  return new Promise((resolve) => {
    let heard = '';
    socket.on('data', (piece) => {
      heard += piece.toString('latin1');
      // The answer to the handshake, and a first frame after it.
      if (/\r\n\r\n./.test(heard)) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
};

describe('taking another’s seat', () => {
  test('by its number: a key that opens no seat gets none of a match that runs', async () => {
    const { code, clients } = await startedTable();
    const asked = { key: keyOf('thief'), seat: 0 };
    expect(await refusal(server.join(code, 'Ann', asked))).toBe('not-understood');
    expect(await refusal(server.join(code, 'Ann', { key: keyOf('thief') }))).toBe('table-started');
    expect(clients.map(({ closedWith }) => closedWith)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('by the session id of somebody who is there', async () => {
    const { code, clients } = await startedTable();
    const { sessionId } = seated(clients, 0).room;
    const { processId = '' } = await matchmake('joinById', code, { name: 'x', key: keyOf('x') });
    expect(await knock(`${processId}/${code}?sessionId=${sessionId}`)).toContain('expired');
    expect(seated(clients, 0).closedWith).toBeUndefined();
  });

  test('by a reconnection token: of somebody who is there, of somebody whose line broke', async () => {
    const { code, clients } = await startedTable();
    const ann = seated(clients, 0);
    const [, reconnectionToken] = ann.room.reconnectionToken.split(':');
    expect((await matchmake('reconnect', code, { reconnectionToken })).error).toBe('not-understood');
    await ann.drop();
    await seated(clients, 1).until(({ chairs }) => chairs[0]?.present === false);
    expect((await matchmake('reconnect', code, { reconnectionToken })).error).toBe('not-understood');
    const { processId = '' } = await matchmake('joinById', code, { name: 'x', key: keyOf('x') });
    const path = `${processId}/${code}?sessionId=${ann.room.sessionId}&reconnectionToken=${reconnectionToken}`;
    expect(await knock(path)).toContain('expired');
  });

  test('by guessing codes: nothing is said but that there is none, and soon nothing at all', async () => {
    server.clock.advance(MINUTE_MS);
    const answers: string[] = [];
    for (let i = 0; i < 125; i++) {
      const letters = Array.from({ length: 5 }, (_, at) => TABLE_CODE_LETTERS.charAt((i * 7 + at * 3) % 20));
      answers.push((await matchmake('joinById', letters.join(''), {})).error ?? 'let in');
    }
    expect(new Set(answers.slice(0, 100))).toEqual(new Set(['no-such-table']));
    expect(answers.at(-1)).toBe('too-many-requests');
    server.clock.advance(MINUTE_MS);
  });
});

describe('somebody who only watches', () => {
  test('can do nothing a seat can', async () => {
    const { code, clients } = await startedTable();
    const watcher = await server.join(code, '', { key: keyOf('watcher'), watch: true });
    const command = clients.flatMap(({ seatView }) => (seatView ? offeredCommands(seatView) : []))[0];
    if (!command) throw new Error('somebody must be able to do something');
    const only = { ok: false, reason: 'only-watching' };
    expect(await watcher.play(command, 0)).toEqual(only);
    expect(await watcher.request('silence', { seat: 0, silent: true })).toEqual(only);
    expect(await watcher.request('pause', { wanted: true })).toEqual(only);
    expect(await watcher.request('replace', { seat: 0 })).toEqual(only);
    expect(await watcher.request('ticket', {})).toEqual(only);
    expect(await watcher.request('accuse', { seat: 0, stands: true })).toEqual(only);
    expect(watcher.seatView).toBeUndefined();
  });

  test('is refused where the opener forbade it', async () => {
    const { code } = await server.tableOf(['Ann'], { spectators: false });
    expect(await refusal(server.join(code, '', { key: keyOf('watcher'), watch: true }))).toBe(
      'no-spectators',
    );
  });

  test('in a crowd is refused, and the crowd keeps nobody from coming back to a seat', async () => {
    const { code, clients } = await startedTable();
    server.clock.advance(MINUTE_MS);
    const crowd = Array.from({ length: MOST_SPECTATORS }, (_, i) => keyOf(`watcher ${i}`));
    for (const key of crowd) await server.join(code, '', { key, watch: true });
    expect(await refusal(server.join(code, '', { key: keyOf('one more'), watch: true }))).toBe('table-full');
    for (let i = 0; i < 40; i++) await matchmake('joinById', code, {});
    await seated(clients, 2).drop();
    const back = await server.join(code, '', { key: keyOf(PEOPLE[2] ?? '') });
    await back.until(({ seat }) => seat === 2);
    server.clock.advance(MINUTE_MS);
  });
});

describe('asking for the record of a match that runs', () => {
  test('is answered like asking for one that never was', async () => {
    const { code, matchId } = await startedTable();
    const ask = async (id: string) => {
      const answer = await fetch(`${server.url}/matches/${id}`);
      return { status: answer.status, text: await answer.text() };
    };
    expect(matchId).not.toBe('');
    const never = await ask('never');
    expect(never.status).toBe(404);
    expect(await ask(matchId)).toEqual(never);
    expect(await ask(code)).toEqual(never);
  });

  test('its id is told to nobody before the end', async () => {
    const { clients } = await startedTable();
    for (const { room } of clients) expect(room.state.finishedMatch).toBe('');
  });
});
