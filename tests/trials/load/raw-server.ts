/**
 * What the game is measured beside: `ws` alone, without a rule, a secret or a disk. Whoever says something at a table
 * makes it send there what the game has sent for a command: as many frames, as long, to the same chairs.
 */
import { once } from 'node:events';
import { type WebSocket, WebSocketServer } from 'ws';
import type { CommandFrames } from './frames.ts';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
const tables = new Map<string, (WebSocket | undefined)[]>();
const bytes = new Uint8Array(1 << 20).fill(7);
let commands: readonly CommandFrames[] = [];
let played = 0;

process.on('message', (recorded: readonly CommandFrames[]) => {
  commands = recorded;
});
process.on('disconnect', () => process.exit());

server.on('connection', (socket, { url = '' }) => {
  const [, table = '', seat = ''] = url.split('/');
  const chairs = tables.get(table) ?? [];
  tables.set(table, chairs);
  chairs[Number(seat)] = socket;
  socket.on('message', () => {
    const command = commands[played++ % commands.length];
    for (const { seat: to, length } of command?.sent ?? []) {
      chairs[to]?.send(bytes.subarray(0, length), { binary: true });
    }
  });
});

await once(server, 'listening');
const address = server.address();
process.send?.(typeof address === 'object' ? address?.port : 0);
