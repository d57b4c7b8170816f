import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchMoments } from '#server/dealer/index.ts';
import { BEAT_MS } from '#server/rooms/beat.ts';
import { THE_DEALER } from '#server/rooms/dealer.ts';
import { DOZE_MS, SLEEP_MS, STAND_IN_MS } from '#server/rooms/presence.ts';
import { eventsFor } from '#server/rooms/step-updates.ts';
import { delivered } from '#tests/trials/table/recording-device.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import { dealerMatch, expectTruePictures } from './dealer-view.ts';
import { type LiveServer, liveServer, NAMES, refusal } from './live-server.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer();
});
afterAll(() => server.close());

const FOUR = NAMES.slice(0, 4);

/** Four at the table; the one on turn is named, and the others follow. */
async function fourPlaying() {
  const { code, clients } = await server.tableOf(FOUR, { turnSeconds: 'off', tradeSeconds: 'off' });
  await server.start(clients);
  const onTurn = clients.findIndex(({ seat, table }) => seat === table?.turn?.seat);
  const actor = clients[onTurn];
  const others = clients.filter((client) => client !== actor);
  const [other] = others;
  if (!actor || !other) throw new Error('somebody must be on turn');
  return { code, clients, actor, name: FOUR[onTurn] ?? '', others, other };
}

const stepOf = async (code: string) => (await dealerMatch(server, code)).step;

/** Lets time pass, a second at a time, with the disk keeping up. */
const passes = (code: string) => async () => {
  server.clock.advance(1_000);
  return stepOf(code);
};

const kindOf = ({ chairs }: SeatClient, seat: SeatClient['seat']) => chairs[String(seat)]?.kind;

