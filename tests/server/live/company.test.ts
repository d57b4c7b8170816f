import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { matchMoments, seenBy, viewFor } from '#server/dealer/index.ts';
import { COMPANION_WAIT_MS } from '#server/rooms/company.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { must, NO_OPTIONS } from '#shared/vocabulary/index.ts';
import type { Beginning } from '#shared/wire/company.ts';
import { companyPath } from '#shared/wire/company-path.ts';
import { SEAT_MOVED } from '#shared/wire/public-table.ts';
import { keepFinished, keepRunning } from '#tests/browser/finished-match.ts';
import { Companion, knockAt } from './companion.ts';
import { keyOf, type LiveServer, liveServer } from './live-server.ts';

const { record } = simulateMatch({
  seed: 'watched together',
  bots: ['simple', 'simple', 'simple', 'simple'],
  options: NO_OPTIONS,
  timeOutEvery: 0,
  checked: false,
});
const moments = matchMoments(record);
/** Step by step what seat 1 saw, without the steps it saw nothing of. */
const seenByOne = moments
  .map(({ step, events }) => ({ step, events: events.flatMap((event) => seenBy(event, 1) ?? []) }))
  .filter(({ step, events }) => step === 0 || events.length > 0);

const VEILED: Beginning = { veiled: true, eyes: 1, step: 0 };

