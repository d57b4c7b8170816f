import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchMoments, viewFor } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { NO_OPTIONS, type SeatId } from '#shared/vocabulary/index.ts';
import { keepFinished, keepRunning } from '#tests/browser/finished-match.ts';
import { keyOf, type LiveServer, liveServer, SETTINGS } from './live-server.ts';

const { record } = simulateMatch({
  seed: 'a fork at a table',
  bots: ['simple', 'simple', 'simple', 'simple'],
  options: NO_OPTIONS,
  timeOutEvery: 0,
  checked: false,
});
/** Where somebody's turn begins, not long after the beginning: everybody lives. */
const moments = matchMoments(record);
const step = moments.findIndex(
  ({ events, phase }) => phase >= 2 && events.some(({ type }) => type === 'turn-began'),
);
const seat = (moments[step]?.turn?.seat ?? 0) as SeatId;

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer();
  await keepFinished(server.store, 'FINIS-hed', record);
  await keepRunning(server.store, 'RUNNI-ng', { ...record, steps: record.steps.slice(0, 20) });
});
afterAll(() => server.close());

const wish = { match: 'FINIS-hed', step, seat, name: 'Ann', key: keyOf('Ann') };
const ask = (body: object) =>
  fetch(`${server.url}/forks`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a table goes on from a moment of a finished match: the same cards in the same hands, and other names', async () => {
  const answer = await ask(wish);
  expect(answer.status).toBe(201);
  const { code }: { code: string } = await answer.json();
  const ann = await server.join(code, 'Ann');
  await ann.until(({ seatView }) => seatView !== undefined);
  const then = viewFor(moments[step] ?? (moments[0] as (typeof moments)[0]), seat);
  expect(ann.seatView).toMatchObject({
    me: seat,
    role: then.role,
    hand: then.hand,
    diary: then.diary,
    phase: then.phase,
    placed: then.placed,
    turn: then.turn,
  });
  const names = ann.seatView?.seats.map(({ name }) => name) ?? [];
  expect(names[seat]).toBe('Ann');
  expect(names.filter((name) => name.startsWith('simple'))).toEqual([]);
  // It says of itself what it is, wherever it is kept.
  expect(JSON.parse(ann.room.state.settings)).toMatchObject({
    listed: false,
    fork: { of: 'FINIS-hed', step },
  });
  const { matchId = '' } = (await server.store.loadTable(code)) ?? {};
  const kept = await server.store.loadRecord(matchId);
  expect(kept?.setup.fork).toEqual({ of: 'FINIS-hed', step });
  expect(kept?.steps).toHaveLength(step);
  expect(await ann.play({ type: 'end-turn' })).toMatchObject({ ok: expect.any(Boolean) });
  await ann.leave();

  // When it has ended it can be watched, but nobody can have it listed.
  await server.store.endMatch(matchId, 5, 'abandoned');
  const consent = await fetch(`${server.url}/matches/${matchId}/consents`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${keyOf('Ann')}` },
    body: JSON.stringify({ listing: true, marks: true }),
  });
  expect(await consent.json()).toMatchObject({ listing: 0, own: { listing: false, marks: true } });
  expect(await server.store.listedMatches(10)).toEqual([]);
});

test('nothing goes on from a match that runs, is not there, or from its end', async () => {
  expect((await ask({ ...wish, match: 'RUNNI-ng' })).status).toBe(404);
  expect((await ask({ ...wish, match: 'never-was' })).status).toBe(404);
  for (const wrong of [
    { step: record.steps.length },
    { step: -1 },
    { seat: 5 },
    { name: '' },
    { key: 'short' },
    { more: 1 },
  ]) {
    expect((await ask({ ...wish, ...wrong })).status).toBe(400);
  }
});

test('nobody but the server calls a table a fork', async () => {
  const fork = { of: 'FINIS-hed', step: 3 };
  expect((await server.post(JSON.stringify({ ...SETTINGS, fork }))).status).toBe(400);
  const { clients } = await server.tableOf(['Bob']);
  await clients[0]?.request('settings', { ...SETTINGS, fork });
  expect(JSON.parse(clients[0]?.room.state.settings ?? '{}')).not.toHaveProperty('fork');
  await clients[0]?.leave();
});
