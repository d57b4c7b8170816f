import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#server/dealer/index.ts';
import { BEAT_MS } from '#server/rooms/beat.ts';
import { THE_DEALER } from '#server/rooms/dealer.ts';
import { TELLING_MS } from '#server/rooms/pace.ts';
import type { SeatCommand } from '#shared/play/index.ts';
import type { TableSettings } from '#shared/wire/table.ts';
import type { Said } from '#shared/wire/talk.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import { playAll, table } from '../dealer/table.ts';
import { type LiveServer, liveServer } from './live-server.ts';

let scene: Match | undefined;
let server: LiveServer;
beforeAll(async () => {
  const { openMatch } = THE_DEALER;
  const dealer = {
    ...THE_DEALER,
    openMatch: (setup: Parameters<typeof openMatch>[0]) => scene ?? openMatch(setup),
  };
  server = await liveServer({ dealer });
});
afterAll(() => server.close());

/** A person among bots, in the first chair. */
async function annAmongBots(match: Match | undefined, settings: Partial<TableSettings> = {}) {
  scene = match && { ...match, step: 0 };
  const { code, clients } = await server.tableOf(['Ann'], settings);
  const [ann] = clients;
  if (!ann) throw new Error('Ann must be there');
  ann.tells = false;
  for (const seat of [1, 2, 3] as const) await ann.request('set-chair', { seat, to: 'bot' });
  await server.start([ann]);
  const { matchId = '' } = (await server.store.loadTable(code)) ?? {};
  return { code, ann, matchId };
}

/** Time passes little by little, and everything it leads to is done and shown. */
async function pass(milliseconds: number, matchId: string, ann: SeatClient): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += BEAT_MS) {
    server.clock.advance(BEAT_MS);
    await server.store.loadRecord(matchId);
    await new Promise(setImmediate);
  }
  await ann.request('pause', { wanted: false });
}

const stepsOf = async (matchId: string) => (await server.store.loadRecord(matchId))?.steps ?? [];
const tell = (ann: SeatClient, reading?: boolean) =>
  ann.request('told', { release: ann.room.state.release, ...(reading !== undefined && { reading }) });

/** The turn of the bot in chair 1. */
const botsTurn = () => table({ turn: { seat: 1 } });

describe('D6 alone with bots, a bot', () => {
  test('acts only when the device has shown what happened before', async () => {
    const { ann, matchId } = await annAmongBots(botsTurn());
    await pass(TELLING_MS - 1000, matchId, ann);
    expect(await stepsOf(matchId)).toEqual([]);
    expect(await tell(ann)).toEqual({ ok: true });
    // What was told was its pause.
    await pass(100, matchId, ann);
    expect(await stepsOf(matchId)).toHaveLength(1);
    // The next one waits for the next telling.
    await pass(5000, matchId, ann);
    expect(await stepsOf(matchId)).toHaveLength(1);
    await tell(ann);
    await pass(400, matchId, ann);
    expect(await stepsOf(matchId)).toHaveLength(2);
  });

  test('goes on by itself after 20 s, so that a broken page stops nothing', async () => {
    const { ann, matchId } = await annAmongBots(botsTurn());
    await pass(TELLING_MS + 400, matchId, ann);
    expect(await stepsOf(matchId)).toHaveLength(1);
  });

  test('waits for as long as the device says that something is being read', async () => {
    const { ann, matchId } = await annAmongBots(botsTurn());
    await tell(ann, true);
    await pass(TELLING_MS * 3, matchId, ann);
    expect(await stepsOf(matchId)).toEqual([]);
    await tell(ann, false);
    await pass(400, matchId, ann);
    expect(await stepsOf(matchId)).toHaveLength(1);
  });

  test('is not hurried by what cannot have been shown yet', async () => {
    const { ann, matchId } = await annAmongBots(botsTurn());
    await ann.request('told', { release: 1_000_000 });
    await pass(5000, matchId, ann);
    expect(await stepsOf(matchId)).toEqual([]);
  });

  test('waits anew for a page that is loaded again, until that one has told', async () => {
    const { code, ann, matchId } = await annAmongBots(botsTurn());
    await tell(ann);
    const back = await server.join(code, 'Ann');
    back.tells = false;
    await back.until(({ seatView }) => seatView !== undefined);
    const { length } = await stepsOf(matchId);
    await pass(5000, matchId, back);
    expect(await stepsOf(matchId)).toHaveLength(length);
    await tell(back);
    await pass(400, matchId, back);
    expect(await stepsOf(matchId)).toHaveLength(length + 1);
  });
});

describe('D8 alone with bots', () => {
  /** Ann accuses the bot beside her again and again; what it says to that. */
  async function answersTo(settings: Partial<TableSettings>): Promise<readonly Said[]> {
    const { ann, matchId } = await annAmongBots(table(), settings);
    const heard: Said[] = [];
    ann.heard('said', (said) => void heard.push(said));
    for (let again = 0; again < 6; again += 1) {
      await ann.request('accuse', { seat: 1, stands: true });
      await pass(11_000, matchId, ann);
    }
    return heard;
  }

  test('who is accused answers, once in 25 s at most', async () => {
    const heard = await answersTo({});
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.length).toBeLessThanOrEqual(3);
    expect(heard.map(({ from, channel, say }) => [from, channel, say.kind])).toEqual(
      heard.map(() => [1, 'table', 'claim']),
    );
  });

  test('nobody says a word at a table that wants them quiet', async () => {
    expect(await answersTo({ quietBots: true })).toEqual([]);
  });
});

describe('D5 alone with bots', () => {
  test('there is no clock, unless that person wants one', async () => {
    const { ann, matchId } = await annAmongBots(table());
    await pass(1000, matchId, ann);
    expect(ann.room.state.clock.kind).toBe('');
    const { ann: hurried } = await annAmongBots(table(), { clockAlone: true });
    await hurried.until(({ room }) => room.state.clock.kind === 'turn');
  });

  const shotAtAnn = () =>
    playAll(table({ turn: { seat: 1 }, seats: { 1: { laidDown: ['ammo'] } } }), [
      1,
      { type: 'fire', targets: [{ seat: 0, character: 'trooper' }] },
    ]);
  const NONE: SeatCommand = { type: 'armor', rooms: [{ room: 'L01', cards: 0 }] };

  test('the armor window waits for the answer, and closes with it', async () => {
    const { ann, matchId } = await annAmongBots(shotAtAnn());
    await tell(ann);
    await pass(60_000, matchId, ann);
    expect(ann.table?.awaited?.type).toBe('armor');
    expect(await ann.play(NONE)).toEqual({ ok: true });
    await pass(100, matchId, ann);
    expect((await stepsOf(matchId)).map(({ command }) => command.type)).toEqual(['armor', 'close-window']);
  });
});
