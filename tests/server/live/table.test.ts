import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE_MS } from '#server/rooms/presence.ts';
import { REMOVED, SEAT_MOVED } from '#shared/wire/public-table.ts';
import { readTableCode } from '#shared/wire/table-code.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import { keyOf, type LiveServer, liveServer, refusal, SETTINGS } from './live-server.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer();
});
afterAll(() => server.close());

const here = (name: string, more: object = {}) => expect.objectContaining({ name, present: true, ...more });
const away = (name: string) => expect.objectContaining({ name, present: false });
const sees = (client: SeatClient, chairs: Record<string, unknown>) =>
  expect.poll(() => client.chairs).toEqual(chairs);

async function annAndBob() {
  const code = await server.openTable();
  const ann = await server.join(code, 'Ann');
  const bob = await server.join(code, 'Bob');
  return { code, ann, bob };
}

describe('a table', () => {
  test('has a code people can read out', async () => {
    const code = await server.openTable();
    expect(readTableCode(code)).toBe(code);
  });

  test('shows everyone who sits at it, each in a chair and a colour of his own', async () => {
    const { ann, bob } = await annAndBob();
    for (const client of [ann, bob]) {
      await sees(client, {
        0: here('Ann', { kind: 'person', ready: false, colour: 'red' }),
        1: here('Bob', { kind: 'person', ready: false, colour: expect.not.stringMatching('red') }),
      });
    }
  });

  test('frees the chair of someone who leaves', async () => {
    const { ann, bob } = await annAndBob();
    await bob.leave();
    await sees(ann, { 0: here('Ann') });
  });

  test('keeps the chair of someone whose line broke, and gives it back to the same key', async () => {
    const { code, ann, bob } = await annAndBob();
    await bob.drop();
    await sees(ann, { 0: here('Ann'), 1: away('Bob') });
    server.clock.advance(PATIENCE_MS - 1);
    const back = await server.join(code, 'Bob');
    await back.until(({ seat }) => seat === 1);
    await sees(ann, { 0: here('Ann'), 1: here('Bob') });
    server.clock.advance(PATIENCE_MS);
    await sees(ann, { 0: here('Ann'), 1: here('Bob') });
  });

  test('frees a chair whose owner stays away', async () => {
    const { ann, bob } = await annAndBob();
    await bob.drop();
    await sees(ann, { 0: here('Ann'), 1: away('Bob') });
    server.clock.advance(PATIENCE_MS);
    await sees(ann, { 0: here('Ann') });
  });

  test('follows the tab that opens it last', async () => {
    const { code, ann } = await annAndBob();
    const second = await server.join(code, 'Ann');
    expect(await ann.left()).toBe(SEAT_MOVED);
    await sees(second, { 0: here('Ann'), 1: here('Bob') });
  });

  test('closes when nobody has sat at it for a while', async () => {
    const code = await server.openTable();
    server.clock.advance(PATIENCE_MS);
    await expect.poll(() => refusal(server.join(code, 'Ann'))).toBe('no-such-table');
  });
});

