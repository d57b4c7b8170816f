import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishedMatch, play, recordedStep, replay, verify } from '#server/dealer/index.ts';
import { BEAT_MS } from '#server/rooms/beat.ts';
import {
  type MatchRecord,
  offeredCommands,
  type RecordedStep,
  type SeatCommand,
} from '#shared/play/index.ts';
import { ReceiptDevice } from '#tests/trials/table/receipt-device.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import { type LiveServer, liveServer, SETTINGS } from './live-server.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee'];
const UNKNOWN = 'no-such-match-anywhere';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer();
});
afterAll(() => server.close());

type Player = ReceiptDevice;

/** Four devices that keep receipts the way the page does. */
async function startedMatch(): Promise<{ id: string; code: string; players: Player[] }> {
  const code = await server.openTable();
  const players: Player[] = [];
  for (const name of NAMES) players.push(new ReceiptDevice(await server.join(code, name)));
  for (const player of players) expect(await player.beReady()).toEqual({ ok: true });
  expect(await players[0]?.client.request('start', {})).toEqual({ ok: true });
  for (const { client } of players) await client.until(({ seatView }) => seatView !== undefined);
  const { matchId = '' } = (await server.store.loadTable(code)) ?? {};
  return { id: matchId, code, players };
}

async function playOne(players: readonly Player[], { client }: Player, command: SeatCommand): Promise<void> {
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
    if (able && choice) await playOne(players, able, choice);
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

async function playUntilQuiet(players: readonly Player[]): Promise<void> {
  while (players[0]?.client.table?.awaited) await playSome(players, 1);
}

async function agree(players: readonly Player[], agreeing: readonly Player[]): Promise<void> {
  for (const player of agreeing) await playOne(players, player, { type: 'agree', to: 'abandon' });
}

/** V7: all living players together end the match, once nothing else is asked of anybody. */
async function abandon(players: readonly Player[]): Promise<void> {
  await playUntilQuiet(players);
  await agree(players, players);
  for (const { client } of players) await client.until(({ room }) => room.state.phase === 'over');
}

/** A forger's record: all give up one command earlier than they did, so that it never was played. */
function withoutLastTurns({ setup, steps }: MatchRecord): MatchRecord {
  for (let kept = steps.findLastIndex(({ command }) => command.type !== 'agree'); kept >= 0; kept--) {
    const played = steps.slice(0, kept);
    let match = replay({ setup, steps: played });
    const agreed = match.seats.flatMap(({ id }): readonly RecordedStep[] => {
      const command = { type: 'agree', to: 'abandon' } as const;
      const agreeing = play(match, id, command);
      if (!agreeing.ok) return [];
      match = agreeing.match;
      return [recordedStep(id, command, match)];
    });
    if (match.ending) return { setup, steps: [...played, ...agreed] };
  }
  throw new Error('they could never give up');
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
    const { headers } = await fetch(`${server.url}/matches/${id}`);
    expect(headers.get('cache-control')).toBe('private, max-age=86400, immutable');
    expect(verify(record)).toMatchObject({ proven: true, witness: 'none', steps: record.steps.length });
    for (const player of players) {
      const receipt = player.receiptOf(id);
      expect(receipt?.seen.events).toBeGreaterThan(10);
      expect(verify(record, receipt)).toMatchObject({ proven: true, witness: 'receipt' });
    }
  });

  test('a receipt over a broken line is whole again: the gap is filled, and a record forged after it found', async () => {
    const { id, code, players } = await startedMatch();
    await playSome(players, 4);
    await playUntilQuiet(players);
    const [ann, bob, cid, dee] = players as [Player, Player, Player, Player];
    const { seat, events } = ann.receipts.witnessed() ?? { seat: 0, events: 0 };
    await ann.client.drop();
    await bob.client.until(({ chairs }) => chairs[seat]?.present === false);
    await agree([bob, cid, dee], [bob, cid]);
    // It comes back, as after a reload, with what it wrote down, and says how far it has seen the match.
    const seen = { match: bob.client.room.state.commitment, as: seat, events };
    const back = new ReceiptDevice(await server.join(code, 'Ann', { seen }), ann.memory);
    await back.client.until(({ seatView }) => seatView !== undefined);
    // Two agreed: each time that, and what is agreed to by now.
    expect(back.receipts.witnessed()?.events).toBe(events + 4);
    await agree([back, bob, cid, dee], [back, dee]);
    for (const { client } of [back, bob]) await client.until(({ room }) => room.state.phase === 'over');
    const record: MatchRecord = JSON.parse((await answer(`/matches/${id}`)).body);
    const receipt = back.receiptOf(id);
    expect(verify(record, receipt)).toMatchObject({ proven: true, witness: 'receipt' });

    const shortened = withoutLastTurns(record);
    expect(verify(shortened)).toMatchObject({ proven: true, witness: 'none' });
    expect(verify(shortened, receipt)).toMatchObject({ proven: false, flaw: { code: 'seen' } });
    const swapped = { ...record, setup: { ...record.setup, serverPart: '9'.repeat(64) } };
    expect(verify(swapped, receipt)).toEqual({ proven: false, step: 0, flaw: { code: 'promise' } });
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
