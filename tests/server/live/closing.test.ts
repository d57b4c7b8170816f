import { expect, test } from 'vitest';
import { liveServer } from './live-server.ts';

const SERVER_SHUTDOWN = 4001;

test('a closing server takes leave of everybody, and then answers no more', async () => {
  const server = await liveServer();
  const ann = await server.join(await server.openTable(), 'Ann');
  await server.close();
  expect(await ann.left()).toBe(SERVER_SHUTDOWN);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  expect(server.logged.join('')).toContain('table closed');
});
