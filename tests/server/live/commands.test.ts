import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viewFor } from '#server/dealer/index.ts';
import { BEAT_MS } from '#server/rooms/beat.ts';
import type { SeatCommand } from '#shared/play/index.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import { choices, dealerMatch } from './dealer-view.ts';
import { type LiveServer, liveServer, NAMES } from './live-server.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer();
});
afterAll(() => server.close());

const LATE = { ok: false, reason: 'late' };

/** Four at the table, one of them on turn with something to do. */
async function onTurn() {
  const { code, clients } = await server.tableOf(NAMES.slice(0, 4));
  await server.start(clients);
  const actor = clients.find(({ seat, table }) => seat === table?.turn?.seat);
  const [command, another] = actor ? choices(actor) : [];
  if (!actor || !command || !another) throw new Error('somebody must have a choice');
  const steps = async () => (await dealerMatch(server, code)).step;
  return { code, clients, actor, command, another, steps };
}

/** The next beat, and what it shows to this one. */
async function shownAfter(client: SeatClient, view: number): Promise<void> {
  server.clock.advance(BEAT_MS);
  await client.until((now) => now.view > view);
}

describe('a command', () => {
  test('is on disk when it is acknowledged, before anybody is shown anything', async () => {
    const { clients, actor, command, steps } = await onTurn();
    const before = clients.map(({ view }) => view);
    expect(await actor.play(command)).toEqual({ ok: true });
    expect(await steps()).toBe(1);
    expect(clients.map(({ view }) => view)).toEqual(before);
    await shownAfter(actor, before[0] ?? 0);
  });

  test('sent twice at once is played once', async () => {
    const { actor, command, steps } = await onTurn();
    expect(await Promise.all([actor.play(command), actor.play(command)])).toEqual([{ ok: true }, LATE]);
    expect(await steps()).toBe(1);
  });

  test('to a view that another command has answered is late, though no beat has fallen', async () => {
    const { actor, command, another, steps } = await onTurn();
    expect(await actor.play(command)).toEqual({ ok: true });
    expect(await actor.play(another)).toEqual(LATE);
    expect(await steps()).toBe(1);
  });

  test('to a view of long ago, or one that is still to come, is late', async () => {
    const { actor, command, steps } = await onTurn();
    const { view } = actor;
    expect(await actor.play(command, view + 1)).toEqual(LATE);
    expect(await actor.play(command)).toEqual({ ok: true });
    await shownAfter(actor, view);
    const [next] = choices(actor);
    if (next) expect(await actor.play(next, view)).toEqual(LATE);
    expect(await steps()).toBe(1);
  });

  test('out of turn is refused by the dealer, with the rule', async () => {
    const { clients, actor, steps } = await onTurn();
    const other = clients.find((client) => client !== actor);
    expect(await other?.play({ type: 'end-turn' })).toMatchObject({ ok: false, reason: 'not-your-turn' });
    expect(await steps()).toBe(0);
  });

  test('of somebody who only watches is refused', async () => {
    const { code, command, steps } = await onTurn();
    const wil = await server.join(code, 'Wil', { watch: true });
    expect(await wil.play(command)).toEqual({ ok: false, reason: 'only-watching' });
    expect(await wil.request('start', {})).toEqual({ ok: false, reason: 'only-watching' });
    expect(await wil.request('ticket', {})).toEqual({ ok: false, reason: 'only-watching' });
    expect(await steps()).toBe(0);
  });

  test('before the match is refused', async () => {
    const { clients } = await server.tableOf(['Ann']);
    expect(await clients[0]?.play({ type: 'end-turn' })).toEqual({ ok: false, reason: 'not-playing' });
  });

  test.each<[string, unknown]>([
    ['of no kind', { type: 'cheat' }],
    ['of the dealer', { type: 'time-out' }],
    ['with a field too many', { type: 'end-turn', seat: 2 }],
    ['with a number from nowhere', { type: 'give', card: 1e9 }],
  ])('%s is not understood', async (_, command) => {
    const { actor, steps } = await onTurn();
    const answer = actor.play(command as SeatCommand);
    await expect(answer).rejects.toThrow('not-understood');
    expect(await steps()).toBe(0);
    expect(actor.closedWith).toBeUndefined();
  });

  test('that is too big costs the connection, not the table', async () => {
    const { code, clients, actor } = await onTurn();
    actor.room.request('play', { view: 0, command: 'x'.repeat(100_000) }).catch(() => {});
    expect(await actor.left()).toBeGreaterThan(1000);
    const back = await server.join(code, NAMES[clients.indexOf(actor)] ?? '');
    await back.until(({ seatView }) => seatView !== undefined);
    expect(back.seatView).toEqual(
      JSON.parse(JSON.stringify(viewFor(await dealerMatch(server, code), back.seatView?.me ?? 0))),
    );
  });
});