describe('chairs', () => {
  test('are chosen, with their colour', async () => {
    const { ann, bob } = await annAndBob();
    expect(await bob.request('chair', { seat: 4, colour: 'white' })).toEqual({ ok: true });
    await bob.until(({ seat }) => seat === 4);
    await sees(ann, { 0: here('Ann'), 4: here('Bob', { colour: 'white' }) });
  });

  test('and colours that are taken stay with who has them', async () => {
    const { bob } = await annAndBob();
    expect(await bob.request('chair', { seat: 0 })).toEqual({ ok: false, reason: 'chair-taken' });
    expect(await bob.request('chair', { colour: 'red' })).toEqual({ ok: false, reason: 'colour-taken' });
  });

  test('are given to bots, freed again, and taken from people by the opener alone', async () => {
    const { ann, bob } = await annAndBob();
    const others = { ok: false, reason: 'only-the-opener' };
    expect(await bob.request('set-chair', { seat: 2, to: 'bot' })).toEqual(others);
    expect(await bob.request('set-chair', { seat: 0, to: 'free' })).toEqual(others);
    expect(await ann.request('set-chair', { seat: 2, to: 'bot' })).toEqual({ ok: true });
    await sees(bob, { 0: here('Ann'), 1: here('Bob'), 2: here('Vega', { kind: 'bot', ready: true }) });
    expect(await ann.request('set-chair', { seat: 1, to: 'bot' })).toEqual({
      ok: false,
      reason: 'chair-taken',
    });
    expect(await ann.request('set-chair', { seat: 2, to: 'free' })).toEqual({ ok: true });
    expect(await ann.request('set-chair', { seat: 1, to: 'free' })).toEqual({ ok: true });
    expect(await bob.left()).toBe(REMOVED);
    await sees(ann, { 0: here('Ann') });
  });

  test('who was removed does not stay to watch on another device', async () => {
    const code = await server.openTable();
    const ann = await server.join(code, 'Ann');
    const watching = await server.join(code, 'Bob', { watch: true });
    const fay = await server.join(code, 'Fay', { watch: true });
    await server.join(code, 'Bob');
    await ann.request('set-chair', { seat: 1, to: 'free' });
    expect(await watching.left()).toBe(REMOVED);
    expect(fay.closedWith).toBeUndefined();
  });

  test('who was removed stays out, to sit or to watch, until the opener lets him in', async () => {
    const { code, ann, bob } = await annAndBob();
    const cid = await server.join(code, 'Cid');
    expect(await ann.request('set-chair', { seat: 1, to: 'free' })).toEqual({ ok: true });
    expect(await bob.left()).toBe(REMOVED);
    await cid.until(({ room }) => room.state.removed === '["Bob"]');
    expect(await refusal(server.join(code, 'Bob'))).toBe('removed');
    expect(await refusal(server.join(code, 'Rob', { key: keyOf('Bob') }))).toBe('removed');
    expect(await refusal(server.join(code, 'Bob', { watch: true }))).toBe('removed');
    const answer = await cid.request('ticket', {});
    const ticket = answer.ok ? (answer.ticket ?? '') : '';
    expect(await refusal(server.join(code, 'Bob', { ticket }))).toBe('removed');
    expect(await cid.request('let-in', { name: 'Bob' })).toEqual({ ok: false, reason: 'only-the-opener' });
    expect(await ann.request('let-in', { name: 'Bob' })).toEqual({ ok: true });
    await cid.until(({ room }) => room.state.removed === '[]');
    const back = await server.join(code, 'Bob');
    await back.until(({ seat }) => seat === 1);
  });

  test('the opener who leaves is succeeded by the next person, over the heads of bots', async () => {
    const code = await server.openTable();
    const ann = await server.join(code, 'Ann');
    await ann.request('set-chair', { seat: 1, to: 'bot' });
    const bob = await server.join(code, 'Bob');
    await ann.leave();
    await bob.until(({ room }) => room.state.opener === 2);
    expect(await bob.request('set-chair', { seat: 0, to: 'bot' })).toEqual({ ok: true });
  });

  test('settings are the opener’s to change, and whoever was ready is asked again', async () => {
    const { ann, bob } = await annAndBob();
    await bob.beReady();
    const wish = { ...SETTINGS, turnSeconds: 'off' as const };
    expect(await bob.request('settings', wish)).toEqual({ ok: false, reason: 'only-the-opener' });
    await sees(ann, { 0: here('Ann'), 1: here('Bob', { ready: true }) });
    expect(await ann.request('settings', wish)).toEqual({ ok: true });
    await sees(ann, { 0: here('Ann'), 1: here('Bob', { ready: false }) });
    expect(JSON.parse(bob.room.state.settings)).toEqual(wish);
  });
});