let server: LiveServer;
let open: Companion[] = [];
beforeAll(async () => {
  server = await liveServer({ keepMatchesMs: 1e9 });
  await keepFinished(server.store, 'TOGET-her', record);
  await keepRunning(server.store, 'RUNNI-ng', { ...record, steps: record.steps.slice(0, 20) });
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(60_000));
afterEach(async () => {
  for (const { room, closedWith } of open) if (closedWith === undefined) await room.leave();
  open = [];
  await expect.poll(() => there()).toBeNull();
  server.clock.advance(60_000);
  expect(server.logged.filter((line) => JSON.parse(line).fault)).toEqual([]);
});

const knock = (name: string, begin: Beginning = VEILED, match = 'TOGET-her', more: object = {}) =>
  knockAt(server.url, match, name, begin, more);

const there = async (match = 'TOGET-her') => (await fetch(server.url + companyPath(match))).json();

async function join(name: string, begin?: Beginning, more: object = {}): Promise<Companion> {
  const companion = await Companion.at(server.url, await (await knock(name, begin, undefined, more)).json());
  open.push(companion);
  return companion;
}

describe('without spoilers', () => {
  test('everybody, the leader too, is dealt what the eyes saw up to where the company is, and nothing else', async () => {
    const [ann, bob] = [await join('Ann'), await join('Bob')];
    await ann.ask('go', { to: 20, telling: false });
    for (let i = 0; i < 10; i++) await ann.ask('go', { by: 'moment', way: 'on', telling: true });
    const cid = await join('Cid');
    for (const person of [ann, bob, cid]) {
      await person.until(({ dealt }) => dealt.at(-1)?.at === 30);
      expect(person.events).toEqual(seenByOne.slice(0, 31).map(({ events }) => events));
      const { step } = must(seenByOne[30], 'a moment');
      expect(person.dealt.at(-1)?.view).toEqual(viewFor(must(moments[step], 'a step'), 1));
      expect(person.now).toMatchObject({ veiled: true, eyes: 1, at: 30, leader: ann.me });
    }
    // Back and forth again: what was dealt is not dealt twice, and nothing beyond it.
    await ann.ask('go', { by: 'phase', way: 'back', telling: false });
    await ann.ask('go', { to: 12, telling: false });
    await bob.until(({ now }) => now?.at === 12);
    await bob.until(({ dealt }) => dealt.at(-1)?.at === 12);
    expect(bob.dealt.at(-1)?.seen).toEqual([]);
  });

  test('the number of a moment counts what the eyes saw, not what was played in secret', async () => {
    expect(seenByOne.length).toBeLessThan(moments.length);
    const ann = await join('Ann');
    await ann.ask('go', { to: 99_999, telling: false });
    await ann.until(({ dealt }) => dealt.at(-1)?.at === seenByOne.length - 1);
    expect(ann.dealt.at(-1)?.view.ending).toBeDefined();
    expect(JSON.stringify(ann.now)).not.toContain(String(record.steps.length));
  });

  test('with other eyes everything is dealt anew from theirs, at the same moment', async () => {
    const [ann, bob] = [await join('Ann'), await join('Bob')];
    await ann.ask('go', { to: 20, telling: false });
    await ann.ask('eyes', { eyes: 'public' });
    const step = must(seenByOne[20], 'a moment').step;
    const publicly = moments
      .slice(0, step + 1)
      .map((match) => ({ match, events: match.events.flatMap((event) => seenBy(event, 'public') ?? []) }))
      .filter(({ match, events }) => match.step === 0 || events.length > 0);
    await bob.until(({ dealt }) => dealt.at(-1)?.eyes === 'public');
    expect(bob.dealt.at(-1)?.seen.map(({ events }) => events)).toEqual(publicly.map(({ events }) => events));
    expect(bob.dealt.at(-1)?.view).not.toHaveProperty('hand');
    expect(await ann.ask('eyes', { eyes: 5 })).toEqual({ ok: false, reason: 'not-understood' });
  });

  test('it is the leader who takes the veil off, at that step of the match, and for good', async () => {
    const [ann, bob] = [await join('Ann'), await join('Bob')];
    await ann.ask('go', { to: 20, telling: false });
    expect(await bob.ask('unveil', {})).toEqual({ ok: false, reason: 'only-the-leader' });
    expect(bob.now?.veiled).toBe(true);
    expect(await ann.ask('unveil', {})).toEqual({ ok: true });
    await bob.until(({ now }) => now?.veiled === false);
    expect(bob.now?.at).toBe(seenByOne[20]?.step);
    const count = bob.dealt.length;
    await ann.ask('go', { to: 44, telling: true });
    await bob.until(({ now }) => now?.at === 44);
    expect(bob.now).toMatchObject({ telling: true });
    // From here on every page has the record; nothing is dealt any more.
    expect(bob.dealt).toHaveLength(count);
  });
});

describe('who leads', () => {
  test('is who came first; only he moves the others, and he can hand it on', async () => {
    const [ann, bob] = [await join('Ann'), await join('Bob')];
    for (const [type, wish] of [
      ['go', { to: 3, telling: false }],
      ['eyes', { eyes: 2 }],
      ['lead', { to: bob.me }],
    ] as const) {
      expect(await bob.room.request(type, wish)).toEqual({ ok: false, reason: 'only-the-leader' });
    }
    expect(await ann.ask('lead', { to: 77 })).toMatchObject({ ok: false });
    expect(await ann.ask('lead', { to: bob.me })).toEqual({ ok: true });
    await ann.until(({ now }) => now?.leader === bob.me);
    expect(await bob.ask('go', { to: 3, telling: false })).toEqual({ ok: true });
  });

  test('whose line breaks still leads when he is back in time; after that it is the next', async () => {
    const [ann, bob] = [await join('Ann'), await join('Bob')];
    ann.room.connection.close();
    await bob.until(({ now }) => now?.people[0]?.isHere === false);
    expect(bob.now?.leader).toBe(ann.me);
    const back = await join('Ann');
    expect(back.me).toBe(ann.me);
    await bob.until(({ now }) => now?.people[0]?.isHere === true);
    back.room.connection.close();
    await bob.until(({ now }) => now?.people[0]?.isHere === false);
    server.clock.advance(COMPANION_WAIT_MS);
    await bob.until(({ now }) => now?.leader === bob.me);
    expect(bob.now?.people.map(({ name }) => name)).toEqual(['Bob']);
  });

  test('the same person in another tab takes his place there', async () => {
    const ann = await join('Ann');
    await join('Ann');
    await ann.until(({ closedWith }) => closedWith === SEAT_MOVED);
  });
});

describe('in company', () => {
  test('everybody can point and speak, so often and so much', async () => {
    const [ann, bob] = [await join('Ann'), await join('Bob')];
    expect(await bob.ask('point', { spot: { room: 'L01' } })).toEqual({ ok: true });
    expect(await bob.ask('point', { spot: { seat: 2, character: 'android' } })).toEqual({ ok: true });
    await ann.until(({ pointed }) => pointed.length === 2);
    expect(ann.pointed).toEqual([
      { by: bob.me, spot: { room: 'L01' } },
      { by: bob.me, spot: { seat: 2, character: 'android' } },
    ]);
    for (let i = 0; i < 6; i++) expect(await bob.ask('say', { text: ` look ${i} ` })).toEqual({ ok: true });
    expect(await bob.ask('say', { text: 'more' })).toEqual({ ok: false, reason: 'too-many-requests' });
    await ann.until(({ said }) => said.length === 6);
    expect(ann.said.at(-1)).toBe('Bob: look 5');
    for (let i = 0; i < 12; i++) await ann.ask('point', { spot: { room: 'L01' } });
    expect(await ann.ask('point', { spot: { room: 'L01' } })).toMatchObject({ ok: false });
    // Who comes later is told what was said.
    const cid = await join('Cid');
    expect(cid.said).toHaveLength(6);
  });

  test('what is none of its messages is refused and reaches nobody', async () => {
    const [ann, bob] = [await join('Ann'), await join('Bob')];
    for (const [type, wish] of [
      ['go', { to: -1, telling: false }],
      ['go', { to: 1 }],
      ['eyes', { eyes: 9 }],
      ['say', { text: '' }],
      ['say', { text: 'x'.repeat(301) }],
      ['point', { spot: { room: 'nowhere' } }],
      ['point', { spot: { room: 'L01', more: 1 } }],
    ] as const) {
      await expect(ann.room.request(type, wish)).rejects.toThrow('not-understood');
    }
    expect([bob.said, bob.pointed, bob.now?.at]).toEqual([[], [], 0]);
  });

  test('the address of the match is the way in, and says who is there', async () => {
    expect(await there()).toBeNull();
    const ann = await join('Ann');
    await join('Bob');
    expect(await there()).toEqual({ leader: 'Ann', people: 2, veiled: true });
    expect(ann.now?.people).toEqual([
      { id: 1, name: 'Ann', isHere: true },
      { id: 2, name: 'Bob', isHere: true },
    ]);
    const place = await (await knock('ANN', undefined, undefined, { key: keyOf('another') })).json();
    await expect(Companion.at(server.url, place)).rejects.toThrow('name-taken');
  });

  test('only to a match that has ended', async () => {
    expect((await knock('Ann', VEILED, 'RUNNI-ng')).status).toBe(404);
    expect((await knock('Ann', VEILED, 'never-was')).status).toBe(404);
    expect((await knock('Ann', VEILED, 'a%00b')).status).toBe(400);
    expect(await there('RUNNI-ng')).toBeNull();
    for (const wrong of [{ key: 'short' }, { more: 1 }, { begin: { veiled: 1 } }]) {
      expect((await knock('Ann', VEILED, 'TOGET-her', wrong)).status).toBe(400);
    }
  });

  test('nobody knocks so often that it hurts, and who asks only who is there has his own measure', async () => {
    for (let i = 0; i < 120; i++) await (await knock('', VEILED, 'never-was')).text();
    expect((await knock('Ann')).status).toBe(429);
    expect(await there()).toBeNull();
  });

  test('when nobody is there any more it is over, and the next begins anew', async () => {
    const ann = await join('Ann');
    await ann.ask('go', { to: 9, telling: false });
    await ann.room.leave();
    await expect.poll(() => there()).toBeNull();
    server.clock.advance(COMPANION_WAIT_MS);
    await expect
      .poll(() => server.logged.filter((line) => line.includes('company closed')).length)
      .toBeGreaterThan(0);
    const bob = await join('Bob', { veiled: false, eyes: 'public', step: 7 });
    expect(bob.now).toMatchObject({ veiled: false, at: 7, eyes: 'public' });
    expect(bob.dealt).toEqual([]);
  });

  test('those who lost their server meet again at the moment where they were', async () => {
    const ann = await join('Ann', { ...VEILED, moment: 12 });
    expect(ann.now).toMatchObject({ veiled: true, eyes: 1, at: 12 });
    expect(ann.events).toEqual(seenByOne.slice(0, 13).map(({ events }) => events));
  });

  test('who led when the server was lost leads again, though another was back before; nobody else by saying so', async () => {
    const bob = await join('Bob', { ...VEILED, moment: 12, led: false });
    expect(bob.now?.leader).toBe(bob.me);
    const ann = await join('Ann', { ...VEILED, moment: 12, led: true });
    expect(ann.now?.leader).toBe(ann.me);
    await join('Cid', { ...VEILED, led: true });
    await bob.until(({ now }) => now?.people.length === 3);
    expect(bob.now?.leader).toBe(ann.me);
  });

  test('a company that did not lose its server keeps its leader, and so does one that has waited long enough', async () => {
    const ann = await join('Ann');
    await join('Bob', { ...VEILED, led: true });
    await ann.until(({ now }) => now?.people.length === 2);
    expect(ann.now?.leader).toBe(ann.me);
    for (const { room } of open) await room.leave();
    open = [];
    await expect.poll(() => there()).toBeNull();
    server.clock.advance(COMPANION_WAIT_MS);
    const cid = await join('Cid', { ...VEILED, led: false });
    server.clock.advance(COMPANION_WAIT_MS);
    await join('Dee', { ...VEILED, led: true });
    await cid.until(({ now }) => now?.people.length === 2);
    expect(cid.now?.leader).toBe(cid.me);
  });
});
