import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { viewFor } from '#server/dealer/index.ts';
import { PATIENCE_MS, SLEEP_MS, STAND_IN_MS } from '#server/rooms/presence.ts';
import { openSqliteStore, type Store } from '#server/store/index.ts';
import { awaitedSeats } from '#shared/play/index.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import { awaitedOf, choices, dealerMatch, expectTruePictures } from './dealer-view.ts';
import { keyOf, type LiveServer, liveServer, NAMES, refusal } from './live-server.ts';

const FOUR = NAMES.slice(0, 4);
const file = join(mkdtempSync(join(tmpdir(), 'panic-station-restart-')), 'station.sqlite');

async function serverOnFile(): Promise<LiveServer> {
  const server = await liveServer({ store: await openSqliteStore(file) });
  onTestFinished(() => server.close().catch(() => {}));
  return server;
}

/** A few commands by whoever is asked. */
async function playSome(server: LiveServer, code: string, clients: readonly SeatClient[], count: number) {
  let match = await expectTruePictures(server, code, clients);
  for (let turn = 0; match.step < count; turn++) {
    const [actor] = awaitedOf(clients, match).filter((client) => choices(client).length > 0);
    const commands = actor ? choices(actor) : [];
    const command = commands[(turn * 7 + 3) % commands.length];
    if (!actor || !command) throw new Error('somebody must be asked');
    expect(await actor.play(command)).toEqual({ ok: true });
    match = await expectTruePictures(server, code, clients);
  }
}