describe('a match starts', () => {
  test('when the opener says so and everybody is ready, with a part of his own (D4)', async () => {
    const { code, clients } = await server.tableOf(['Ann', 'Bob', 'Cid', 'Dee']);
    const [ann, bob, ...others] = clients as [SeatClient, SeatClient, ...SeatClient[]];
    const committed = ann.room.state.commitment;
    expect(committed).toMatch(/^[0-9a-f]{64}$/);
    for (const client of [ann, ...others]) await client.beReady();
    expect(await ann.request('start', {})).toEqual({ ok: false, reason: 'not-everybody-ready' });
    const part = 'b0'.repeat(32);
    await bob.beReady(part);
    expect(await bob.request('start', {})).toEqual({ ok: false, reason: 'only-the-opener' });
    expect(await ann.request('start', {})).toEqual({ ok: true });
    for (const client of clients) await client.until(({ seatView }) => seatView?.turn !== undefined);
    expect(ann.room.state).toMatchObject({ phase: 'playing', commitment: committed });
    const { matchId = '' } = (await server.store.loadTable(code)) ?? {};
    expect((await server.store.loadRecord(matchId))?.setup.playerParts[1]).toBe(part);
  });

  test('not with fewer than four', async () => {
    const { clients } = await server.tableOf(['Ann', 'Bob', 'Cid']);
    for (const client of clients) await client.beReady();
    expect(await clients[0]?.request('start', {})).toEqual({ ok: false, reason: 'too-few-players' });
  });

  test('and from then on chairs, settings and newcomers are refused', async () => {
    const { code, clients } = await server.tableOf(['Ann', 'Bob', 'Cid', 'Dee']);
    await server.start(clients);
    const [ann] = clients;
    const playing = { ok: false, reason: 'not-waiting' };
    expect(await ann?.request('chair', { seat: 5 })).toEqual(playing);
    expect(await ann?.request('set-chair', { seat: 1, to: 'free' })).toEqual(playing);
    expect(await ann?.request('settings', SETTINGS)).toEqual(playing);
    expect(await ann?.request('start', {})).toEqual(playing);
    expect(await ann?.request('rematch', {})).toEqual({ ok: false, reason: 'not-over' });
    expect(await refusal(server.join(code, 'Zoe'))).toBe('table-started');
  });

  test('with the empty chairs taken away: everybody is told the seat he has now', async () => {
    const { clients } = await server.tableOf(['Ann', 'Bob', 'Cid', 'Dee']);
    await clients[1]?.request('chair', { seat: 5 });
    await server.start(clients);
    expect(clients.map(({ seat }) => seat)).toEqual([0, 3, 1, 2]);
    for (const { seatView, seat } of clients) expect(seatView?.seats[Number(seat)]?.id).toBe(seat);
    expect(clients[1]?.seatView?.seats[3]?.name).toBe('Bob');
  });
});

describe('refused with a reason', () => {
  test('a code without a table', async () => {
    expect(await refusal(server.join('BBBBB', 'Ann'))).toBe('no-such-table');
  });

  test.each([
    ['', 'name-empty'],
    ['x'.repeat(21), 'name-too-long'],
    ['A\u0007nn', 'name-unprintable'],
    ['ANN', 'name-taken'],
  ])('the name %j', async (name, reason) => {
    const { code, clients } = await server.tableOf(['Ann']);
    expect(await refusal(server.join(code, name, { key: keyOf('somebody else') }))).toBe(reason);
    expect(Object.keys(clients[0]?.chairs ?? {})).toEqual(['0']);
  });

  test('the seventh player, and the fifth at a table for four', async () => {
    const { code } = await server.tableOf(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(await refusal(server.join(code, 'g'))).toBe('table-full');
    const { code: small } = await server.tableOf(['a', 'b', 'c', 'd'], { seats: 4 });
    expect(await refusal(server.join(small, 'e'))).toBe('table-full');
  });

  test('somebody who wants to watch where nobody may', async () => {
    const code = await server.openTable({ spectators: false });
    expect(await refusal(server.join(code, 'Wil', { watch: true }))).toBe('no-spectators');
  });

  test('a key that is none', async () => {
    const code = await server.openTable();
    expect(await refusal(server.join(code, 'Ann', { key: 'secret' }))).toBe('not-understood');
  });
});
