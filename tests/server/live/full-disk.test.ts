import { expect, test } from 'vitest';
import { limitedInThread } from '#tests/server/store/limited-disk.ts';
import { liveServer, SETTINGS } from './live-server.ts';

test('/healthz says 503 and why while the disk takes nothing, and 200 when it does again', async () => {
  const { store, fill, free } = await limitedInThread();
  const server = await liveServer({ store });
  const health = async () => {
    const answer = await fetch(`${server.url}/healthz`);
    return [answer.status, await answer.json()];
  };
  /** Some tables find room in what is left of a page. */
  const openUntilRefused = async () => {
    for (let i = 0; i < 15; i++) {
      const answer = await server.post(JSON.stringify(SETTINGS));
      if (answer.status === 500) return true;
    }
    return false;
  };
  expect(await health()).toEqual([200, { ok: true }]);
  await fill();
  expect(await openUntilRefused()).toBe(true);
  expect(await health()).toEqual([503, { ok: false, reason: 'store-failed' }]);
  await free();
  expect(await health()).toEqual([200, { ok: true }]);
  expect(await server.openTable()).toMatch(/^[A-Z]{5}$/);
  await server.close();
});
