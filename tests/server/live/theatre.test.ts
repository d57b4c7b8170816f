import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openReceipts, recallReceipt } from '#client/device/receipt.ts';
import { finishedMatch, verify } from '#server/dealer/index.ts';
import { BEAT_MS } from '#server/rooms/running-match.ts';
import type { SeatClient } from '#server/tools/seat-client.ts';
import { type MatchRecord, offeredCommands, type SeatCommand } from '#shared/play/index.ts';
import type { Shown } from '#shared/wire/table.ts';
import { type LiveServer, liveServer, SETTINGS } from './live-server.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee'];
const UNKNOWN = 'no-such-match-anywhere';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer();
});
afterAll(() => server.close());

type Receipts = ReturnType<typeof openReceipts>;

interface Player {
  readonly client: SeatClient;
  readonly receipts: Receipts;
}

/** Four devices that keep receipts the way the page does. */
async function startedMatch(): Promise<{ id: string; code: string; players: Player[] }> {
  const code = await server.openTable();
  const players: Player[] = [];
  for (const name of NAMES) {
    const client = await server.join(code, name);
    const receipts = openReceipts(`${code} ${name}`);
    receipts.begin();
    client.room.onMessage('shown', ({ events }: Shown) => {
      if (typeof client.seat === 'number') receipts.shown(client.seat, events);
    });
    players.push({ client, receipts });
  }
  for (const [i, { client, receipts }] of players.entries()) {
    const part = `${i}`.repeat(64);
    receipts.gave(part, client.room.state.commitment);
    expect(await client.beReady(part)).toEqual({ ok: true });
  }
  expect(await players[0]?.client.request('start', {})).toEqual({ ok: true });
  for (const { client } of players) await client.until(({ seatView }) => seatView !== undefined);
  const { matchId = '' } = (await server.store.loadTable(code)) ?? {};
  return { id: matchId, code, players };
}

async function play(players: readonly Player[], { client }: Player, command: SeatCommand): Promise<void> {
  const { view } = client;
  expect(await client.play(command)).toEqual({ ok: true });
  // What is on disk is released on the next beat.
  server.clock.advance(BEAT_MS);
  await client.until((each) => each.view > view);
  await allCaughtUp(players, client.room.state.release);
}

async function allCaughtUp(players: readonly Player[], release: number): Promise<void> {
  for (const { client } of players) await client.until(({ room }) => room.state.release >= release);
}

async function playSome(players: readonly Player[], commands: number): Promise<void> {
  for (let played = 0; played < commands; played++) {
    const able = players.find(({ client }) => choices(client).length > 0);
    const choice = able && choices(able.client)[played % choices(able.client).length];
    if (able && choice) await play(players, able, choice);
    else await waitForTheDealer(players);
  }
}

/** A6: somebody was attacked, and the window stays open for its full time. */
async function waitForTheDealer(players: readonly Player[]): Promise<void> {
  const [first] = players;
  const release = first?.client.room.state.release ?? 0;
  server.clock.advance(SETTINGS.armorSeconds * 1000);
  await first?.client.until(({ room }) => {
    server.clock.advance(BEAT_MS);
    return room.state.release > release;
  });
  await allCaughtUp(players, release + 1);
}

function choices({ seatView }: SeatClient): readonly SeatCommand[] {
  return seatView ? offeredCommands(seatView).filter(({ type }) => type !== 'agree' && type !== 'armor') : [];
}

/** V7: all living players together end the match, once nothing else is asked of anybody. */
async function abandon(players: readonly Player[]): Promise<void> {
  while (players[0]?.client.table?.awaited) await playSome(players, 1);
  for (const player of players) await play(players, player, { type: 'agree', to: 'abandon' });
  for (const { client } of players) await client.until(({ room }) => room.state.phase === 'over');
}

async function answer(path: string, init: RequestInit = {}) {
  const response = await fetch(`${server.url}${path}`, init);
  const body = await response.text();
  const headers = Object.fromEntries(response.headers);
  delete headers['date'];
  return { status: response.status, body, headers };
}

