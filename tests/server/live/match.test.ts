import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Match, matchMoments, viewFor } from '#server/dealer/index.ts';
import { BEAT_MS } from '#server/rooms/running-match.ts';
import type { SeatClient } from '#server/tools/seat-client.ts';
import { awaitedSeats, offeredCommands, type SeatCommand } from '#shared/play/index.ts';
import { type LiveServer, liveServer, NAMES, SETTINGS } from './live-server.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer();
});
afterAll(() => server.close());

async function dealerMatch(code: string): Promise<Match> {
  const { matchId = '' } = (await server.store.loadTable(code)) ?? {};
  const record = await server.store.loadRecord(matchId);
  const match = record && matchMoments(record).at(-1);
  if (!match) throw new Error('there must be a match');
  return match;
}

async function startedMatch(people: number): Promise<{ code: string; clients: SeatClient[] }> {
  const code = await server.openTable();
  const clients: SeatClient[] = [];
  for (const name of NAMES.slice(0, people)) clients.push(await server.join(code, name));
  for (const client of clients) expect(await client.beReady()).toEqual({ ok: true });
  expect(await clients[0]?.request('start', {})).toEqual({ ok: true });
  for (const client of clients) await client.until(({ seatView }) => seatView !== undefined);
  return { code, clients };
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

/** Every device's picture is what the dealer would show its seat. */
async function expectTruePictures(code: string, clients: readonly SeatClient[]): Promise<Match> {
  const match = await dealerMatch(code);
  for (const client of clients) {
    if (client.seat === undefined || client.closedWith !== undefined) continue;
    const truth = viewFor(match, client.seat === 'watching' ? 'public' : client.seat);
    const shown = () => {
      // What is on disk is released on the next beat.
      server.clock.advance(BEAT_MS);
      return plain(client.seat === 'watching' ? client.table : client.seatView);
    };
    await expect.poll(shown, { interval: 2 }).toEqual(plain(truth));
  }
  return match;
}

/** Something a person could do now, ending sooner or later. */
function someCommand(client: SeatClient, turn: number): SeatCommand | undefined {
  const view = client.seatView;
  if (!view) return undefined;
  const commands = offeredCommands(view).filter(({ type }) => type !== 'agree');
  return commands[turn % commands.length];
}

describe('a match over the wire', () => {
  test('six devices play to the end; every picture is the dealer’s view after every step', async () => {
    const { code, clients } = await startedMatch(6);
    let match = await expectTruePictures(code, clients);
    for (let step = 0; !match.ending && step < 400; step++) {
      for (const seat of awaitedSeats(viewFor(match, 'public'))) {
        const client = clients.find((each) => each.seat === seat);
        const command = client && someCommand(client, step * 7 + 3);
        if (client && command) expect(await client.play(command)).toEqual({ ok: true });
        match = await expectTruePictures(code, clients);
      }
      if (match.prompt?.type === 'armor') {
        server.clock.advance(SETTINGS.armorSeconds * 1000);
        const { step: before } = match;
        await expect
          .poll(async () => (await dealerMatch(code)).step, { interval: 2 })
          .toBeGreaterThan(before);
      }
      match = await expectTruePictures(code, clients);
    }
    expect(match.ending).toBeDefined();
    for (const client of clients) await client.until(({ room }) => room.state.phase === 'over');
  });
});
