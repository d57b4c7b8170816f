import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SeatClient } from '#server/tools/seat-client.ts';
import { keyOf, type LiveServer, liveServer, refusal } from './live-server.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer();
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

  test('gives nobody a second chair', async () => {
    const { code, ann } = await annAndBob();
    const bob = await server.join(code, 'Bob', { ticket: await ticketOf(ann) });
    await bob.until(({ seat }) => seat === 1);
    expect(ann.closedWith).toBeUndefined();
  });
});
