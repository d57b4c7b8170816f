import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to the server that can break, or go dead without a word, as after sleep or behind a lost network. */
export interface BadLine {
  readonly url: string;
  /** Everything that is open now is cut off. */
  cut(): void;
  /** Nothing comes through any more, and nobody is told: what is open stays open, what is new is taken. */
  goDead(): void;
  /** What is new comes through again; what was open stays dead. */
  recover(): void;
  close(): void;
}

export async function badLine(target: string): Promise<BadLine> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isDead = false;

  function track(socket: Socket): Socket {
    open.add(socket);
    return socket.on('error', () => {}).on('close', () => open.delete(socket));
  }
  const server = createServer((near) => {
    track(near);
    if (isDead) return void near.pause();
    const far = track(connect(Number(port), hostname));
    near.pipe(far).pipe(near);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    cut,
    goDead() {
      isDead = true;
      for (const socket of open) socket.unpipe().pause();
    },
    recover() {
      isDead = false;
    },
    close() {
      cut();
      server.close();
    },
  };
}
