import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BEAT_MS } from '#server/rooms/beat.ts';
import type { Consent, Consents } from '#shared/wire/consent.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import { keyOf, type LiveServer, liveServer, NAMES } from './live-server.ts';

const FOUR = NAMES.slice(0, 4);
const NEVER = 'never-was';
const MINUTE_MS = 60_000;
const YES: Consent = { listing: true, marks: true };
const NO: Consent = { listing: false, marks: false };

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer();
});
// How often an address may speak is counted by the minute.
beforeEach(() => server.clock.advance(MINUTE_MS));
afterAll(() => server.close());

async function startedMatch() {
  const { code, clients } = await server.tableOf(FOUR);
  await server.start(clients);
  const { matchId = '' } = (await server.store.loadTable(code)) ?? {};
  return { id: matchId, code, clients };
}

/** V7: all living players together end the match. */
async function abandon(clients: readonly SeatClient[]): Promise<void> {
  for (const client of clients) {
    const { view } = client;
    expect(await client.play({ type: 'agree', to: 'abandon' })).toEqual({ ok: true });
    server.clock.advance(BEAT_MS);
    await client.until((each) => each.view > view);
    const { release } = client.room.state;
    for (const each of clients) await each.until(({ room }) => room.state.release >= release);
  }
  for (const client of clients) await client.until(({ room }) => room.state.phase === 'over');
}

async function finishedMatch() {
  const started = await startedMatch();
  await abandon(started.clients);
  return started;
}

interface Asked {
  readonly method?: string;
  readonly body?: string;
  readonly authorization?: string;
}

async function ask(path: string, { method = 'GET', body, authorization }: Asked = {}) {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    ...(body !== undefined && { body }),
    headers: { ...(body && { 'content-type': 'application/json' }), ...(authorization && { authorization }) },
  });
  return { status: answer.status, body: await answer.json() };
}

const bearer = (name: string) => `Bearer ${keyOf(name)}`;

const say = (id: string, name: string, consent: unknown) =>
  ask(`/matches/${id}/consents`, {
    method: 'PUT',
    body: JSON.stringify(consent),
    authorization: bearer(name),
  });

const consents = async (id: string, name: string): Promise<Consents> =>
  (await ask(`/matches/${id}/consents`, { authorization: bearer(name) })).body;

const listed = async (): Promise<readonly string[]> =>
  (await ask('/archive')).body.map(({ id }: { id: string }) => id);

const marksIn = async (id: string) =>
  (await ask(`/matches/${id}/talk`)).body.filter(({ kind }: { kind: string }) => kind === 'mark');

describe('a match is listed', () => {
  test('when everybody agrees, and not a person earlier', async () => {
    const { id } = await finishedMatch();
    for (const [i, name] of FOUR.entries()) {
      expect(await listed()).not.toContain(id);
      expect(await say(id, name, { listing: true, marks: false })).toEqual({
        status: 200,
        body: { people: 4, listing: i + 1, own: { listing: true, marks: false } },
      });
    }
    expect((await ask('/archive')).body).toContainEqual({
      id,
      endedAt: server.clock.now(),
      ending: 'abandoned',
      crew: FOUR.map((name) => ({ name, bot: false })),
    });
  });

  test('until one withdraws: at once, and after the table was closed, too', async () => {
    const { id, code } = await finishedMatch();
    for (const name of FOUR) await say(id, name, YES);
    expect(await listed()).toContain(id);
    await server.store.closeTable(code, server.clock.now());
    expect((await say(id, 'Bob', NO)).body).toEqual({ people: 4, listing: 3, own: NO });
    expect(await listed()).not.toContain(id);
    expect(await consents(id, 'Ann')).toEqual({ people: 4, listing: 3, own: YES });
  });

  test('by those who played it: who sits there in the next match has no say', async () => {
    const { id, code, clients } = await finishedMatch();
    const [ann] = clients;
    await clients[3]?.leave();
    await ann?.until(({ chairs }) => chairs[3]?.present === false);
    expect(await ann?.request('rematch', {})).toEqual({ ok: true });
    const eve = await server.join(code, 'Eve');
    await eve.until(({ seat }) => seat === 3);
    for (const name of ['Ann', 'Bob', 'Cid']) await say(id, name, YES);
    expect(await say(id, 'Eve', YES)).toEqual({ status: 403, body: { reason: 'not-your-seat' } });
    expect(await listed()).not.toContain(id);
    expect((await say(id, 'Dee', YES)).body).toMatchObject({ listing: 4 });
    expect(await listed()).toContain(id);
  });

  test('by whom the seat belongs to: the device it was moved to', async () => {
    const { id, code, clients } = await finishedMatch();
    await say(id, 'Ann', YES);
    const answer = await clients[0]?.request('ticket', {});
    const ticket = answer?.ok ? answer.ticket : undefined;
    if (!ticket) throw new Error('there must be a ticket');
    const phone = await server.join(code, '', { key: keyOf('phone of Ann'), ticket });
    await phone.until(({ seat }) => seat === 0);
    expect((await say(id, 'Ann', NO)).status).toBe(403);
    expect(await consents(id, 'Ann')).toEqual({ people: 4, listing: 1 });
    expect(await consents(id, 'phone of Ann')).toEqual({ people: 4, listing: 1, own: YES });
    expect((await say(id, 'phone of Ann', NO)).body).toMatchObject({ listing: 0 });
  });
});

