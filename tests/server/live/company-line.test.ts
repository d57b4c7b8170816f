import { afterAll, expect, test, vi } from 'vitest';
import { openCompanyLine } from '#client/company/company-line.ts';
import { openSqliteStore } from '#server/store/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import { keepFinished } from '#tests/browser/finished-match.ts';
import { storageFor } from '#tests/client/device/storage.ts';
import { Companion, knockAt } from './companion.ts';
import { liveServer } from './live-server.ts';

const MATCH = 'TOGET-line';
const { record } = simulateMatch({
  seed: 'watched together',
  bots: ['simple', 'simple', 'simple', 'simple'],
  options: NO_OPTIONS,
  timeOutEvery: 0,
  checked: false,
});

const tab = storageFor('sessionStorage');
const real = fetch;
afterAll(() => void vi.unstubAllGlobals());

/** What a page has around it. */
function openPageAt(url: string): void {
  vi.stubGlobal('location', new URL(url));
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => real(new URL(path, url), init));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
}

test('a device in company comes back by itself when its server died, to the same moment and to the lead it had; until it leaves, a reload too', async () => {
  const store = await openSqliteStore(':memory:');
  const keepOpen = { ...store, close: async () => {} };
  let server = await liveServer({ keepMatchesMs: 1e9, store: keepOpen });
  await keepFinished(store, MATCH, record);
  openPageAt(server.url);
  const ann = openCompanyLine(MATCH);
  expect(ann.state.value).toEqual({ kind: 'asking' });
  await ann.join('Ann', { veiled: true, eyes: 1, step: 0 });
  await expect.poll(() => ann.leads.value).toBe(true);
  expect(await ann.ask('go', { to: 12, telling: false })).toEqual({ ok: true });
  await expect.poll(() => ann.now.value?.at).toBe(12);

  await server.close();
  await expect.poll(() => ann.state.value.kind).toBe('lost');
  server = await liveServer({ keepMatchesMs: 1e9, store: keepOpen, port: Number(new URL(server.url).port) });
  // Somebody who followed is back before.
  const bob = await Companion.at(
    server.url,
    await (
      await knockAt(server.url, MATCH, 'Bob', { veiled: true, eyes: 1, step: 0, moment: 12, led: false })
    ).json(),
  );
  await expect.poll(() => ann.state.value.kind, { timeout: 8000 }).toBe('open');
  await expect.poll(() => ann.leads.value).toBe(true);
  expect(ann.now.value).toMatchObject({ veiled: true, eyes: 1, at: 12 });
  expect(ann.dealt.value?.seen).toHaveLength(13);

  // The page is loaded again: nobody is asked for a name, and it is the same person.
  const again = openCompanyLine(MATCH);
  expect(again.state.value).toEqual({ kind: 'joining' });
  await expect.poll(() => again.state.value.kind).toBe('open');
  await bob.until(({ now }) => now?.people.length === 2);
  expect([again.me.value, again.leads.value]).toEqual([ann.me.value, true]);
  again.leave();
  await bob.until(({ now }) => now?.people.length === 1);
  expect([...tab.keys()]).toEqual([`company ${MATCH}`]);
  expect(openCompanyLine(MATCH).state.value).toEqual({ kind: 'asking' });
  await bob.room.leave();
  await server.close();
  await store.close();
});
