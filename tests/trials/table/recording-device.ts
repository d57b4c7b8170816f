import { Client } from 'colyseus.js';
import type { Arrival } from '#shared/wire/table.ts';
import { SeatClient } from './seat-client.ts';

/** A device that hands on every raw frame before the SDK reads it, the one that lets it in included. */
class FrameClient extends Client {
  readonly #received: (frame: Uint8Array) => void;

  constructor(url: string, received: (frame: Uint8Array) => void) {
    super(url);
    this.#received = received;
  }

  protected override createRoom<State>(...given: Parameters<Client['createRoom']>) {
    const room = super.createRoom<State>(given[0]);
    const connect = room.connect.bind(room);
    room.connect = (...way: Parameters<typeof connect>) => {
      connect(...way);
      const { events } = room.connection;
      const read = events.onmessage;
      events.onmessage = (message) => {
        this.#received(Uint8Array.from(new Uint8Array(message.data)));
        read?.(message);
      };
    };
    return room;
  }
}

export function joinRecorded(
  url: string,
  code: string,
  arrival: Arrival,
  received: (frame: Uint8Array) => void,
): Promise<SeatClient> {
  return SeatClient.join(url, code, arrival, new FrameClient(url, received));
}

interface PingSocket {
  ping(): void;
  on(event: 'pong' | 'close', heard: () => void): void;
  off(event: 'pong' | 'close', heard: () => void): void;
}

/** Resolves when everything sent to the device before is there: the answer to a ping comes last. */
export function delivered({ room, closedWith }: SeatClient): Promise<void> {
  if (closedWith !== undefined) return Promise.resolve();
  const { ws } = room.connection.transport as unknown as { readonly ws: Partial<PingSocket> };
  if (!ws.ping) throw new Error('needs the ws package for a socket: node --no-experimental-websocket');
  const socket = ws as PingSocket;
  return new Promise((resolve) => {
    const heard = () => {
      socket.off('pong', heard);
      socket.off('close', heard);
      resolve();
    };
    socket.on('pong', heard);
    socket.on('close', heard);
    socket.ping();
  });
}
