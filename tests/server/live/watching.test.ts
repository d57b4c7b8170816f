import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BEAT_MS } from '#server/rooms/beat.ts';
import { THE_DEALER } from '#server/rooms/dealer.ts';
import type { ShownWatcher } from '#shared/wire/public-table.ts';
import type { Messages, TableSettings } from '#shared/wire/table.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import { table } from '../dealer/table.ts';
import { keyOf, type LiveServer, liveServer, NAMES } from './live-server.ts';

/** Seat 1 stands where something can be found. */
const SCENE = table({ map: { L11: [1, 0] }, seats: { 1: { at: 'L11' } } });

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer({ dealer: { ...THE_DEALER, openMatch: () => ({ ...SCENE, step: 0 }) } });
});
afterAll(() => server.close());

/** Four who play, Ann on turn, and Fay who watches. */
async function watched(settings: Partial<TableSettings>) {
  const { code, clients } = await server.tableOf(NAMES.slice(0, 4), { turnSeconds: 'off', ...settings });
  await server.start(clients);
  const [ann, bob, cid] = clients;
  if (!ann || !bob || !cid) throw new Error('everybody must be there');
  const fay = await server.join(code, 'Fay', { watch: true });
  await ann.until(({ room }) => room.state.spectators === 1);
  return { code, ann, bob, cid, fay };
}

const watchersOf = ({ room }: SeatClient): readonly ShownWatcher[] => JSON.parse(room.state.watchers);

function eyesOf(client: SeatClient): Messages['eyes'][] {
  const seen: Messages['eyes'][] = [];
  client.heard('eyes', (eyes) => void seen.push(eyes));
  return seen;
}

async function endTurn(actor: SeatClient): Promise<void> {
  expect(await actor.play({ type: 'end-turn' })).toEqual({ ok: true });
  server.clock.advance(BEAT_MS);
}

