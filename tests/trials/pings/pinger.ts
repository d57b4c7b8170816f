/** The third seat of the ping trial: on demand it pings the server for a while, one ping after the other. */
import { setTimeout as pause } from 'node:timers/promises';
import { delivered } from '#tests/trials/table/recording-device.ts';
import { SeatClient } from '#tests/trials/table/seat-client.ts';

/** How long one look at the server takes. */
const LOOK_MS = 20;

const [url = '', code = '', way = ''] = process.argv.slice(2);
const client = await SeatClient.join(url, code, { name: 'Listener', key: 'ab'.repeat(32) });
const ask = way === 'request' ? asked : () => delivered(client);

process.on('message', async () => {
  const waits: number[] = [];
  const end = performance.now() + LOOK_MS;
  while (performance.now() < end) {
    const start = performance.now();
    await ask();
    waits.push(performance.now() - start);
  }
  process.send?.(waits);
});
process.on('disconnect', () => process.exit());
for (let warm = 0; warm < 200; warm++) await ask();
await pause(100);
process.send?.([]);

/** What a stranger can ask for, and the server has to look up. */
async function asked(): Promise<void> {
  await (await fetch(`${url}/matches/none`)).text();
}
