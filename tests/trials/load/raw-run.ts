import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import type { CommandFrames } from './frames.ts';
import { cpuMs } from './game-under-load.ts';

const PROGRAM = fileURLToPath(new URL('raw-server.ts', import.meta.url));

export interface RawWish {
  readonly tables: number;
  readonly seats: number;
  readonly seconds: number;
  readonly warmSeconds: number;
  readonly everyMs: number;
  /** What the game sent for its commands. */
  readonly commands: readonly CommandFrames[];
}

/** The same bytes to the same number of sockets at the same pace, by nothing but `ws`: its processor time a command. */
export async function rawRun({
  tables,
  seats,
  seconds,
  warmSeconds,
  everyMs,
  commands,
}: RawWish): Promise<number> {
  const server = fork(PROGRAM, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  try {
    const [port] = await once(server, 'message');
    server.send(commands);
    const all: WebSocket[][] = [];
    for (let table = 0; table < tables; table++) {
      const chairs = Array.from({ length: seats }, (_, seat) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/${table}/${seat}`, { perMessageDeflate: false });
        socket.on('message', () => {});
        return socket;
      });
      await Promise.all(chairs.map((socket) => once(socket, 'open')));
      all.push(chairs);
    }
    let said = 0;
    let isDone = false;
    const playing = all.map(async (chairs, index) => {
      await pause((everyMs * index) / tables);
      while (!isDone) {
        const { asked = 64 } = commands[said % commands.length] ?? {};
        chairs[said++ % seats]?.send(new Uint8Array(asked));
        await pause(everyMs);
      }
    });
    await pause(warmSeconds * 1000);
    const pids = [server.pid ?? 0];
    const [before, saidBefore] = [cpuMs(pids), said];
    await pause(seconds * 1000);
    const perCommand = (cpuMs(pids) - before) / (said - saidBefore);
    isDone = true;
    await Promise.all(playing);
    for (const socket of all.flat()) socket.terminate();
    return perCommand;
  } finally {
    server.kill('SIGKILL');
  }
}
