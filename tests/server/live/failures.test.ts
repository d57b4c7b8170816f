import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RandomBytes } from '#server/process/random-bytes.ts';
import { BEAT_MS } from '#server/rooms/beat.ts';
import { PATIENCE_MS } from '#server/rooms/presence.ts';
import { openSqliteStore, type Store } from '#server/store/index.ts';
import { awaitedOf, choices, dealerMatch, expectTruePictures } from './dealer-view.ts';
import { type LiveServer, liveServer, NAMES } from './live-server.ts';

const SECRET = 'no space left on /srv/disk';

/** A store whose calls of one name fail for as long as a test says. */
let failing: keyof Store | undefined;
async function brittleStore(): Promise<Store> {
  const store = await openSqliteStore(':memory:');
  return new Proxy(store, {
    get: (target, name: keyof Store) =>
      name === failing ? () => Promise.reject(new Error(SECRET)) : target[name],
  });
}

let bytes: RandomBytes = randomBytes;
let server: LiveServer;
beforeAll(async () => {
  server = await liveServer({ store: await brittleStore(), randomBytes: (count) => bytes(count) });
});
afterAll(() => server.close());

const logged = () => server.logged.join('');

async function fourPlaying() {
  const { code, clients } = await server.tableOf(NAMES.slice(0, 4));
  await server.start(clients);
  const actor = clients.find(({ seat, table }) => seat === table?.turn?.seat);
  const [command] = actor ? choices(actor) : [];
  if (!actor || !command) throw new Error('somebody must be on turn');
  return { code, clients, actor, command };
}

describe('when the disk fails', () => {
  test('a command is not acknowledged and not shown, and can be given again', async () => {
    const { code, clients, actor, command } = await fourPlaying();
    failing = 'appendSteps';
    expect(await actor.play(command)).toEqual({ ok: false, reason: 'failed', fault: expect.any(String) });
    failing = undefined;
    expect((await expectTruePictures(server, code, clients)).step).toBe(0);
    expect(await actor.play(command)).toEqual({ ok: true });
    expect((await expectTruePictures(server, code, clients)).step).toBe(1);
    expect(logged()).toContain(SECRET);
  });

  test('the answer has nothing but the id under which the log has all of it', async () => {
    const { actor, command } = await fourPlaying();
    failing = 'appendSteps';
    const answer = await actor.play(command);
    failing = undefined;
    expect(JSON.stringify(answer)).not.toContain(SECRET);
    const fault = !answer.ok && answer.fault;
    expect(server.logged.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        fault,
        count: expect.any(Number),
        err: expect.objectContaining({ message: SECRET }),
      }),
    );
  });

  test('a clock that could not ring rings again', async () => {
    const { code } = await fourPlaying();
    failing = 'appendSteps';
    server.clock.advance(120_000);
    await expect.poll(logged).toContain('not played');
    failing = undefined;
    server.clock.advance(1_000);
    const step = async () => {
      server.clock.advance(1);
      return (await dealerMatch(server, code)).step;
    };
    await expect.poll(step).toBe(1);
  });

  test('a match that did not begin leaves its table waiting, and begins the next time', async () => {
    const { code, clients } = await server.tableOf(NAMES.slice(0, 4), { seats: 6 });
    await clients[3]?.request('chair', { seat: 5 });
    for (const client of clients) await client.beReady();
    const seats = async () => (await server.store.loadTable(code))?.chairs.map(({ seat }) => seat);
    failing = 'beginMatch';
    expect(await clients[0]?.request('start', {})).toEqual({
      ok: false,
      reason: 'failed',
      fault: expect.any(String),
    });
    failing = undefined;
    // Chairs move together with a match, never without one.
    expect(await seats()).toEqual([0, 1, 2, 5]);
    expect(await clients[0]?.request('start', {})).toEqual({ ok: true });
    for (const client of clients) await client.until(({ seatView }) => seatView !== undefined);
    expect(await seats()).toEqual([0, 1, 2, 3]);
  });

  test('the end of a match is tried until it is written; before that nobody is turned over or plays anew', async () => {
    const { code, clients } = await server.tableOf(NAMES.slice(0, 4));
    await server.start(clients);
    const [ann] = clients;
    failing = 'endMatch';
    for (const client of clients) {
      expect(await client.play({ type: 'agree', to: 'abandon' })).toEqual({ ok: true });
      server.clock.advance(BEAT_MS);
      await client.until(({ room }) => room.state.release > 0);
      await expectTruePictures(server, code, clients);
    }
    for (const client of clients) await client.until(({ room }) => room.state.unwritten);
    expect(ann?.table?.ending?.kind).toBe('abandoned');
    expect(ann?.room.state).toMatchObject({ phase: 'playing', finishedMatch: '' });
    expect(await ann?.request('rematch', {})).toEqual({ ok: false, reason: 'not-over' });
    // A second later it still fails.
    const faults = () => logged().split('end of a match not written').length - 1;
    expect(faults()).toBe(1);
    server.clock.advance(1000);
    await expect.poll(faults).toBe(2);
    const late = await server.join(code, 'Bob');
    await late.until(({ table }) => table?.ending !== undefined);
    expect(clients.map(({ revealed }) => revealed)).toEqual([undefined, undefined, undefined, undefined]);
    expect(late.revealed).toBeUndefined();

    failing = undefined;
    server.clock.advance(1000);
    await ann?.until(({ room, revealed }) => room.state.phase === 'over' && revealed?.length === 4);
    expect(ann?.room.state.unwritten).toBe(false);
    expect((await server.store.loadTable(code))?.phase).toBe('over');
    expect(await ann?.request('rematch', {})).toEqual({ ok: true });
  });

  test('a chair that could not be freed takes nobody down', async () => {
    const code = await server.openTable();
    const ann = await server.join(code, 'Ann');
    const bob = await server.join(code, 'Bob');
    await bob.drop();
    await ann.until(({ chairs }) => chairs[1]?.present === false);
    failing = 'saveTable';
    server.clock.advance(PATIENCE_MS);
    await expect.poll(logged).toContain('table failed');
    failing = undefined;
    await server.join(await server.openTable(), 'Cid');
  });
});

describe('an error in one table', () => {
  test('does not stop another', async () => {
    const { code: other, clients: others } = await fourPlaying();
    const { clients } = await server.tableOf(['Ann']);
    const [ann] = clients;
    for (const seat of [1, 2, 3] as const) await ann?.request('set-chair', { seat, to: 'bot' });
    await ann?.beReady();
    expect(await ann?.request('start', {})).toEqual({ ok: true });
    bytes = () => {
      throw new Error('no more randomness');
    };
    // Whoever of the bots is asked draws a number to decide by.
    server.clock.advance(130_000);
    await expect.poll(() => logged()).toContain('no more randomness');
    bytes = randomBytes;
    const match = await expectTruePictures(server, other, others);
    const [actor] = awaitedOf(others, match);
    const [command] = actor ? choices(actor) : [];
    if (command) expect(await actor?.play(command)).toEqual({ ok: true });
    expect((await expectTruePictures(server, other, others)).step).toBe(match.step + 1);
  });
});
