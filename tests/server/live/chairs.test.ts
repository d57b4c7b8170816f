import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '#server/process/hashed-secret.ts';
import { CHAIR_GIVEN, type ChairAsk } from '#shared/wire/public-table.ts';
import { delivered } from '#tests/trials/table/recording-device.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import { expectTruePictures } from './dealer-view.ts';
import { keyOf, type LiveServer, liveServer, refusal } from './live-server.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer();
});
afterAll(() => server.close());

const BOT = 3;

/** Ann, Bob and Cid with a bot in the last chair, and Fay who watches. */
async function threeAndBot() {
  const { code, clients } = await server.tableOf(['Ann', 'Bob', 'Cid'], { seats: 4, turnSeconds: 'off' });
  const [ann, bob, cid] = clients;
  if (!ann || !bob || !cid) throw new Error('all must be there');
  await ann.request('set-chair', { seat: BOT, to: 'bot' });
  await server.start(clients);
  const fay = await server.join(code, 'Fay', { watch: true });
  return { code, clients, ann, bob, cid, fay };
}

const asksOf = ({ room }: SeatClient): readonly ChairAsk[] => JSON.parse(room.state.asks);

async function ask(of: SeatClient, seen: SeatClient, name = 'Fay'): Promise<number> {
  expect(await of.request('ask-chair', { seat: BOT, name })).toEqual({ ok: true });
  await seen.until((client) => asksOf(client).some((each) => each.name === name));
  return asksOf(seen).find((each) => each.name === name)?.id ?? 0;
}

const agreeing = (clients: readonly SeatClient[], id: number) =>
  Promise.all(clients.map((client) => client.request('answer-ask', { ask: id, agreed: true })));

