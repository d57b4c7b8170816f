import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { storageFor } from '#tests/client/device/storage.ts';

const kept = storageFor('localStorage');
let isPhone = true;
vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => vi.resetModules());

/** A page that has just been loaded. */
const loaded = () => import('#client/play/held-look.ts');

test('hand and role are covered on a phone among people, and nowhere else by themselves', async () => {
  const { covered, company } = await loaded();
  expect(covered.value).toBe(true);
  company.value = 'bots';
  expect(covered.value).toBe(false);
  company.value = 'people';
  expect(covered.value).toBe(true);
  isPhone = false;
  vi.resetModules();
  expect((await loaded()).covered.value).toBe(false);
  isPhone = true;
});

test('what somebody chose holds among bots, too, and after a reload; at a table of one’s own nothing is hidden', async () => {
  const { cover, covered, company } = await loaded();
  company.value = 'bots';
  cover(true);
  expect(covered.value).toBe(true);
  company.value = 'nobody';
  expect(covered.value).toBe(false);
  company.value = 'people';
  cover(false);
  expect(covered.value).toBe(false);
  expect(kept.get('covered')).toBe('no');
  vi.resetModules();
  expect((await loaded()).covered.value).toBe(false);
});
