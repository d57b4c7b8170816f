import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { hangUpOnWhoDoesNotRead } from '#server/web/connections.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';

const UPGRADE = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
/** More than the network holds by itself. */
const MUCH = Buffer.alloc(30_000_000);

test('a socket whose owner does not read is ended; who reads as much is not', async () => {
  const clock = handClock();
  const http = createServer();
  onTestFinished(() => void http.close());
  hangUpOnWhoDoesNotRead(http, clock);
  const told: Promise<void>[] = [];
  http.on('upgrade', (_request, socket) => {
    socket.on('error', () => {});
    told.push(new Promise((resolve) => void socket.write(MUCH, () => resolve())));
  });
  await once(http.listen(0), 'listening');
  const { port } = http.address() as AddressInfo;
  const upgraded = async (): Promise<Socket> => {
    const count = told.length;
    const socket = connect(port, 'localhost')
      .pause()
      .on('error', () => {});
    socket.write(UPGRADE);
    await expect.poll(() => told.length).toBe(count + 1);
    return socket;
  };
  const reader = (await upgraded()).resume();
  await told[0];
  const deaf = await upgraded();
  clock.advance(5_000);
  deaf.resume();
  await once(deaf, 'close');
  expect(reader.closed).toBe(false);
  reader.destroy();
});
