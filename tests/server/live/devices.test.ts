import { Client } from 'colyseus.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEAT_MOVED } from '#shared/wire/public-table.ts';
import { SeatClient } from '#tests/trials/table/seat-client.ts';
import { expectTruePictures } from './dealer-view.ts';
import { keyOf, type LiveServer, liveServer, NAMES, refusal } from './live-server.ts';
import { wiretap } from './wiretap.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer();
});
afterAll(() => server.close());

const FOUR = NAMES.slice(0, 4);

async function ticketOf(client: SeatClient): Promise<string> {
  const answer = await client.request('ticket', {});
  if (!answer.ok || !answer.ticket) throw new Error('there must be a ticket');
  return answer.ticket;
}

async function annAndBob() {
  const code = await server.openTable();
  const ann = await server.join(code, 'Ann');
  const bob = await server.join(code, 'Bob');
  return { code, ann, bob };
}

const onPhone = (code: string, ticket: string, name = 'phone') =>
  server.join(code, '', { key: keyOf(name), ticket });

describe('a ticket', () => {
  test('moves the seat to another device; the old one is told, and its key is dead', async () => {
    const { code, clients } = await server.tableOf(FOUR);
    await server.start(clients);
    const [ann, ...others] = clients;
    if (!ann) throw new Error('Ann must be there');
    const phone = await onPhone(code, await ticketOf(ann));
    expect(await ann.left()).toBe(SEAT_MOVED);
    await expectTruePictures(server, code, [phone, ...others]);
    expect(phone.seat).toBe(0);
    expect(await refusal(server.join(code, 'Ann'))).toBe('table-started');
    const again = await server.join(code, '', { key: keyOf('phone') });
    await expectTruePictures(server, code, [again, ...others]);
  });

  test('works once', async () => {
    const { code, ann } = await annAndBob();
    const ticket = await ticketOf(ann);
    await onPhone(code, ticket);
    expect(await refusal(onPhone(code, ticket, 'thief'))).toBe('ticket-used');
  });

  test('is void once another one has moved the seat', async () => {
    const { code, ann } = await annAndBob();
    const [first, second] = [await ticketOf(ann), await ticketOf(ann)];
    await onPhone(code, second);
    expect(await refusal(onPhone(code, first, 'thief'))).toBe('ticket-used');
  });

  test('follows its person to another chair, and never takes somebody else’s', async () => {
    const { code, ann, bob } = await annAndBob();
    const ticket = await ticketOf(ann);
    await ann.request('chair', { seat: 3 });
    await bob.request('chair', { seat: 0 });
    const phone = await onPhone(code, ticket);
    await phone.until(({ seat }) => seat === 3);
    expect(bob.closedWith).toBeUndefined();
  });

  test('is void when its person has left', async () => {
    const { code, ann, bob } = await annAndBob();
    const ticket = await ticketOf(ann);
    await ann.leave();
    await bob.until(({ chairs }) => chairs[0] === undefined);
    await bob.request('chair', { seat: 0 });
    expect(await refusal(onPhone(code, ticket))).toBe('ticket-used');
  });

  test('does not give one device two seats', async () => {
    const { code, ann, bob } = await annAndBob();
    const ticket = await ticketOf(ann);
    const again = await server.join(code, 'Bob', { ticket });
    expect(await bob.left()).toBe(SEAT_MOVED);
    await again.until(({ seat }) => seat === 1);
    expect(ann.closedWith).toBeUndefined();
  });

  test('that was never given out is refused', async () => {
    const { code } = await annAndBob();
    expect(await refusal(onPhone(code, 'f'.repeat(64)))).toBe('ticket-used');
  });
});

describe('secrets of a device', () => {
  test('a reconnection token opens nothing, neither while the seat is held nor after', async () => {
    const { code, ann } = await annAndBob();
    const token = ann.room.reconnectionToken;
    expect(token).toContain(code);
    await ann.drop();
    await expect(new Client(server.url).reconnect(token)).rejects.toThrow();
  });

  test('key, ticket, session and token reach neither the log nor anybody else', async () => {
    const code = await server.openTable();
    const taps = await Promise.all(FOUR.map(() => wiretap(server.url)));
    const clients: SeatClient[] = [];
    for (const [index, name] of FOUR.entries()) {
      clients.push(await SeatClient.join(taps[index]?.url ?? '', code, { name, key: keyOf(name) }));
    }
    await server.start(clients);
    const tickets = [];
    for (const client of clients) tickets.push(await ticketOf(client));
    await clients[1]?.drop();
    const back = await SeatClient.join(taps[1]?.url ?? '', code, { name: 'Bob', key: keyOf('Bob') });
    await expectTruePictures(server, code, [...clients, back]);

    const log = server.logged.join('');
    for (const [index, { room }] of clients.entries()) {
      const [, token = ''] = room.reconnectionToken.split(':');
      const secrets = [keyOf(FOUR[index] ?? ''), room.sessionId, token, tickets[index] ?? ''];
      // What is searched for is long enough to be found only if it is there.
      for (const secret of secrets) expect(secret.length).toBeGreaterThan(8);
      for (const secret of secrets) expect(log).not.toContain(secret);
      for (const [other, tap] of taps.entries()) {
        if (other === index) expect(tap.heard()).toContain(token);
        else for (const secret of secrets) expect(tap.heard()).not.toContain(secret);
      }
    }
  });
});

describe('a device that is kept away', () => {
  test('from somebody’s tables is out at the next ones he opens, by his device and not by his name', async () => {
    const device = (name: string) => ({ device: keyOf(`device of ${name}`) });
    const code = await server.openTable();
    const ann = await server.join(code, 'Ann', device('Ann'));
    const bob = await server.join(code, 'Bob', device('Bob'));
    const cid = await server.join(code, 'Cid', device('Cid'));
    expect(await ann.request('block', { seat: 0 })).toEqual({ ok: false, reason: 'no-such-device' });
    const blocked = await ann.request('block', { seat: 1 });
    const [fingerprint = ''] = blocked.ok ? [blocked.device] : [];
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(fingerprint).not.toContain(keyOf('device of Bob').slice(0, 20));
    // He keeps his chair, but does not come again to this one either; nor does a restart forget it.
    expect(bob.closedWith).toBeUndefined();
    await bob.leave();
    await ann.until(({ chairs }) => Object.keys(chairs).length === 2);
    expect(await refusal(server.join(code, 'Rob', { key: keyOf('Rob'), ...device('Bob') }))).toBe('removed');
    expect((await server.store.loadTable(code))?.blocked).toEqual([fingerprint]);

    const next = await server.openTable();
    const again = await server.join(next, 'Ann', { ...device('Ann'), blocks: [fingerprint] });
    for (const arrival of [{}, { watch: true }]) {
      const rob = { key: keyOf('Rob'), ...device('Bob'), ...arrival };
      expect(await refusal(server.join(next, 'Rob', rob))).toBe('removed');
    }
    // Only who opens a table says who stays away from it.
    await server.join(next, 'Dee', { ...device('Dee'), blocks: [fingerprint] });
    const other = await server.join(next, 'Bob', device('another one of that name'));
    await other.until(({ seat }) => seat === 2);
    expect(await again.request('unblock', { device: fingerprint })).toEqual({ ok: true });
    await server.join(next, 'Rob', { key: keyOf('Rob'), ...device('Bob') });
    expect(await cid.request('unblock', { device: fingerprint })).toMatchObject({ ok: false });
  });
});
