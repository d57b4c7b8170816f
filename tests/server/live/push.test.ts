import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateVAPIDKeys } from 'web-push';
import { openPush } from '#server/process/push.ts';
import { BEAT_MS } from '#server/rooms/beat.ts';
import { THE_DEALER } from '#server/rooms/dealer.ts';
import { startPushService } from '#tests/throw-away/push-service.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import { table } from '../dealer/table.ts';
import { keyOf, type LiveServer, liveServer, NAMES } from './live-server.ts';

const keys = generateVAPIDKeys();
let service: Awaited<ReturnType<typeof startPushService>>;
let server: LiveServer;
beforeAll(async () => {
  service = await startPushService();
  const push = openPush({ ...keys, subject: 'mailto:ann@example.org', services: [service.origin] });
  server = await liveServer({
    push,
    dealer: { ...THE_DEALER, openMatch: () => ({ ...table(), step: 0 }) },
  });
});
afterAll(async () => {
  await server.close();
  service.stop();
});

const FOUR = NAMES.slice(0, 4);

/** Seat 0 is on turn, and can end it. */
async function fourPlaying() {
  const { code, clients } = await server.tableOf(FOUR, { turnSeconds: 'off', tradeSeconds: 'off' });
  await server.start(clients);
  const [ann, bob, cid] = clients;
  if (!ann || !bob || !cid) throw new Error('everybody must be there');
  return { code, ann, bob, cid };
}

async function endTurn(actor: SeatClient): Promise<void> {
  await actor.until(({ table: shown }) => shown?.turn?.seat === actor.seat);
  expect(await actor.play({ type: 'end-turn' })).toEqual({ ok: true });
  server.clock.advance(BEAT_MS);
  await actor.until(({ table: shown }) => shown?.turn?.seat !== actor.seat);
}

const said = (text: string) => JSON.parse(text);

describe('web push', () => {
  test('whoever asked a bot to play for him is not called', async () => {
    const { ann, bob } = await fourPlaying();
    const phone = service.subscribe();
    await bob.request('call-me', { at: phone.at });
    await bob.request('look', { hidden: true });
    await bob.request('play-for-me', { wanted: true });
    await endTurn(ann);
    await bob.request('play-for-me', { wanted: false });
    await endTurn(bob);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(phone.delivered).toEqual([]);
  });

  test('the key is for everybody to ask for', async () => {
    expect(await (await fetch(`${server.url}/push-key`)).json()).toEqual({ key: keys.publicKey });
  });

  test('whoever is away is called to his turn, encrypted and signed, with nothing but where', async () => {
    const { code, ann, bob } = await fourPlaying();
    const phone = service.subscribe();
    expect(await bob.request('call-me', { at: phone.at })).toEqual({ ok: true });
    await bob.drop();
    await ann.until(({ chairs }) => chairs[1]?.present === false);
    await endTurn(ann);
    await expect.poll(() => phone.delivered.length).toBe(1);
    const [call] = phone.delivered;
    expect(said(call?.text ?? '')).toEqual({ table: code, text: `Your turn at ${code}.` });
    expect(call?.headers).toMatchObject({ ttl: '120', urgency: 'high', topic: code });
    expect(call?.body.includes(code)).toBe(false);
  });

  test('who looks at the page is not called; who looks elsewhere is, in his language', async () => {
    const { code, ann, bob, cid } = await fourPlaying();
    const [tablet, desk] = [service.subscribe(), service.subscribe('fr')];
    await bob.request('call-me', { at: tablet.at });
    await cid.request('call-me', { at: desk.at });
    expect(await cid.request('look', { hidden: true })).toEqual({ ok: true });
    await endTurn(ann);
    await endTurn(bob);
    await expect
      .poll(() => desk.delivered.map(({ text }) => said(text)))
      .toEqual([{ table: code, text: `À vous de jouer à ${code}.` }]);
    expect(tablet.delivered).toEqual([]);
  });

  test('it is on disk with the key of the seat, and forgotten with chair, wish, service and table', async () => {
    const { code, clients } = await server.tableOf(['Ann', 'Bob', 'Cid', 'Dee']);
    const [ann, bob, cid] = clients;
    const at = service.subscribe().at;
    for (const client of [ann, bob, cid]) await client?.request('call-me', { at });
    const kept = async () => (await server.store.loadTable(code))?.calls ?? [];
    expect((await kept()).length).toBe(3);
    expect(JSON.stringify(await kept())).not.toContain(keyOf('Ann'));
    expect(await bob?.request('call-me', {})).toEqual({ ok: true });
    expect((await kept()).length).toBe(2);
    await cid?.leave();
    await ann?.until(({ chairs }) => Object.keys(chairs).length === 3);
    expect((await kept()).length).toBe(1);
    await server.store.closeTable(code, 1);
    expect(await kept()).toEqual([]);
  });

  test('a device the service has forgotten is forgotten here, too', async () => {
    const { code, ann, bob } = await fourPlaying();
    const phone = service.subscribe();
    await bob.request('call-me', { at: phone.at });
    await bob.request('look', { hidden: true });
    expect((await server.store.loadTable(code))?.calls).toHaveLength(1);
    phone.answer(410);
    await endTurn(ann);
    await expect.poll(async () => (await server.store.loadTable(code))?.calls).toBeUndefined();
  });

  test.each([
    ['http://127.0.0.1:1/to/1'],
    ['http://169.254.169.254/latest/meta-data'],
    ['https://fcm.googleapis.com.evil.example/x'],
    ['https://user@evil.example/?https://fcm.googleapis.com'],
    ['no address'],
  ])('the server asks no stranger’s address for anything: %s', async (endpoint) => {
    const { clients } = await server.tableOf(['Ann']);
    const at = { ...service.subscribe().at, endpoint };
    expect(await clients[0]?.request('call-me', { at })).toEqual({ ok: false, reason: 'not-understood' });
  });

  test('nobody who only watches is called', async () => {
    const { code } = await server.tableOf(['Ann']);
    const fay = await server.join(code, 'Fay', { watch: true });
    const { at } = service.subscribe();
    expect(await fay.request('call-me', { at })).toEqual({ ok: false, reason: 'only-watching' });
  });
});
