import type { SeatClient } from '#tests/trials/table/seat-client.ts';

/** What went over the lines of a table for one command. */
export interface CommandFrames {
  readonly asked: number;
  readonly sent: readonly { readonly seat: number; readonly length: number }[];
}

/** So many commands are enough to know what they are like. */
const ENOUGH = 2_000;

/** Listens at all sockets of a table, and keeps how long everything was that was sent there, command by command. */
export class FrameTap {
  readonly #commands: CommandFrames[];
  #asked = 0;
  #sent: { readonly seat: number; readonly length: number }[] = [];

  constructor(commands: CommandFrames[], clients: readonly SeatClient[]) {
    this.#commands = commands;
    clients.forEach((client, seat) => {
      rawSocketOf(client).addEventListener('message', ({ data }: { readonly data: unknown }) => {
        if (data instanceof ArrayBuffer) this.#sent.push({ seat, length: data.byteLength });
      });
    });
  }

  /** The next command is about to be sent: whatever came until now belongs to the last one. */
  commandOf(length: number): void {
    if (this.#asked > 0 && this.#sent.length > 0 && this.#commands.length < ENOUGH) {
      this.#commands.push({ asked: this.#asked, sent: this.#sent });
    }
    this.#asked = length;
    this.#sent = [];
  }
}

interface Listened {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

function rawSocketOf({ room }: SeatClient): Listened {
  const transport: unknown = Reflect.get(room.connection, 'transport');
  const socket: unknown =
    typeof transport === 'object' && transport ? Reflect.get(transport, 'ws') : undefined;
  if (!isListened(socket)) throw new Error('the line of a device is a web socket');
  return socket;
}

function isListened(value: unknown): value is Listened {
  return typeof value === 'object' && value !== null && 'addEventListener' in value;
}