describe('nothing of a match that has not ended is to be had', () => {
  const addresses = (id: string, code: string) => [
    `/matches/${id}`,
    `/matches/${id}/`,
    `/matches/${id}/talk`,
    `/matches/${id}?finished=1`,
    `/matches/${id}/../${id}`,
    `/matches/${encodeURIComponent(`${id}' OR '1'='1`)}`,
    `/matches/${id}%00`,
    `/matches/${id.toLowerCase()}`,
    `/MATCHES/${id}`,
    `/matches/${code}`,
    `/matches/${code}/talk`,
    `/matches/${id}.json`,
    `/matches/%25`,
    '/matches/',
    '/matches',
  ];

  test('by any address, the answer for a running match is the answer for one that never was', async () => {
    const { id, code, players } = await startedMatch();
    await playSome(players, 8);
    expect(await players[0]?.client.request('say', { kind: 'chat', text: 'a secret' })).toEqual({ ok: true });
    expect(id).not.toBe('');
    const asked = addresses(id, code);
    // Same length as the real ones: only what is said of them may differ, and nothing does.
    const never = addresses(UNKNOWN.padEnd(id.length, 'x').slice(0, id.length), 'ZZZZZ');
    for (const [i, path] of asked.entries()) {
      for (const method of ['GET', 'POST', 'PUT']) {
        const found = await answer(path, { method });
        expect(found.status, path).toBe(404);
        expect(found, path).toEqual(await answer(never[i] ?? '', { method }));
        expect(found.body, path).not.toContain('secret');
      }
      expect(await answer(path, { method: 'HEAD' })).toEqual(
        await answer(never[i] ?? '', { method: 'HEAD' }),
      );
    }
  });

  test('the id itself is told to nobody before the end', async () => {
    const { id, players } = await startedMatch();
    await playSome(players, 3);
    for (const { client } of players) {
      expect(client.room.state.finishedMatch).toBe('');
      expect(JSON.stringify(client.room.state)).not.toContain(id);
    }
    expect((await answer(`/m/${id}`)).body).toBe((await answer(`/m/${UNKNOWN}`)).body);
  });
});

describe('once a match has ended', () => {
  test('its record is there, proves itself, and every device’s receipt agrees', async () => {
    const { id, players } = await startedMatch();
    await playSome(players, 12);
    await abandon(players);
    expect(players[0]?.client.room.state.finishedMatch).toBe(id);

    const record: MatchRecord = JSON.parse((await answer(`/matches/${id}`)).body);
    expect(finishedMatch(record)?.moments.at(-1)?.ending?.kind).toBe('abandoned');
    expect(verify(record)).toMatchObject({ proven: true, steps: record.steps.length });
    for (const [i, { receipts }] of players.entries()) {
      receipts.finished(`${id} ${i}`);
      const receipt = recallReceipt(`${id} ${i}`);
      expect(receipt?.seen?.steps).toBeGreaterThan(10);
      expect(verify(record, receipt)).toMatchObject({ proven: true });
    }
  });

  test('a receipt over a broken line proves the match up to the break', async () => {
    const { id, players } = await startedMatch();
    await playSome(players, 4);
    players[0]?.receipts.begin();
    await playSome(players, 4);
    await abandon(players);
    const record: MatchRecord = JSON.parse((await answer(`/matches/${id}`)).body);
    for (const [i, { receipts }] of players.entries()) receipts.finished(`${id} ${i}`);
    const [broken, whole] = [recallReceipt(`${id} 0`), recallReceipt(`${id} 1`)];
    expect(broken?.seen?.steps).toBeLessThan(whole?.seen?.steps ?? 0);
    expect(verify(record, broken)).toMatchObject({ proven: true });

    const swapped = { ...record, setup: { ...record.setup, serverPart: '9'.repeat(64) } };
    expect(verify(swapped, broken)).toMatchObject({ proven: false, step: 0 });
  });

  test('talk is told without private marks', async () => {
    const { id, players } = await startedMatch();
    const [ann] = players;
    await ann?.client.request('say', { kind: 'chat', text: 'trust me' });
    await ann?.client.request('accuse', { seat: 1, stands: true });
    await ann?.client.request('mark', { seat: 2, as: 'infected' });
    await abandon(players);
    expect(JSON.parse((await answer(`/matches/${id}/talk`)).body)).toEqual([
      { afterStep: 0, from: 0, kind: 'said', channel: 'table', say: { kind: 'chat', text: 'trust me' } },
      { afterStep: 0, from: 0, kind: 'accuse', accuse: { seat: 1, stands: true } },
    ]);
  });

  test('it is gone after the set time, like one that never was', async () => {
    const { id, code, players } = await startedMatch();
    await abandon(players);
    expect((await answer(`/matches/${id}`)).status).toBe(200);
    await server.store.closeTable(code, server.clock.now());
    await server.store.forget(server.clock.now() + 1);
    expect(await answer(`/matches/${id}`)).toEqual(await answer(`/matches/${UNKNOWN}`));
    expect(await answer(`/matches/${id}/talk`)).toEqual(await answer(`/matches/${UNKNOWN}/talk`));
  });
});