describe('D6 a bot’s chair in a running match', () => {
  test('is given when everybody living agrees: with its view, its diary and its role, and everybody is told', async () => {
    const { code, clients, ann, bob, cid, fay } = await threeAndBot();
    const id = await ask(fay, ann);
    await agreeing([ann, bob], id);
    await delivered(ann);
    expect(ann.chairs[BOT]?.kind).toBe('bot');
    expect(fay.closedWith).toBeUndefined();
    await agreeing([cid], id);
    expect(await fay.left()).toBe(CHAIR_GIVEN);
    const seated = await server.join(code, 'Fay');
    await seated.until(({ seatView }) => seatView !== undefined);
    expect(seated.seat).toBe(BOT);
    await ann.until(({ chairs }) => chairs[BOT]?.kind === 'person' && chairs[BOT]?.name === 'Fay');
    await expectTruePictures(server, code, [...clients, seated]);
    // What the seat saw from the deal on, and its part of the diary.
    expect(seated.events.length).toBeGreaterThan(0);
    expect(seated.seatView?.diary[0]?.type).toBe('dealt');
    expect(asksOf(ann)).toEqual([]);
    expect(server.logged.some((line) => line.includes('chair given to a person'))).toBe(true);
  });

  test('is not given when one of the living does not want it', async () => {
    const { code, ann, bob, cid, fay } = await threeAndBot();
    const id = await ask(fay, ann);
    await agreeing([ann, bob], id);
    expect(await cid.request('answer-ask', { ask: id, agreed: false })).toEqual({ ok: true });
    expect(await ann.request('answer-ask', { ask: id, agreed: true })).toEqual({
      ok: false,
      reason: 'no-such-ask',
    });
    expect(ann.chairs[BOT]?.kind).toBe('bot');
    expect(await refusal(server.join(code, 'Fay'))).toBe('table-started');
  });

  test('nobody who watches can agree, and nobody who sits can ask', async () => {
    const { ann, fay } = await threeAndBot();
    const id = await ask(fay, ann);
    expect(await fay.request('answer-ask', { ask: id, agreed: true })).toMatchObject({ ok: false });
    expect(await ann.request('ask-chair', { seat: BOT, name: 'Ann' })).toEqual({
      ok: false,
      reason: 'has-a-chair',
    });
  });

  test('nobody takes a person’s chair, another one’s name, or a chair that is not there', async () => {
    const { fay } = await threeAndBot();
    const asking = (seat: 0 | 3 | 5, name: string) => fay.request('ask-chair', { seat, name });
    expect(await asking(0, 'Fay')).toEqual({ ok: false, reason: 'no-bot-chair' });
    expect(await asking(5, 'Fay')).toEqual({ ok: false, reason: 'no-bot-chair' });
    expect(await asking(3, 'Ann')).toEqual({ ok: false, reason: 'name-taken' });
    expect(await asking(3, '')).toEqual({ ok: false, reason: 'name-empty' });
  });

  test('never goes to a device that has seen another seat of this match, not even after a restart', async () => {
    const { code, ann, bob, cid } = await threeAndBot();
    const answer = await cid.request('ticket', {});
    if (!answer.ok || !answer.ticket) throw new Error('there must be a ticket');
    const phone = await server.join(code, '', { key: keyOf('phone'), ticket: answer.ticket });
    await phone.until(({ seat }) => seat === 2);
    // Cid's old device knows what Cid holds.
    const spy = await server.join(code, 'Cid', { watch: true });
    await spy.until(({ seat }) => seat === 'watching');
    const again = { ok: false, reason: 'seen-a-seat' };
    expect(await spy.request('ask-chair', { seat: BOT, name: 'Zoe' })).toEqual(again);
    // Nor by somebody's ticket; but the way back to the seat it has seen is open.
    const ofBob = await bob.request('ticket', {});
    const ticket = ofBob.ok ? (ofBob.ticket ?? '') : '';
    expect(await refusal(server.join(code, '', { key: keyOf('Cid'), ticket }))).toBe('seen-a-seat');
    expect(bob.closedWith).toBeUndefined();
    const { matchId = '' } = (await server.store.loadTable(code)) ?? {};
    const kept = (await server.store.loadTalk(matchId)).filter(({ kind }) => kind === 'saw');
    expect(kept.map(({ body }) => JSON.parse(body))).toEqual([
      { version: 2, keyHash: hashOf(keyOf('Cid')), seat: 2 },
    ]);
    const back = await phone.request('ticket', {});
    const old = await server.join(code, '', {
      key: keyOf('Cid'),
      ticket: back.ok ? (back.ticket ?? '') : '',
    });
    await old.until(({ seat }) => seat === 2);
    expect(ann.closedWith).toBeUndefined();
  });

  test('is asked for by the name everybody will read, and not again and again', async () => {
    const { ann, bob, fay } = await threeAndBot();
    const asking = () => fay.request('ask-chair', { seat: BOT, name: `Fay ${' '.repeat(150)} Doe ` });
    expect(await asking()).toEqual({ ok: true });
    await ann.until((client) => asksOf(client).length === 1);
    expect(asksOf(ann).map(({ name }) => name)).toEqual(['Fay Doe']);
    for (const again of [1, 2]) {
      const id = asksOf(ann)[0]?.id ?? 0;
      expect(await bob.request('answer-ask', { ask: id, agreed: false }), `${again}`).toEqual({ ok: true });
      expect(await asking()).toEqual({ ok: true });
      await ann.until((client) => asksOf(client).some((each) => each.id > id));
    }
    expect(await asking()).toEqual({ ok: false, reason: 'too-many-requests' });
    server.clock.advance(60_000);
    expect(await asking()).toEqual({ ok: true });
  });

  test('one who is alone with bots lets friends in: then it is a table of two', async () => {
    const { code, clients } = await server.tableOf(['Ann'], { seats: 4, reserveSeconds: 60 });
    const [ann] = clients;
    if (!ann) throw new Error('she must be there');
    for (const seat of [1, 2, 3] as const) await ann.request('set-chair', { seat, to: 'bot' });
    await server.start(clients);
    expect(ann.room.state.clock.kind).toBe('');
    const fay = await server.join(code, 'Fay', { watch: true });
    const id = await ask(fay, ann);
    expect(await ann.request('answer-ask', { ask: id, agreed: true })).toEqual({ ok: true });
    expect(await fay.left()).toBe(CHAIR_GIVEN);
    const seated = await server.join(code, 'Fay');
    await seated.until(({ seatView }) => seatView !== undefined);
    await ann.until(({ chairs }) => chairs[BOT]?.present === true && chairs[BOT]?.kind === 'person');
    // From now on they wait for each other, with clocks.
    await ann.until(({ room }) => room.state.clock.kind !== '');
    await expectTruePictures(server, code, [ann, seated]);
  });
});
