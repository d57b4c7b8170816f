import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEAT_MOVED } from '#shared/wire/public-table.ts';
import { keyOf, type LiveServer, liveServer, refusal } from './live-server.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer();
});
afterAll(() => server.close());

async function ticketOf(client: Awaited<ReturnType<LiveServer['join']>>): Promise<string> {
  const answer = await client.request('ticket', {});
  if (!answer.ok || !answer.ticket) throw new Error('there must be a ticket');
  return answer.ticket;
}

describe('a ticket', () => {
  test('moves its owner’s seat to another device, once; the old key opens nothing any more', async () => {
    const { code, clients } = await server.tableOf(['Ann', 'Bob']);
    const [ann] = clients;
    if (!ann) throw new Error('Ann must be there');
    const ticket = await ticketOf(ann);
    const phone = await server.join(code, '', { key: keyOf('phone'), ticket });
    await phone.until(({ seat }) => seat === 0);
    expect(await ann.left()).toBe(SEAT_MOVED);
    expect(await refusal(server.join(code, '', { key: keyOf('thief'), ticket }))).toBe('ticket-used');
    expect(await refusal(server.join(code, 'Ann', { key: keyOf('Ann') }))).toBe('name-taken');
  });

  test('of somebody who left does not take the chair from whoever sits there now', async () => {
    const { code, clients } = await server.tableOf(['Ann', 'Bob']);
    const [ann, bob] = clients;
    if (!ann || !bob) throw new Error('both must be there');
    const ticket = await ticketOf(bob);
    await bob.leave();
    await ann.until(({ chairs }) => chairs[1] === undefined);
    const cid = await server.join(code, 'Cid');
    await cid.until(({ seat }) => seat === 1);
    expect(await refusal(server.join(code, '', { key: keyOf('thief'), ticket }))).toBe('ticket-used');
    expect(cid.closedWith).toBeUndefined();
  });

  test('goes along when its owner takes another chair, and an older one is worth nothing', async () => {
    const { code, clients } = await server.tableOf(['Ann', 'Bob']);
    const [, bob] = clients;
    if (!bob) throw new Error('Bob must be there');
    const older = await ticketOf(bob);
    const ticket = await ticketOf(bob);
    expect(await bob.request('chair', { seat: 4 })).toEqual({ ok: true });
    expect(await refusal(server.join(code, '', { key: keyOf('thief'), ticket: older }))).toBe('ticket-used');
    const phone = await server.join(code, '', { key: keyOf('phone'), ticket });
    await phone.until(({ seat }) => seat === 4);
  });

  test('gives nobody a second chair', async () => {
    const { code, clients } = await server.tableOf(['Ann', 'Bob']);
    const [ann] = clients;
    if (!ann) throw new Error('Ann must be there');
    const ticket = await ticketOf(ann);
    const bob = await server.join(code, 'Bob', { ticket });
    await bob.until(({ seat }) => seat === 1);
    expect(ann.closedWith).toBeUndefined();
  });
});
