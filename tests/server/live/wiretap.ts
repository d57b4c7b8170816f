import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** A line to the server that keeps everything that comes back over it. */
export async function wiretap(url: string): Promise<{ readonly url: string; heard(): string }> {
  const pieces: Buffer[] = [];
  const tap = createServer((device) => {
    const server = connect(Number(new URL(url).port), 'localhost');
    server.on('data', (piece) => pieces.push(piece));
    device.pipe(server).pipe(device);
    for (const end of [device, server]) end.on('error', () => {});
  });
  tap.listen(0, 'localhost');
  await once(tap, 'listening');
  onTestFinished(() => void tap.close());
  const address = tap.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://localhost:${port}`, heard: () => Buffer.concat(pieces).toString('latin1') };
}