describe('D6 a seat left alone', () => {
  test('is played by a bot after 60 s, and by its owner as soon as he is back', async () => {
    const { code, actor, name, other, others } = await fourPlaying();
    await actor.drop();
    await other.until(({ chairs }) => chairs[String(actor.seat)]?.present === false);
    server.clock.advance(STAND_IN_MS - 1);
    expect(kindOf(other, actor.seat)).toBe('person');
    expect(await stepOf(code)).toBe(0);

    server.clock.advance(1);
    await other.until((client) => kindOf(client, actor.seat) === 'stand-in');
    await expect.poll(passes(code)).toBeGreaterThan(0);

    const back = await server.join(code, name);
    await other.until((client) => kindOf(client, actor.seat) === 'person');
    const { step } = await expectTruePictures(server, code, [...others, back]);
    const awaited = back.table?.awaited;
    if (!awaited) expect([step, await passes(code)(), await passes(code)()]).toEqual([step, step, step]);
  });

  test('says how long it is waited for', async () => {
    const { actor, other } = await fourPlaying();
    const seat = String(actor.seat);
    expect(other.chairs[seat]?.awayUntil).toBe(0);
    await actor.drop();
    await other.until(({ chairs }) => chairs[seat]?.present === false);
    const until = other.chairs[seat]?.awayUntil ?? 0;
    expect(Math.abs(until - server.clock.now() - STAND_IN_MS)).toBeLessThanOrEqual(BEAT_MS);
    server.clock.advance(STAND_IN_MS);
    await other.until((client) => kindOf(client, actor.seat) === 'stand-in');
    expect(other.chairs[seat]?.awayUntil).toBe(0);
  });

  test('whoever asks for it is played for, also over a knock of his phone, until he is back', async () => {
    const { code, actor, name, other } = await fourPlaying();
    expect(await actor.request('play-for-me', { wanted: true })).toEqual({ ok: true });
    await other.until((client) => kindOf(client, actor.seat) === 'stand-in');
    await expect.poll(passes(code)).toBeGreaterThan(0);
    const again = await server.join(code, name);
    await again.until(({ seat }) => seat === actor.seat);
    await delivered(other);
    expect(kindOf(other, actor.seat)).toBe('stand-in');
    expect(await again.request('play-for-me', { wanted: false })).toEqual({ ok: true });
    await other.until((client) => kindOf(client, actor.seat) === 'person');
  });

  test('whoever comes back is told what he missed, and nothing twice', async () => {
    const { code, actor, name, other } = await fourPlaying();
    await actor.drop();
    await other.until(({ chairs }) => chairs[String(actor.seat)]?.present === false);
    server.clock.advance(STAND_IN_MS);
    await expect.poll(passes(code)).toBeGreaterThan(1);
    server.clock.advance(1_000);
    const seat = typeof actor.seat === 'number' ? actor.seat : 0;
    const upTo = (events: number) => ({ seen: { match: other.room.state.commitment, as: seat, events } });
    const back = await server.join(code, name, upTo(actor.events.length));
    await expectTruePictures(server, code, [back]);

    const { matchId = '' } = (await server.store.loadTable(code)) ?? {};
    const record = await server.store.loadRecord(matchId);
    const moments = record ? matchMoments(record) : [];
    const eventsOf = (matches: typeof moments) =>
      JSON.parse(JSON.stringify(matches.flatMap((match) => eventsFor(match, seat, THE_DEALER))));
    expect(back.events).toEqual(eventsOf(moments.slice(1)));
    const seenByNow = actor.events.length + back.events.length;
    const reload = await server.join(code, name, upTo(seenByNow));
    await expectTruePictures(server, code, [reload]);
    expect(reload.events).toEqual([]);
    // What was seen of another match, or from another place, is not what this seat has seen of this one.
    const another = { match: 'a'.repeat(64), as: seat, events: seenByNow };
    const elsewhere = { ...upTo(seenByNow).seen, as: 'watching' as const };
    for (const seen of [another, elsewhere]) {
      const fresh = await server.join(code, name, { seen });
      await expectTruePictures(server, code, [fresh]);
      expect(fresh.events).toEqual(eventsOf(moments));
    }
  });

  test('who watches is told what happened before he came, and what his line lost', async () => {
    const { code, actor, other } = await fourPlaying();
    const wil = await server.join(code, 'Wil', { watch: true });
    await wil.until(({ events }) => events.length > 0);
    const dealt = wil.events.length;
    await actor.drop();
    await other.until(({ chairs }) => chairs[String(actor.seat)]?.present === false);
    server.clock.advance(STAND_IN_MS);
    await expect.poll(passes(code)).toBeGreaterThan(1);
    const { step } = await expectTruePictures(server, code, [wil]);
    expect(step).toBeGreaterThan(1);
    const match = other.room.state.commitment;
    for (const [events, lacking] of [
      [dealt, wil.events.slice(dealt)],
      [wil.events.length, []],
    ] as const) {
      const back = await server.join(code, 'Wil', { watch: true, seen: { match, as: 'watching', events } });
      await back.until(({ table }) => table !== undefined);
      await expect.poll(() => back.events).toEqual(lacking);
    }
    const late = await server.join(code, 'Zoe', { watch: true });
    await expect.poll(() => late.events).toEqual(wil.events);
  });

  test('counts from the start of the match for somebody who has gone once his part was opened', async () => {
    const { clients } = await server.tableOf(FOUR);
    const [ann, bob, , dee] = clients;
    for (const client of clients) await client.beReady();
    if (dee) dee.opensParts = false;
    const starting = ann?.request('start', {});
    for (const client of clients) await client.until(({ room }) => room.state.phase === 'dealing');
    await bob?.openPart();
    await bob?.drop();
    await ann?.until(({ chairs }) => chairs[1]?.present === false);
    await dee?.openPart();
    expect(await starting).toEqual({ ok: true });
    server.clock.advance(STAND_IN_MS);
    await ann?.until((client) => kindOf(client, 1) === 'stand-in');
  });

  test('does not play while it is only a moment away', async () => {
    const { code, actor, name, other } = await fourPlaying();
    await actor.drop();
    await other.until(({ chairs }) => chairs[String(actor.seat)]?.present === false);
    server.clock.advance(STAND_IN_MS - 1);
    await server.join(code, name);
    await other.until(({ chairs }) => chairs[String(actor.seat)]?.present === true);
    server.clock.advance(STAND_IN_MS);
    expect(kindOf(other, actor.seat)).toBe('person');
    expect(await stepOf(code)).toBe(0);
  });
});

