import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#server/dealer/index.ts';
import { BEAT_MS } from '#server/rooms/beat.ts';
import { THE_DEALER } from '#server/rooms/dealer.ts';
import { IDLE_MS } from '#server/rooms/votes.ts';
import { offeredCommands, type SeatCommand } from '#shared/play/index.ts';
import type { TableSettings } from '#shared/wire/table.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import { playAll, type SceneCard, table } from '../dealer/table.ts';
import { keyOf, type LiveServer, liveServer, NAMES, SETTINGS } from './live-server.ts';

let scene: Match = table();
let server: LiveServer;
beforeAll(async () => {
  server = await liveServer({ dealer: { ...THE_DEALER, openMatch: () => ({ ...scene, step: 0 }) } });
});
afterAll(() => server.close());

const PEOPLE = NAMES.slice(0, 4);
const WINDOW_MS = SETTINGS.armorSeconds * 1000;
const TICK_MS = 10;

async function startedTable(match: Match, settings: Partial<TableSettings> = {}) {
  scene = match;
  const { code, clients } = await server.tableOf(PEOPLE, settings);
  // Every table starts on a beat.
  server.clock.advance(BEAT_MS - (server.clock.now() % BEAT_MS));
  await server.start(clients);
  const watcher = await server.join(code, '', { key: keyOf('watcher'), watch: true });
  await watcher.until(({ table: shown }) => shown !== undefined);
  const { matchId = '' } = (await server.store.loadTable(code)) ?? {};
  return { clients, watcher, matchId };
}

/** The time goes on little by little, and everything it leads to is done. */
async function pass(milliseconds: number, matchId: string): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += TICK_MS) {
    server.clock.advance(TICK_MS);
    await server.store.loadRecord(matchId);
    await new Promise(setImmediate);
  }
}

/** When something public happened, counted from the start of the window. */
function releases({ room }: SeatClient): number[] {
  const [began, times] = [server.clock.now(), [] as number[]];
  let last = room.state.release;
  room.onStateChange(({ release }) => {
    if (release !== last) times.push(server.clock.now() - began);
    last = release;
  });
  return times;
}

const HAND: readonly SceneCard[] = ['infection', 'infection', 'infection', 'gas-can', 'gas-can'];
const shot = (...more: readonly SceneCard[]) =>
  playAll(table({ seats: { 0: { laidDown: ['ammo'] }, 1: { hand: [...HAND, ...more] } } }), [
    0,
    { type: 'fire', targets: [{ seat: 1, character: 'trooper' }] },
  ]);
const NONE: SeatCommand = { type: 'armor', rooms: [{ room: 'L01', cards: 0 }] };
const ONE: SeatCommand = { type: 'armor', rooms: [{ room: 'L01', cards: 1 }] };

describe('D5 the armor window tells nothing by its time', () => {
  test.each([
    ['no armor, and says so at once', shot('keycard'), 0, NONE],
    ['armor, and keeps it at once', shot('armor'), 0, NONE],
    ['armor, and plays it at once', shot('armor'), 0, ONE],
    ['armor, and plays it late', shot('armor'), 4000, ONE],
    ['armor, and says nothing', shot('armor'), 0, undefined],
    ['no armor, and says nothing', shot('keycard'), 0, undefined],
  ])('somebody asked has %s', async (_who, match, after, command) => {
    const { clients, watcher, matchId } = await startedTable(match);
    const [, asked] = clients;
    const times = releases(watcher);
    await pass(after, matchId);
    if (command) expect(await asked?.play(command)).toEqual({ ok: true });
    await pass(WINDOW_MS - after - TICK_MS, matchId);
    expect(times).toEqual([]);
    expect(watcher.table?.awaited?.type).toBe('armor');
    await pass(BEAT_MS + TICK_MS, matchId);
    await expect.poll(() => times).toEqual([WINDOW_MS + BEAT_MS]);
    expect(watcher.table?.awaited).toBeUndefined();
  });
});

