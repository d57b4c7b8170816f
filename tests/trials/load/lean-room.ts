import { Decoder } from '@colyseus/schema';
import { Client, Room, SchemaSerializer } from 'colyseus.js';
import { TableState } from '#server/rooms/table-state.ts';
import type { PublicTable } from '#shared/wire/public-table.ts';

/** Who of a table reads what all are shown: once is enough to play on, and the devices have one core together. */
type Reading = 'reads' | 'takes-as-read';

/**
 * Colyseus' client without what a device works out for itself: how the state is built, from the server's description
 * of it, and the state. The server is asked for the same, and sends the same, byte for byte.
 */
export class LeanRoom<State = PublicTable> extends Room<unknown, State> {
  /** How long everything is that comes. */
  heard: (length: number) => void = () => {};
  readonly #reading: Reading;

  constructor(name: string, reading: Reading) {
    super(name);
    this.#reading = reading;
  }

  protected override onMessageCallback(event: MessageEvent): void {
    // Not earlier: a device that knows the state beforehand is not told how it is built.
    if (!this.serializer) {
      Reflect.set(this, 'serializer', this.#reading === 'reads' ? new KnownState() : new UnreadState());
    }
    if (event.data instanceof ArrayBuffer) this.heard(event.data.byteLength);
    super.onMessageCallback(event);
  }
}

export class LeanClient extends Client {
  readonly #reading: Reading;

  constructor(url: string, headers: Record<string, string>, reading: Reading) {
    super(url, { headers });
    this.#reading = reading;
  }

  protected override createRoom<State>(name: string): Room<unknown, State> {
    return new LeanRoom<State>(name, this.#reading);
  }
}

class KnownState extends SchemaSerializer {
  override handshake(): void {
    const state = new TableState();
    this.decoder = new Decoder(state);
    this.state = state;
  }
}

class UnreadState extends KnownState {
  override setState(): void {}

  override patch(): [] {
    return [];
  }
}