describe('D6 with nobody there', () => {
  async function deserted() {
    const { code, clients } = await server.tableOf(['Ann']);
    const [ann] = clients;
    for (const seat of [1, 2, 3] as const) await ann?.request('set-chair', { seat, to: 'bot' });
    if (ann) await server.start([ann]);
    await ann?.drop();
    // The server has noticed once somebody who watches sees it.
    const wil = await server.join(code, 'Wil', { watch: true });
    await wil.until(({ chairs }) => chairs[0]?.present === false);
    return code;
  }

  test('the match sleeps, bots and clocks too, and wakes with the first who comes', async () => {
    const code = await deserted();
    const step = await stepOf(code);
    for (let hour = 0; hour < 23; hour++) server.clock.advance(60 * 60 * 1000);
    expect(await stepOf(code)).toBe(step);
    const ann = await server.join(code, 'Ann');
    await expectTruePictures(server, code, [ann]);
    await ann.drop();
  });

  /** What the server holds in memory. */
  const isInMemory = (code: string) => matchMaker.getLocalRoomById(code) !== undefined;
  /** Also once all is done that has begun. */
  async function staysInMemory(code: string) {
    for (let turn = 0; turn < 5; turn++) {
      await server.store.loadTable(code);
      await new Promise(setImmediate);
    }
    return isInMemory(code);
  }

  /** The same, with nobody there to watch either. */
  async function forsaken() {
    const { code, clients } = await server.tableOf(['Ann']);
    const [ann] = clients;
    for (const seat of [1, 2, 3] as const) await ann?.request('set-chair', { seat, to: 'bot' });
    if (ann) await server.start([ann]);
    await ann?.drop();
    await expect.poll(() => matchMaker.getLocalRoomById(code)?.clients.length).toBe(0);
    return code;
  }

  test('after some minutes it leaves the memory, and comes back whole on the first knock', async () => {
    const code = await forsaken();
    const { digest } = await dealerMatch(server, code);
    server.clock.advance(DOZE_MS - 1);
    expect(await staysInMemory(code)).toBe(true);
    server.clock.advance(1);
    await expect.poll(() => isInMemory(code)).toBe(false);
    server.clock.advance(60 * 60 * 1000);
    expect(await refusal(server.join(code, 'Eve'))).toBe('table-started');
    const ann = await server.join(code, 'Ann');
    expect((await expectTruePictures(server, code, [ann])).digest).toBe(digest);
    expect(ann.chairs[0]).toMatchObject({ name: 'Ann', present: true });
    await ann.drop();
  });

  test('who knocks just before it leaves the memory finds it there', async () => {
    const code = await forsaken();
    server.clock.advance(DOZE_MS - 1);
    await expect(server.join(code, 'Eve')).rejects.toThrow('table-started');
    server.clock.advance(DOZE_MS - 1);
    expect(await staysInMemory(code)).toBe(true);
    server.clock.advance(1);
    await expect.poll(() => isInMemory(code)).toBe(false);
  });

  test('asleep on disk it is closed after a day, and not before', async () => {
    const code = await forsaken();
    server.clock.advance(DOZE_MS);
    await expect.poll(() => isInMemory(code)).toBe(false);
    server.clock.advance(SLEEP_MS - 1);
    await server.store.loadTable(code);
    expect((await server.store.loadTable(code))?.phase).toBe('playing');
    // It is looked for once a minute.
    server.clock.advance(60_000);
    await expect.poll(() => server.store.loadTable(code)).toBeUndefined();
    expect(await refusal(server.join(code, 'Ann'))).toBe('no-such-table');
  });

  test('the table is closed after a day, and not before', async () => {
    const code = await deserted();
    server.clock.advance(SLEEP_MS - 1);
    expect((await server.store.loadTable(code))?.phase).toBe('playing');
    server.clock.advance(1);
    await expect.poll(() => refusal(server.join(code, 'Ann'))).toBe('no-such-table');
  });
});

describe('D5 the clock that runs is shown', () => {
  test('from the first turn on, and again to whoever wakes the table', async () => {
    const { code, clients } = await server.tableOf(FOUR);
    // What is told of a clock falls on a beat (D2): this one begins on one.
    server.clock.advance(BEAT_MS - (server.clock.now() % BEAT_MS));
    await server.start(clients);
    const whole = { kind: 'turn', until: server.clock.now() + 120_000 };
    for (const { room } of clients)
      await expect
        .poll(() => ({ kind: room.state.clock.kind, until: room.state.clock.until }))
        .toEqual(whole);
    server.clock.advance(20_000);
    for (const client of clients) await client.drop();
    const wil = await server.join(code, 'Wil', { watch: true });
    await wil.until(({ room }) => room.state.clock?.kind === '');
    server.clock.advance(30_000);
    const ann = await server.join(code, 'Ann');
    await ann.until(({ room }) => room.state.clock?.kind === 'turn');
    expect(ann.room.state.clock.until).toBe(server.clock.now() + 100_000);
  });
});