describe('D1 through a player’s eyes', () => {
  test('one who watches sees his hand, role and diary, if he is invited and wants to; everybody is shown it', async () => {
    const { ann, bob, fay } = await watched({ eyes: true });
    const eyes = eyesOf(fay);
    const [{ id } = { id: -1 }] = watchersOf(ann);
    expect(await fay.request('look-through', { seat: 1 })).toEqual({ ok: false, reason: 'no-such-watcher' });
    expect(await bob.request('invite-eyes', { watcher: id })).toEqual({ ok: true });
    await expect.poll(() => eyes).toEqual([{ invitedBy: 1 }]);
    await ann.until((client) => watchersOf(client)[0]?.invitedBy === 1);
    expect(await fay.request('look-through', { seat: 1 })).toEqual({ ok: true });
    await ann.until((client) => watchersOf(client)[0]?.through === 1);
    const { role, hand, diary } = bob.seatView ?? {};
    await expect.poll(() => eyes.at(-1)).toEqual(JSON.parse(JSON.stringify({ seat: 1, role, hand, diary })));
    expect(fay.seatView).toBeUndefined();

    // As it changes: Bob searches, and Fay sees the card he drew.
    await endTurn(ann);
    await bob.until(({ table: shown }) => shown?.turn?.seat === 1);
    expect(await bob.play({ type: 'search', character: 'trooper' })).toEqual({ ok: true });
    server.clock.advance(BEAT_MS);
    await bob.until(({ seatView }) => (seatView?.hand.length ?? 0) > (hand?.length ?? 0));
    await expect
      .poll(() => eyes.at(-1))
      .toMatchObject({ seat: 1, hand: JSON.parse(JSON.stringify(bob.seatView?.hand)) });

    // Until one of them ends it.
    expect(await bob.request('invite-eyes', {})).toEqual({ ok: true });
    await expect.poll(() => eyes.at(-1)).toEqual({});
    await ann.until((client) => watchersOf(client)[0]?.through === undefined);
    const seen = eyes.length;
    await endTurn(bob);
    await fay.until(({ table: shown }) => shown?.turn?.seat === 2);
    expect(eyes).toHaveLength(seen);
  });

  test('who looks says nothing, is told so again after a broken line, and never gets a chair in this match', async () => {
    const { code, ann, bob, fay } = await watched({ eyes: true, seats: 5 });
    const [{ id } = { id: -1 }] = watchersOf(ann);
    await bob.request('invite-eyes', { watcher: id });
    await fay.request('look-through', { seat: 1 });
    expect(await fay.request('say', { kind: 'chat', text: 'he is the Host' })).toEqual({
      ok: false,
      reason: 'through-eyes',
    });
    await fay.drop();
    const again = await server.join(code, 'Fay', { watch: true });
    const eyes = eyesOf(again);
    await expect.poll(() => eyes.at(-1)).toMatchObject({ seat: 1, role: bob.seatView?.role });
    const { matchId = '' } = (await server.store.loadTable(code)) ?? {};
    const saw = (await server.store.loadTalk(matchId)).filter(({ kind }) => kind === 'saw');
    expect(saw.map(({ body }) => JSON.parse(body).seat)).toEqual([1]);
    // Nor the eyes of another seat.
    const [{ id: newId } = { id: -1 }] = watchersOf(again);
    await again.request('look-through', {});
    await ann.request('invite-eyes', { watcher: newId });
    expect(await again.request('look-through', { seat: 0 })).toEqual({ ok: false, reason: 'seen-a-seat' });
  });

  test('nobody else is told more by it, and a table that does not want it has none', async () => {
    const { code, ann, bob, cid, fay } = await watched({ eyes: true });
    const gus = await server.join(code, '', { key: keyOf('Gus'), watch: true });
    const others = [ann, cid, gus].map(eyesOf);
    await bob.request('invite-eyes', { watcher: watchersOf(ann)[0]?.id ?? -1 });
    await fay.request('look-through', { seat: 1 });
    await endTurn(ann);
    await gus.until(({ table: shown }) => shown?.turn?.seat === 1);
    expect(others).toEqual([[], [], []]);
    expect(gus.seatView).toBeUndefined();

    const { ann: other, fay: zoe } = await watched({});
    const [{ id } = { id: -1 }] = watchersOf(other);
    expect(await other.request('invite-eyes', { watcher: id })).toEqual({ ok: false, reason: 'no-eyes' });
    expect(await zoe.request('invite-eyes', { watcher: id })).toEqual({ ok: false, reason: 'only-watching' });
  });
});

describe('D7 a delay for those who watch', () => {
  const DELAY_MS = 30_000;
  const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

  test('they see everything in its order, so much later; who plays sees it at once', async () => {
    const { ann, fay } = await watched({ watchDelaySeconds: 30 });
    await settled();
    // What was so when he came, he sees when it is old enough.
    expect([fay.table, fay.events]).toEqual([undefined, []]);
    server.clock.advance(DELAY_MS - 1000);
    await settled();
    expect(fay.table).toBeUndefined();
    server.clock.advance(1000);
    await fay.until(({ table: shown }) => shown?.turn?.seat === 0);
    await endTurn(ann);
    await ann.until(({ table: shown }) => shown?.turn?.seat === 1);
    const events = ann.events.length;
    server.clock.advance(DELAY_MS - BEAT_MS - 1);
    await settled();
    expect(fay.table?.turn?.seat).toBe(0);
    server.clock.advance(BEAT_MS + 1);
    await fay.until(({ table: shown }) => shown?.turn?.seat === 1);
    expect(events).toBeGreaterThan(0);
    // What he asks is answered at once.
    expect(await fay.request('say', { kind: 'chat', text: 'hm' })).toEqual({ ok: true });
  });

  test('before the match nothing is late', async () => {
    const { code } = await server.tableOf(['Ann'], { watchDelaySeconds: 30 });
    const fay = await server.join(code, '', { key: keyOf('Fay'), watch: true });
    await fay.until(({ chairs }) => Object.keys(chairs).length === 1);
  });
});
