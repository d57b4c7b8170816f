import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { verify } from '#server/dealer/index.ts';
import { BEAT_MS } from '#server/rooms/beat.ts';
import { OPENING_MS } from '#server/rooms/parts-opening.ts';
import { openSqliteStore } from '#server/store/index.ts';
import type { MatchRecord } from '#shared/play/index.ts';
import { ReceiptDevice } from '#tests/trials/table/receipt-device.ts';
import { joinRecorded } from '#tests/trials/table/recording-device.ts';
import type { SeatClient } from '#tests/trials/table/seat-client.ts';
import { keyOf, type LiveServer, liveServer, NAMES, refusal, SETTINGS } from './live-server.ts';

const FOUR = NAMES.slice(0, 4);

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer();
});
afterAll(() => server.close());

const isDealing = ({ room }: SeatClient) => room.state.phase === 'dealing';
const isWaiting = ({ room }: SeatClient) => room.state.phase === 'waiting';
const isDealt = ({ seatView }: SeatClient) => seatView !== undefined;

type Four<Each> = [Each, Each, Each, Each];

async function fourReady(): Promise<{ code: string; clients: Four<SeatClient> }> {
  const { code, clients } = await server.tableOf(FOUR);
  for (const client of clients) expect(await client.beReady()).toEqual({ ok: true });
  return { code, clients: clients as Four<SeatClient> };
}

async function fourDevices(at: LiveServer): Promise<{ code: string; devices: Four<ReceiptDevice> }> {
  const { code, clients } = await at.tableOf(FOUR);
  const devices = clients.map((client) => new ReceiptDevice(client)) as Four<ReceiptDevice>;
  for (const device of devices) await device.beReady();
  return { code, devices };
}

/** V7: nobody wants to play on. */
async function abandoned(
  at: LiveServer,
  code: string,
  clients: readonly SeatClient[],
  agreeing: readonly SeatClient[] = clients,
): Promise<MatchRecord> {
  for (const client of clients) await client.until(isDealt);
  for (const client of agreeing) {
    const views = clients.map(({ view }) => view);
    expect(await client.play({ type: 'agree', to: 'abandon' })).toEqual({ ok: true });
    at.clock.advance(BEAT_MS);
    for (const [i, each] of clients.entries()) await each.until(({ view }) => view > (views[i] ?? 0));
  }
  for (const client of clients) await client.until(({ room }) => room.state.phase === 'over');
  return recordAt(at, code);
}

async function recordAt(at: LiveServer, code: string): Promise<MatchRecord> {
  const { matchId = '' } = (await at.store.loadTable(code)) ?? {};
  const record = await at.store.loadRecord(matchId);
  if (!record) throw new Error('nothing was dealt');
  return record;
}