describe('after the end', () => {
  async function abandoned() {
    const { code, clients } = await server.tableOf(FOUR);
    await server.start(clients);
    for (const client of clients) {
      expect(await client.play({ type: 'agree', to: 'abandon' })).toEqual({ ok: true });
      await expectTruePictures(server, code, clients);
    }
    for (const client of clients) await client.until(({ room }) => room.state.phase === 'over');
    return { code, clients };
  }

  test('all is turned over, also for somebody who comes back later', async () => {
    const { code, clients } = await abandoned();
    for (const client of clients) await client.until(({ revealed }) => revealed?.length === 4);
    const bob = await server.join(code, 'Bob');
    await bob.until(({ revealed }) => revealed?.length === 4);
    const wil = await server.join(code, 'Wil', { watch: true });
    await wil.until(({ revealed }) => revealed?.length === 4);
    expect(wil.revealed).toEqual(clients[0]?.revealed);
  });

  test('the record can be asked for, and not while it is played', async () => {
    const { code, clients } = await server.tableOf(FOUR);
    await server.start(clients);
    const { matchId = '' } = (await server.store.loadTable(code)) ?? {};
    expect(clients[0]?.room.state.finishedMatch).toBe('');
    expect((await fetch(`${server.url}/matches/${matchId}`)).status).toBe(404);
    const { clients: finished } = await abandoned();
    const answer = await fetch(`${server.url}/matches/${finished[0]?.room.state.finishedMatch}`);
    expect(await answer.json()).toMatchObject({
      setup: { rules: expect.any(String) },
      steps: expect.any(Array),
    });
  });

  test('who only watched begins no other match', async () => {
    const { code, clients } = await abandoned();
    const wil = await server.join(code, 'Wil', { watch: true });
    expect(await wil.request('rematch', {})).toEqual({ ok: false, reason: 'only-watching' });
    expect(await refusal(server.join(code, 'Eve'))).toBe('table-started');
    expect(clients[0]?.room.state.phase).toBe('over');
  });

  test('a rematch is for those who are there, and deals anew', async () => {
    const { code, clients } = await abandoned();
    const [ann, bob, ...others] = clients as [SeatClient, SeatClient, ...SeatClient[]];
    const { commitment } = ann.room.state;
    await bob.drop();
    await ann.until(({ chairs }) => chairs[1]?.present === false);
    expect(await others[0]?.request('rematch', {})).toEqual({ ok: true });
    await ann.until(({ room, chairs }) => room.state.phase === 'waiting' && chairs[1] === undefined);
    expect(ann.table).toBeUndefined();
    expect(ann.room.state.commitment).not.toBe(commitment);
    expect(await ann.request('set-chair', { seat: 1, to: 'bot' })).toEqual({ ok: true });
    // Bob's absence is forgotten with his chair: nobody gets up for it later.
    server.clock.advance(STAND_IN_MS);
    await server.start([ann, ...others]);
    await expectTruePictures(server, code, [ann, ...others]);
  });

  test('another match moves everybody one chair on, says who called for it, and counts the evening', async () => {
    const { code, clients } = await abandoned();
    const [ann, bob, cid, dee] = clients;
    const series = () => JSON.parse(ann?.room.state.series ?? '{}');
    const none = { played: 1, asHuman: 0, asInfected: 0 };
    expect(series()).toMatchObject({ matches: 1, tallies: FOUR.map((name) => ({ name, ...none })) });
    expect(await bob?.request('rematch', {})).toEqual({ ok: true });
    for (const [i, client] of clients.entries()) await client.until(({ seat }) => seat === (i + 1) % 4);
    await ann?.until(({ chairs }) => chairs[1]?.name === 'Ann');
    expect(Object.values(ann?.chairs ?? {}).map(({ name }) => name)).toEqual(['Dee', 'Ann', 'Bob', 'Cid']);
    expect([series().calledBy, ann?.room.state.opener]).toEqual(['Bob', 1]);
    expect((await server.store.loadTable(code))?.series).toEqual(series());
    if (!ann || !bob || !cid || !dee) throw new Error('all must be there');
    await server.start([ann, bob, cid, dee]);
    await expectTruePictures(server, code, [ann, bob, cid, dee]);
  });
});