describe('D5 a pause', () => {
  const dead = table({ seats: { 3: { trooper: 'dead', android: 'dead', hand: [] } } });
  const wish = (client: SeatClient | undefined, wanted: boolean) => client?.request('pause', { wanted });

  test('needs all who live, stops the clock, and ends by anybody with what was left of it', async () => {
    const { clients, watcher, matchId } = await startedTable(dead);
    await watcher.until(({ room }) => room.state.clock.kind === 'turn');
    await pass(1000, matchId);
    expect(await wish(clients[3], true)).toEqual({ ok: false, reason: 'not-playing' });
    await wish(clients[0], true);
    await wish(clients[1], true);
    expect(watcher.room.state.paused).toBe(false);
    await wish(clients[2], true);
    await watcher.until(({ room }) => room.state.paused && room.state.clock.kind === '');
    server.clock.advance(SETTINGS.turnSeconds === 'off' ? 0 : SETTINGS.turnSeconds * 10_000);
    expect((await server.store.loadRecord(matchId))?.steps).toEqual([]);
    await wish(clients[1], false);
    await watcher.until(({ room }) => !room.state.paused && room.state.clock.kind === 'turn');
    expect(watcher.room.state.clock.until - server.clock.now()).toBe(119_000);
  });

  test('a clock is there to see from the first turn on', async () => {
    const { watcher } = await startedTable(table());
    await watcher.until(({ room }) => room.state.clock.kind === 'turn');
    expect(watcher.room.state.clock.until).toBe(server.clock.now() + 120_000);
  });
});

describe('D2 somebody a bot plays for', () => {
  test('who answers a sealed window himself is seen to be back when it closes, not when he answers', async () => {
    const { clients, watcher, matchId } = await startedTable(shot('armor'));
    const [, asked] = clients;
    expect(await asked?.request('play-for-me', { wanted: true })).toEqual({ ok: true });
    await watcher.until(({ chairs }) => chairs[1]?.kind === 'stand-in');
    const kinds: string[] = [];
    watcher.room.onStateChange(({ chairs }) => kinds.push(chairs.get('1')?.kind ?? ''));
    // Before the bot has thought.
    expect(await asked?.play(ONE)).toEqual({ ok: true });
    await pass(WINDOW_MS - TICK_MS, matchId);
    expect(kinds).toEqual([]);
    expect((await server.store.loadRecord(matchId))?.steps.map(({ actor }) => actor)).toEqual([1]);
    await pass(BEAT_MS + TICK_MS, matchId);
    await watcher.until(({ chairs }) => chairs[1]?.kind === 'person');
    expect(watcher.table?.awaited).toBeUndefined();
  });
});

describe('D2 a vote to replace somebody', () => {
  const notIdle = { ok: false, reason: 'not-idle' };

  test('is answered the same whether or not he has sealed his gift already', async () => {
    const trade = playAll(table({ map: { L11: [1, 0] }, seats: { 0: { at: 'L01' }, 1: { at: 'L11' } } }), [
      0,
      { type: 'move', character: 'trooper', to: 'L11' },
    ]);
    expect(trade.prompt?.type).toBe('duty');
    const { clients } = await startedTable(playAll(trade, [0, { type: 'trade', with: 1 }]), {
      tradeSeconds: 'off',
    });
    const [giver, slow, voter] = clients;
    if (!giver || !slow || !voter) throw new Error('everybody must be there');
    const vote = (seat: 0 | 1) => voter.request('replace', { seat });
    server.clock.advance(IDLE_MS - 1000);
    const gift = giver.seatView && offeredCommands(giver.seatView).find(({ type }) => type === 'give');
    expect(gift && (await giver.play(gift))).toEqual({ ok: true });
    expect([await vote(0), await vote(1)]).toEqual([notIdle, notIdle]);
    server.clock.advance(1000);
    expect([await vote(0), await vote(1)]).toEqual([{ ok: true }, { ok: true }]);
  });
});
