import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqliteStore } from '#server/store/index.ts';
import { SEAT_MOVED } from '#shared/wire/public-table.ts';
import { type HeldStore, heldStore } from '#tests/trials/table/held-store.ts';
import { delivered } from '#tests/trials/table/recording-device.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import { expectTruePictures } from './dealer-view.ts';
import { keyOf, type LiveServer, liveServer, refusal } from './live-server.ts';

let disk: HeldStore;
let server: LiveServer;
beforeAll(async () => {
  disk = heldStore(await openSqliteStore(':memory:'));
  server = await liveServer({ store: disk.store });
});
afterAll(() => server.close());

async function ticketOf(client: SeatClient): Promise<string> {
  const answer = await client.request('ticket', {});
  if (!answer.ok || !answer.ticket) throw new Error('there must be a ticket');
  return answer.ticket;
}

async function annAndBob() {
  const { code, clients } = await server.tableOf(['Ann', 'Bob']);
  const [ann, bob] = clients;
  if (!ann || !bob) throw new Error('both must be there');
  return { code, ann, bob };
}

describe('a ticket', () => {
  test('is void once its owner has a newer one', async () => {
    const { code, ann } = await annAndBob();
    const [older, newer] = [await ticketOf(ann), await ticketOf(ann)];
    expect(await refusal(server.join(code, '', { key: keyOf('thief'), ticket: older }))).toBe('ticket-used');
    const phone = await server.join(code, '', { key: keyOf('phone'), ticket: newer });
    await phone.until(({ seat }) => seat === 0);
  });

  test('brought while the match is being started opens its own seat, with its own hand', async () => {
    const { code, clients } = await server.tableOf(['Ann', 'Bob', 'Cid', 'Dee']);
    const [ann, , , dee] = clients;
    if (!ann || !dee) throw new Error('everybody must be there');
    // A free chair before Dee's, and a bot after it: the ranks close when the match starts.
    await dee.request('chair', { seat: 4 });
    await ann.request('set-chair', { seat: 5, to: 'bot' });
    for (const client of clients) await client.beReady();
    const ticket = await ticketOf(dee);
    disk.hold();
    const arriving = server.join(code, '', { key: keyOf('phone'), ticket });
    await expect.poll(() => disk.waiting).toBe(1);
    const starting = ann.request('start', {});
    // Both are under way before the disk answers anything.
    await delivered(ann);
    disk.release();
    const phone = await arriving;
    // D4: the part that Dee's old device was bound to went with it; the new one has to be ready itself.
    expect(await starting).toEqual({ ok: false, reason: 'not-everybody-ready' });
    expect(await dee.left()).toBe(SEAT_MOVED);
    await phone.until(({ seat }) => seat === 4);
    await phone.beReady();
    expect(await ann.request('start', {})).toEqual({ ok: true });
    await phone.until(({ seatView }) => seatView !== undefined);
    expect(phone.seat).toBe(3);
    expect(phone.seatView?.seats[3]?.name).toBe('Dee');
    await expectTruePictures(server, code, [...clients.slice(0, 3), phone]);
  });

  test('gives nobody a second chair', async () => {
    const { code, ann } = await annAndBob();
    const bob = await server.join(code, 'Bob', { ticket: await ticketOf(ann) });
    await bob.until(({ seat }) => seat === 1);
    expect(ann.closedWith).toBeUndefined();
  });
});