describe('D4 the parts are opened together', () => {
  test('D4 nobody’s part is in any frame: only hashes before the deal, and nothing of it until the end', async () => {
    const code = await server.openTable();
    const heard: Buffer[] = [];
    const devices: SeatClient[] = [];
    for (const name of FOUR) {
      const arrival = { name, key: keyOf(name) };
      devices.push(await joinRecorded(server.url, code, arrival, (frame) => heard.push(Buffer.from(frame))));
    }
    const watching = { name: 'Wil', key: keyOf('Wil'), watch: true };
    await joinRecorded(server.url, code, watching, (frame) => heard.push(Buffer.from(frame)));
    const parts = FOUR.map((name) => keyOf(`part of ${name}`));
    for (const [i, device] of devices.entries()) {
      device.opensParts = false;
      await device.beReady(parts[i]);
    }
    const [ann] = devices;
    const starting = ann?.request('start', {});
    // Everything is sealed and shown, and nobody has opened anything.
    for (const device of devices) await device.until(isDealing);
    for (const { sealed } of devices) {
      expect(sealed.commitments).toHaveLength(4);
      expect(sealed.commitments.every((commitment) => /^[0-9a-f]{64}$/.test(commitment))).toBe(true);
      expect(sealed).toEqual(ann?.sealed);
    }
    const { serverPart = '' } = (await server.store.loadTable(code)) ?? {};
    const isHeard = (text: string) => {
      const all = Buffer.concat(heard).toString('latin1');
      return all.includes(text) || all.includes(Buffer.from(text, 'hex').toString('latin1'));
    };
    for (const device of devices) await device.openPart();
    expect(await starting).toEqual({ ok: true });
    for (const device of devices) await device.until(isDealt);
    expect(isHeard(ann?.room.state.commitment ?? '')).toBe(true);
    for (const secret of [...parts, serverPart]) expect(isHeard(secret)).toBe(false);
    expect((await recordAt(server, code)).setup).toMatchObject({ serverPart, playerParts: parts });
  });

  test('D4 a part nobody was bound to is refused, and a late one', async () => {
    const { clients } = await fourReady();
    const [ann, bob] = clients;
    for (const client of clients) client.opensParts = false;
    expect(await bob.request('open', { agreed: true, part: 'ab'.repeat(32) })).toEqual({
      ok: false,
      reason: 'not-dealing',
    });
    const starting = ann.request('start', {});
    for (const client of clients) await client.until(isDealing);
    expect(await bob.request('open', { agreed: true, part: 'ab'.repeat(32) })).toEqual({
      ok: false,
      reason: 'other-part',
    });
    for (const client of clients) expect(await client.openPart()).toEqual({ ok: true });
    expect(await starting).toEqual({ ok: true });
  });

  test('D4 nothing can be changed meanwhile, and nobody sits down', async () => {
    const { code, clients } = await fourReady();
    const [ann, bob] = clients;
    bob.opensParts = false;
    const starting = ann.request('start', {});
    await bob.until(isDealing);
    const refused = { ok: false, reason: 'not-waiting' };
    expect(await bob.request('chair', { colour: 'white' })).toEqual(refused);
    expect(await bob.request('ready', { ready: false })).toEqual(refused);
    expect(await ann.request('set-chair', { seat: 1, to: 'free' })).toEqual(refused);
    expect(await ann.request('settings', SETTINGS)).toEqual(refused);
    expect(await ann.request('start', {})).toEqual(refused);
    expect(await refusal(server.join(code, 'Zoe'))).toBe('table-started');
    await bob.openPart();
    expect(await starting).toEqual({ ok: true });
  });

  test('D4 a device that reloads in between is asked again, and opens the same part', async () => {
    const { code, devices } = await fourDevices(server);
    const [ann, bob] = devices;
    const { memory } = bob;
    // As if the page was gone before it could answer.
    await bob.client.drop();
    await ann.client.until(({ chairs }) => chairs[1]?.present === false);
    expect(await ann.client.request('start', {})).toEqual({ ok: false, reason: 'not-everybody-here' });
    const slow = await server.join(code, 'Bob');
    slow.opensParts = false;
    await slow.until(({ chairs }) => chairs[1]?.ready === true);
    const starting = ann.client.request('start', {});
    await slow.until(isDealing);
    await slow.drop();
    const back = new ReceiptDevice(await server.join(code, 'Bob'), memory);
    expect(await starting).toEqual({ ok: true });
    await back.client.until(isDealt);
    expect((await recordAt(server, code)).setup.playerParts[1]).toBe(back.part);
  });
});