describe('private marks', () => {
  test('are shown of those who agree, at their moment, while they agree', async () => {
    const { id, clients } = await startedMatch();
    const [ann, bob] = clients;
    await ann?.request('mark', { seat: 2, as: 'infected' });
    await bob?.request('mark', { seat: 0, as: 'clean' });
    await ann?.request('mark', { seat: 2, as: null });
    await abandon(clients);
    expect(await marksIn(id)).toEqual([]);
    await say(id, 'Ann', { listing: false, marks: true });
    expect(await marksIn(id)).toEqual([
      { afterStep: 0, from: 0, kind: 'mark', mark: { seat: 2, as: 'infected' } },
      { afterStep: 0, from: 0, kind: 'mark', mark: { seat: 2, as: null } },
    ]);
    await say(id, 'Bob', YES);
    expect(await marksIn(id)).toHaveLength(3);
    await say(id, 'Ann', NO);
    expect(await marksIn(id)).toEqual([
      { afterStep: 0, from: 1, kind: 'mark', mark: { seat: 0, as: 'clean' } },
    ]);
  });

  test('are not made any more once the roles are known', async () => {
    const { clients } = await finishedMatch();
    expect(await clients[0]?.request('mark', { seat: 2, as: 'infected' })).toEqual({
      ok: false,
      reason: 'not-playing',
    });
  });
});

describe('of a match that runs', () => {
  test('nothing is listed, consented to or read, and the answer is that for one that never was', async () => {
    const { id, code, clients } = await startedMatch();
    await clients[0]?.request('mark', { seat: 1, as: 'infected' });
    for (const at of [id, code]) {
      for (const name of [...FOUR, 'Mallory']) {
        const refused = await say(at, name, YES);
        expect(refused).toEqual({ status: 404, body: { reason: 'no-such-table' } });
        expect(refused).toEqual(await say(NEVER, name, YES));
        const read = await ask(`/matches/${at}/consents`, { authorization: bearer(name) });
        expect(read).toEqual(await ask(`/matches/${NEVER}/consents`, { authorization: bearer(name) }));
        expect(read.status).toBe(404);
      }
      expect(await ask(`/matches/${at}/talk`)).toEqual(await ask(`/matches/${NEVER}/talk`));
    }
    expect(await listed()).not.toContain(id);

    // What was asked for too early has not been kept for later.
    await abandon(clients);
    expect(await consents(id, 'Ann')).toEqual({ people: 4, listing: 0, own: NO });
    expect(await marksIn(id)).toEqual([]);
  });
});

describe('who has no say is refused with a reason, and nothing changes', () => {
  test('a wrong key, no key, a forged one, a spectator', async () => {
    const { id, code } = await finishedMatch();
    await server.join(code, '', { key: keyOf('watcher'), watch: true });
    const { chairs = [] } = (await server.store.loadTable(code)) ?? {};
    const body = JSON.stringify(YES);
    const forged = [
      undefined,
      bearer('Mallory'),
      bearer('watcher'),
      // The server's own hash of a key is no key.
      `Bearer ${chairs[0]?.keyHash}`,
      keyOf('Ann'),
      `Basic ${keyOf('Ann')}`,
      `bearer  ${keyOf('Ann')}`,
      `Bearer ${keyOf('Ann')}${keyOf('Ann')}`,
      `Bearer ${keyOf('Ann')}, Bearer ${keyOf('Bob')}`,
      'Bearer 0',
    ];
    for (const authorization of forged) {
      const path = `/matches/${id}/consents`;
      expect(await ask(path, { method: 'PUT', body, ...(authorization && { authorization }) })).toEqual({
        status: 403,
        body: { reason: 'not-your-seat' },
      });
      expect((await ask(path, authorization ? { authorization } : {})).body).toEqual({
        people: 4,
        listing: 0,
      });
    }
    expect(await listed()).not.toContain(id);
  });

  test('what nobody can mean', async () => {
    const { id } = await finishedMatch();
    const authorization = bearer('Ann');
    const senseless = [
      '',
      '{',
      '[]',
      'null',
      '{}',
      '{"listing":true}',
      '{"listing":1,"marks":1}',
      '{"listing":"true","marks":"true"}',
      '{"listing":true,"marks":true,"seat":1}',
      '{"listing":true,"marks":true,"__proto__":{"seat":1}}',
      `{"listing":true,"marks":true,"more":"${'x'.repeat(100_000)}"}`,
    ];
    for (const body of senseless) {
      const { status, body: said } = await ask(`/matches/${id}/consents`, {
        method: 'PUT',
        body,
        authorization,
      });
      expect([400, 413, 415], body.slice(0, 40)).toContain(status);
      expect(said).toEqual({ reason: 'not-understood' });
    }
    expect(await consents(id, 'Ann')).toEqual({ people: 4, listing: 0, own: NO });
  });

  test('said again it is said once; said too often it is not heard', async () => {
    const { id } = await finishedMatch();
    const answers = [];
    for (let i = 0; i < 70; i++) answers.push(await say(id, 'Ann', i < 40 ? YES : NO));
    expect(answers[1]).toEqual({ status: 200, body: { people: 4, listing: 1, own: YES } });
    expect(answers.at(-1)).toEqual({ status: 429, body: { reason: 'too-many-requests' } });
    server.clock.advance(MINUTE_MS);
    expect((await say(id, 'Ann', YES)).status).toBe(200);
  });
});