/** What the home page is told first. */
async function listedTables({ url }: LiveServer): Promise<unknown> {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/tables`, { signal: leaving.signal });
  const first = await answer.body?.getReader().read();
  leaving.abort();
  return JSON.parse(new TextDecoder().decode(first?.value).replace(/^data: /, ''));
}

const rejoin = (server: LiveServer, code: string, names: readonly string[]) =>
  Promise.all(names.map((name) => server.join(code, name)));

describe('a server on the file of another', () => {
  test('has all tables back, with the same people, chairs, matches and pictures', async () => {
    const first = await serverOnFile();
    const { code: waiting, clients: sitting } = await first.tableOf(['Ann', 'Bob'], { seats: 5 });
    await sitting[0]?.request('set-chair', { seat: 4, to: 'bot' });
    const { code: playing, clients } = await first.tableOf(FOUR);
    await first.start(clients);
    await playSome(first, playing, clients, 5);
    const [ann] = clients;
    const before = {
      match: await dealerMatch(first, playing),
      view: ann?.view ?? 0,
      chairs: sitting[0]?.chairs,
    };
    await first.close();

    const second = await serverOnFile();
    expect((await dealerMatch(second, playing)).digest).toBe(before.match.digest);
    // In another order than they came: the key finds the seat.
    const back = await rejoin(second, playing, [...FOUR].reverse());
    await expectTruePictures(second, playing, back);
    expect(back.map(({ seat }) => seat)).toEqual([3, 2, 1, 0]);
    const [bob, annBack] = [await second.join(waiting, 'Bob'), await second.join(waiting, 'Ann')];
    await bob.until(({ seat }) => seat === 1);
    await expect.poll(() => annBack.chairs).toEqual(before.chairs);
    expect(await annBack.request('set-chair', { seat: 2, to: 'bot' })).toEqual({ ok: true });

    await expectLate(second, playing, back, before.view);
    await playSome(second, playing, back, before.match.step + 3);
    await second.close();
  });

  test('D5 fills up nobody’s time in reserve, and gives nobody more time twice', async () => {
    const first = await serverOnFile();
    const { code, clients } = await first.tableOf(FOUR, { turnSeconds: 60, reserveSeconds: 60 });
    await first.start(clients);
    const [ann] = clients;
    await ann?.until(({ room }) => room.state.clock.kind === 'turn');
    const actor = clients.find(({ seat }) => seat === ann?.table?.turn?.seat);
    expect(await actor?.request('more-time', {})).toEqual({ ok: true });
    first.clock.advance(120_000);
    await ann?.until(({ room }) => room.state.clock.kind === 'reserve');
    first.clock.advance(42_000);
    await first.close();

    const second = await serverOnFile();
    const back = await rejoin(second, code, FOUR);
    const again = back[Number(actor?.seat)];
    await again?.until(({ seatView, room }) => seatView !== undefined && room.state.clock.kind === 'turn');
    const left = FOUR.map((_, seat) => (seat === actor?.seat ? 18 : 60));
    expect(again?.room.state.clock.reserves).toBe([...left, 60, 60].join(' '));
    expect(await again?.request('more-time', {})).toEqual({ ok: false, reason: 'time-used' });
    await second.close();
  });

  test('D6 a bot goes on playing for who was away, and for who asked for it until he says that he is back', async () => {
    const first = await serverOnFile();
    const { code, clients } = await first.tableOf(FOUR);
    await first.start(clients);
    const [ann, bob, cid, dee] = clients;
    expect(await bob?.request('play-for-me', { wanted: true })).toEqual({ ok: true });
    await dee?.drop();
    await ann?.until(({ chairs }) => chairs[3]?.present === false);
    first.clock.advance(STAND_IN_MS);
    await ann?.until(({ chairs }) => chairs[3]?.kind === 'stand-in');
    // Cid was away, too, and is back.
    expect(await cid?.request('play-for-me', { wanted: true })).toEqual({ ok: true });
    expect(await cid?.request('play-for-me', { wanted: false })).toEqual({ ok: true });
    await first.close();

    const second = await serverOnFile();
    const [annBack, bobBack] = await rejoin(second, code, ['Ann', 'Bob', 'Cid']);
    await annBack?.until(({ chairs }) => chairs[2]?.present === true);
    const kinds = () => [0, 1, 2, 3].map((seat) => annBack?.chairs[seat]?.kind);
    expect(kinds()).toEqual(['person', 'stand-in', 'person', 'stand-in']);
    expect(await bobBack?.request('play-for-me', { wanted: false })).toEqual({ ok: true });
    await second.join(code, 'Dee');
    await expect.poll(kinds).toEqual(['person', 'person', 'person', 'person']);
    await second.close();
  });

  test('lists the tables that wait, before anybody has knocked, until they are closed', async () => {
    const first = await serverOnFile();
    const { code } = await first.tableOf(['Ann', 'Bob'], { listed: true, seats: 5 });
    await first.tableOf(['Cid'], { listed: false });
    await first.close();

    const second = await serverOnFile();
    const waiting = { code, opener: 'Ann', seated: 2, seats: 5 };
    expect(await listedTables(second)).toEqual([waiting]);
    const bob = await second.join(code, 'Bob');
    await bob.until(({ seat }) => seat === 1);
    expect(await listedTables(second)).toEqual([waiting]);
    await second.close();

    // Nobody comes: after a while it is closed, and listed no more.
    const third = await serverOnFile();
    expect(await listedTables(third)).toEqual([waiting]);
    third.clock.advance(2 * PATIENCE_MS);
    await expect.poll(() => third.store.loadTable(code)).toBeUndefined();
    expect(await listedTables(third)).toEqual([]);
  });

  test('knows who was removed', async () => {
    const first = await serverOnFile();
    const { code, clients } = await first.tableOf(['Ann', 'Bob']);
    expect(await clients[0]?.request('set-chair', { seat: 1, to: 'free' })).toEqual({ ok: true });
    await first.close();
    const second = await serverOnFile();
    expect(await refusal(second.join(code, 'Bob'))).toBe('removed');
    await second.join(code, 'Ann');
  });

  test('lets nobody in who had no seat, and has closed tables stay closed', async () => {
    const first = await serverOnFile();
    const { code, clients } = await first.tableOf(FOUR);
    await first.start(clients);
    const gone = await first.openTable();
    first.clock.advance(120_000);
    await expect.poll(() => first.store.loadTable(gone)).toBeUndefined();
    await first.close();

    const second = await serverOnFile();
    expect(await refusal(second.join(code, 'Eve'))).toBe('table-started');
    expect(await refusal(second.join(code, 'Ann', { key: keyOf('Eve') }))).toBe('table-started');
    expect(await refusal(second.join(gone, 'Ann'))).toBe('no-such-table');
  });

  test('has a table back on the first knock, once for all who knock, and no other', async () => {
    const first = await serverOnFile();
    const { code, clients } = await first.tableOf(FOUR);
    await first.start(clients);
    const { code: other, clients: others } = await first.tableOf(FOUR);
    await first.start(others);
    await first.close();

    const store = await openSqliteStore(file);
    const asked = Promise.withResolvers<void>();
    const allowed = Promise.withResolvers<void>();
    const loaded: string[] = [];
    const loadTable: Store['loadTable'] = async (wanted) => {
      loaded.push(wanted);
      asked.resolve();
      await allowed.promise;
      return store.loadTable(wanted);
    };
    const second = await liveServer({ store: { ...store, loadTable } });
    onTestFinished(() => second.close());
    expect(loaded).toEqual([]);
    const arriving = FOUR.map((name) => second.join(code, name));
    await asked.promise;
    allowed.resolve();
    await expectTruePictures(second, code, await Promise.all(arriving));
    // Once to see whether it is there, and once to bring it back.
    expect(loaded.slice(0, 2)).toEqual([code, code]);
    expect(loaded).not.toContain(other);
    expect(second.logged.filter((line) => line.includes('table opened'))).toHaveLength(1);
  });

  test('tells who comes back later what the others did before', async () => {
    const first = await serverOnFile();
    const { code, clients } = await first.tableOf(FOUR);
    await first.start(clients);
    await first.close();

    const second = await serverOnFile();
    const match = await dealerMatch(second, code);
    const onTurn = awaitedSeats(viewFor(match, 'public'))[0] ?? 0;
    const late = (onTurn + 1) % FOUR.length;
    const early = await rejoin(
      second,
      code,
      FOUR.filter((_, seat) => seat !== late),
    );
    await playSome(second, code, early, 1);
    const [back] = await rejoin(second, code, FOUR.slice(late, late + 1));
    const watched = early.find(({ seat }) => seat !== onTurn);
    await back?.until(({ events }) => events.length === watched?.events.length);
    expect(back?.events).toEqual(watched?.events);
    expect(back?.events).not.toEqual([]);
  });

  test('brings the other tables back though one is damaged', async () => {
    const first = await serverOnFile();
    const { code: good, clients } = await first.tableOf(FOUR);
    await first.start(clients);
    const { code: bad, clients: unlucky } = await first.tableOf(FOUR);
    await first.start(unlucky);
    const { matchId = '' } = (await first.store.loadTable(bad)) ?? {};
    await first.store.appendSteps(
      matchId,
      1,
      [{ actor: 0, command: { type: 'end-turn' }, digest: 'f'.repeat(64) }],
      0,
    );
    await first.close();

    const second = await serverOnFile();
    expect(await refusal(second.join(bad, 'Ann'))).toBe('failed');
    expect(second.logged.join('')).toContain('table failed');
    const back = await rejoin(second, good, FOUR);
    await expectTruePictures(second, good, back);
  });
});

describe('a server with other rules than those a match is played by', () => {
  const OTHER_RULES = '0.9-7';

  /** As an older version left it: other rules, and a command nobody understands any more. */
  function makeOld(matchId: string): void {
    const db = new DatabaseSync(file);
    db.prepare("UPDATE matches SET setup = json_set(setup, '$.rules', ?) WHERE id = ?").run(
      OTHER_RULES,
      matchId,
    );
    db.prepare('INSERT INTO steps VALUES (?, 1, 0, ?, ?, 0)').run(matchId, '{"type":"old"}', 'f'.repeat(64));
    db.close();
  }

  async function outdatedTable() {
    const first = await serverOnFile();
    const { code, clients } = await first.tableOf(FOUR);
    await first.start(clients);
    const { matchId = '' } = (await first.store.loadTable(code)) ?? {};
    const { code: good, clients: others } = await first.tableOf(FOUR);
    await first.start(others);
    await first.close();
    makeOld(matchId);
    return { code, matchId, good };
  }

  test('says so to everybody who comes, after every restart, and lets the others play on', async () => {
    const { code, matchId, good } = await outdatedTable();
    for (let restart = 0; restart < 2; restart++) {
      const server = await serverOnFile();
      for (const name of FOUR) expect(await refusal(server.join(code, name))).toBe('rules-changed');
      expect(await refusal(server.join(code, 'Eve'))).toBe('rules-changed');
      expect(await refusal(server.join(code, '', { key: keyOf('Eve'), watch: true }))).toBe('rules-changed');
      expect((await fetch(`${server.url}/matches/${matchId}`)).status).toBe(404);
      await expectTruePictures(server, good, await rejoin(server, good, FOUR));
      const faults = server.logged.filter((line) => line.includes(code) && line.includes('fault'));
      expect(faults).toEqual([]);
      await server.close();
    }
  });

  test('keeps the record for its time, and no longer', async () => {
    const { code, matchId } = await outdatedTable();
    const server = await serverOnFile();
    server.clock.advance(SLEEP_MS - 1);
    expect(await refusal(server.join(code, 'Ann'))).toBe('rules-changed');
    // It is looked for once a minute.
    server.clock.advance(60_001);
    await expect.poll(() => refusal(server.join(code, 'Ann'))).toBe('no-such-table');
    const closedAt = server.clock.now();
    await server.store.forget(closedAt);
    expect(await server.store.rulesOf(matchId)).toBe(OTHER_RULES);
    await server.store.forget(closedAt + 1);
    expect(await server.store.rulesOf(matchId)).toBeUndefined();
  });
});

/** A command to a view of the server before is late here, too. */
async function expectLate(
  server: LiveServer,
  code: string,
  clients: readonly SeatClient[],
  view: number,
): Promise<void> {
  const match = await dealerMatch(server, code);
  for (const client of awaitedOf(clients, match)) {
    const [command] = choices(client);
    if (command) expect(await client.play(command, view)).toEqual({ ok: false, reason: 'late' });
  }
  expect((await dealerMatch(server, code)).step).toBe(match.step);
}