describe('D4 a deal that does not come about', () => {
  test('D4 is told to all: who did not open is not ready, the others are, and the same people get the same deal', async () => {
    const { code, devices } = await fourDevices(server);
    const [ann, , cid] = devices;
    await devices[1].client.drop();
    const bob = await server.join(code, 'Bob');
    bob.opensParts = false;
    await ann.client.until(({ chairs }) => chairs[1]?.present === true);
    const { commitment } = ann.client.room.state;
    const starting = ann.client.request('start', {});
    for (const { client } of [ann, cid]) await client.until(isDealing);
    await bob.until(isDealing);
    await expect.poll(() => devices.flatMap(({ opened }) => opened)).toHaveLength(3);
    const sealed = ann.client.sealed;
    server.clock.advance(OPENING_MS);
    expect(await starting).toEqual({ ok: false, reason: 'not-everybody-opened' });
    await ann.client.until(isWaiting);
    expect(ann.client.chairs[1]).toMatchObject({ ready: false, unopened: true, commitment: '' });
    for (const seat of [0, 2, 3])
      expect(ann.client.chairs[seat]).toMatchObject({ ready: true, unopened: false });
    expect(ann.client.room.state).toMatchObject({ commitment, setup: '' });

    // The same device again, with its page loaded anew.
    const back = new ReceiptDevice(await server.join(code, 'Bob'), devices[1].memory);
    await back.client.until(({ chairs }) => chairs[1]?.ready === false);
    await back.beReady();
    await ann.client.until(({ chairs }) => chairs[1]?.ready === true);
    expect(ann.client.chairs[1]).toMatchObject({ unopened: false });
    expect(await ann.client.request('start', {})).toEqual({ ok: true });
    const record = await abandoned(
      server,
      code,
      [ann, back, cid, devices[3]].map(({ client }) => client),
    );
    expect(record.setup.seats).toEqual(sealed.seats);
    for (const device of [ann, back, cid, devices[3]]) {
      expect(verify(record, device.receiptOf(code))).toMatchObject({ proven: true, witness: 'receipt' });
    }
  });

  test('D4 and is dealt to others is sealed anew, and told by every receipt: opened and not played', async () => {
    const { code, devices } = await fourDevices(server);
    const [ann, bob, cid, dee] = devices;
    const { commitment } = ann.client.room.state;
    // Bob's device knows, with the operator's help, what it would be dealt; it looks away.
    await bob.client.drop();
    const silent = await server.join(code, 'Bob');
    silent.opensParts = false;
    await ann.client.until(({ chairs }) => chairs[1]?.present === true);
    const starting = ann.client.request('start', {});
    await expect.poll(() => devices.flatMap(({ opened }) => opened)).toHaveLength(3);
    server.clock.advance(OPENING_MS);
    await starting;
    await ann.client.until(isWaiting);
    await ann.client.request('set-chair', { seat: 1, to: 'free' });
    const eve = new ReceiptDevice(await server.join(code, 'Eve'));
    await eve.client.until(({ chairs }) => chairs[1]?.name === 'Eve');
    await eve.beReady();
    expect(await ann.client.request('start', {})).toEqual({ ok: false, reason: 'sealed-anew' });
    await ann.client.until(({ room }) => room.state.commitment !== commitment);
    const people = [ann, eve, cid, dee];
    for (const { client } of people) {
      await client.until(({ room }) => room.state.commitment !== commitment);
      expect(Object.values(client.chairs).map(({ ready }) => ready)).toEqual([false, false, false, false]);
    }
    for (const device of people) await device.beReady();
    expect(await ann.client.request('start', {})).toEqual({ ok: true });
    const clients = people.map(({ client }) => client);
    const record = await abandoned(server, code, clients);
    expect(verify(record)).toMatchObject({ proven: true, witness: 'none' });
    for (const device of [ann, cid, dee]) {
      const receipt = device.receiptOf(code);
      expect(receipt?.unplayed).toEqual([{ commitment, setup: expect.any(String) }]);
      expect(verify(record, receipt)).toEqual({
        proven: false,
        step: 0,
        flaw: { code: 'opened-not-played' },
      });
    }
    // Who came later opened nothing before.
    expect(verify(record, eve.receiptOf(code))).toMatchObject({ proven: true, witness: 'receipt' });
  });

  test('D4 a server that lost its memory and deals otherwise with the same part is not given the parts', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'panic-station-deal-')), 'station.sqlite');
    const first = await liveServer({ store: await openSqliteStore(file) });
    const { code, devices } = await fourDevices(first);
    const [ann, ...others] = devices;
    others[0].client.room.removeAllListeners();
    void ann.client.request('start', {}).catch(() => {});
    await expect.poll(() => devices.flatMap(({ opened }) => opened)).toHaveLength(3);
    const { commitment } = ann.client.room.state;
    await first.close();

    const second = await liveServer({ store: await openSqliteStore(file) });
    onTestFinished(() => second.close());
    const back: ReceiptDevice[] = [];
    for (const [i, name] of FOUR.entries()) {
      back.push(new ReceiptDevice(await second.join(code, name), devices[i]?.memory));
    }
    const [opener] = back;
    expect(opener?.client.room.state.commitment).toBe(commitment);
    await opener?.client.request('settings', {
      ...SETTINGS,
      options: { ...SETTINGS.options, hardMission: true },
    });
    for (const device of back) await device.beReady();
    expect(await opener?.client.request('start', {})).toEqual({ ok: false, reason: 'not-everybody-opened' });
    for (const { client } of back) await client.until(({ room }) => room.state.commitment !== commitment);
    expect(back.flatMap(({ opened }) => opened)).toContainEqual({ agreed: false });
    for (const device of back) await device.beReady();
    expect(await opener?.client.request('start', {})).toEqual({ ok: true });
  });
});

describe('D4 a receipt', () => {
  test('D4 goes on over a restart of the server, with everything that was missed', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'panic-station-receipt-')), 'station.sqlite');
    const first = await liveServer({ store: await openSqliteStore(file) });
    const { code, devices } = await fourDevices(first);
    const [ann] = devices;
    await ann.client.request('start', {});
    for (const { client } of devices) await client.until(isDealt);
    const { match, events } = ann.receipts.witnessed() ?? { match: '', events: 0 };
    expect(events).toBeGreaterThan(0);
    // Bob's line is dead: what is released now he will have to be told.
    const [, bob, cid] = devices;
    const missing = bob.receipts.witnessed()?.events ?? 0;
    await bob.client.drop();
    await cid.client.play({ type: 'agree', to: 'abandon' });
    first.clock.advance(BEAT_MS);
    await expect.poll(() => cid.receipts.witnessed()?.events ?? 0).toBeGreaterThan(events);
    await first.close();

    const second = await liveServer({ store: await openSqliteStore(file) });
    onTestFinished(() => second.close());
    const back: ReceiptDevice[] = [];
    for (const [i, name] of FOUR.entries()) {
      const { memory, receipts } = devices[i] as ReceiptDevice;
      const { seat: as, events: seen } = receipts.witnessed() ?? { seat: 0, events: 0 };
      const client = await second.join(code, name, { seen: { match, as, events: seen } });
      back.push(new ReceiptDevice(client, memory));
      await client.until(isDealt);
    }
    expect(back[1]?.receipts.witnessed()?.events).toBeGreaterThan(missing);
    const clients = back.map(({ client }) => client);
    const record = await abandoned(
      second,
      code,
      clients,
      clients.filter((_, i) => i !== 2),
    );
    for (const device of back) {
      expect(verify(record, device.receiptOf(code))).toMatchObject({ proven: true, witness: 'receipt' });
    }
  });
});
