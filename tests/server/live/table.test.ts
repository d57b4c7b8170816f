import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE_MS } from '#server/rooms/table-room.ts';
import { SEAT_MOVED } from '#shared/wire/public-table.ts';
import { readTableCode } from '#shared/wire/table-code.ts';
import { type Joined, keyOf, left, liveServer, shown } from './live-server.ts';

let server: Awaited<ReturnType<typeof liveServer>>;
beforeAll(async () => {
  server = await liveServer();
});
afterAll(() => server.close());

const sees = (room: Joined, seats: Record<string, unknown>) =>
  shown(room, (now) => isDeepStrictEqual(now, seats));
const here = (name: string) => ({ name, present: true, ready: false });
const refusal = (joining: Promise<unknown>) =>
  joining.then(
    () => 'let in',
    (error: Error) => error.message,
  );

describe('a table', () => {
  test('has a code people can read out', async () => {
    const code = await server.openTable();
    expect(readTableCode(code)).toBe(code);
  });

  test('shows everyone who sits at it', async () => {
    const code = await server.openTable();
    const ann = await server.join(code, 'Ann');
    const bob = await server.join(code, 'Bob');
    await sees(ann, { 0: here('Ann'), 1: here('Bob') });
    await sees(bob, { 0: here('Ann'), 1: here('Bob') });
  });

  test('shows who is ready', async () => {
    const code = await server.openTable();
    const ann = await server.join(code, 'Ann');
    const bob = await server.join(code, 'Bob');
    expect(await bob.request('ready', { ready: true })).toEqual({ ok: true });
    await sees(ann, { 0: here('Ann'), 1: { ...here('Bob'), ready: true } });
  });

  test('frees the seat of someone who leaves', async () => {
    const code = await server.openTable();
    const ann = await server.join(code, 'Ann');
    const bob = await server.join(code, 'Bob');
    await bob.leave();
    await sees(ann, { 0: here('Ann') });
  });

  test('keeps the seat of someone whose line broke, and gives it back to the same key', async () => {
    const code = await server.openTable();
    const ann = await server.join(code, 'Ann');
    const bob = await server.join(code, 'Bob');
    await bob.leave(false);
    await sees(ann, { 0: here('Ann'), 1: { ...here('Bob'), present: false } });
    server.clock.advance(PATIENCE_MS - 1);
    await server.join(code, 'Bob');
    await sees(ann, { 0: here('Ann'), 1: here('Bob') });
    server.clock.advance(PATIENCE_MS);
    expect(ann.state.seats.size).toBe(2);
  });

  test('frees a seat whose owner stays away', async () => {
    const code = await server.openTable();
    const ann = await server.join(code, 'Ann');
    const bob = await server.join(code, 'Bob');
    await bob.leave(false);
    await sees(ann, { 0: here('Ann'), 1: { ...here('Bob'), present: false } });
    server.clock.advance(PATIENCE_MS);
    await sees(ann, { 0: here('Ann') });
  });

  test('moves a seat to the device that opens it last', async () => {
    const code = await server.openTable();
    const first = await server.join(code, 'Ann');
    const gone = left(first);
    const second = await server.join(code, 'Ann');
    expect(await gone).toBe(SEAT_MOVED);
    await sees(second, { 0: here('Ann') });
  });

  test('closes when nobody has sat at it for a while', async () => {
    const code = await server.openTable();
    server.clock.advance(PATIENCE_MS);
    await expect.poll(() => refusal(server.join(code, 'Ann'))).toBe('no-such-table');
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
    const code = await server.openTable();
    const ann = await server.join(code, 'Ann');
    expect(await refusal(server.join(code, name, keyOf('somebody else')))).toBe(reason);
    await sees(ann, { 0: here('Ann') });
  });

  test('the seventh player', async () => {
    const code = await server.openTable();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await server.join(code, name);
    expect(await refusal(server.join(code, 'g'))).toBe('table-full');
  });

  test('a key that is none', async () => {
    const code = await server.openTable();
    expect(await refusal(server.join(code, 'Ann', 'secret'))).toBe('not-understood');
  });
});
