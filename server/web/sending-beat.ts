import type { Server } from 'node:http';
import { Server as SecureServer } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Longer than the server's thread stands still for one command, by far; shorter than anybody notices. Whoever asks for
 * something at once, a page or the answer to a ping, would feel in the wait that somebody else was answered before him.
 */
export const SENDING_BEAT_MS = 10;

/** What leaves at the next beat. */
interface Due {
  send(): void;
}

type AtBeat = (due: Due) => void;

/**
 * Whatever the server sends, to whomever, leaves at the next beat: what it computed in between cannot be felt (D2).
 * The time is the machine's own, like that of the network below it.
 */
export function sendOnBeat(http: Server, beatMs: number): void {
  const waiting = new Set<Due>();
  const sendAt = (beat: number) => {
    // A timer counts from when its turn of the loop began: a busy one would make it early.
    const early = beat - performance.now();
    if (early > 0) return void setTimeout(sendAt, early, beat);
    const due = [...waiting];
    waiting.clear();
    for (const each of due) each.send();
  };
  const atBeat: AtBeat = (due) => {
    const isFirst = waiting.size === 0;
    // Before the beat is looked at: one that has passed meanwhile would send nothing, and nobody would look again.
    waiting.add(due);
    if (isFirst) sendAt((Math.floor(performance.now() / beatMs) + 1) * beatMs);
  };
  const isSecure = http instanceof SecureServer;
  http.on(isSecure ? 'secureConnection' : 'connection', (socket: Socket) => new HeldLine(socket, atBeat));
  http.on('upgrade', (_request, socket) => {
    const line = held.get(socket);
    if (line) new FrameLine(socket, line, atBeat);
  });
}

type Written = (error?: Error | null) => void;
type Chunk = { readonly chunk: unknown; readonly encoding: BufferEncoding };

function bytesOf({ chunk, encoding }: Chunk): Uint8Array {
  return chunk instanceof Uint8Array ? chunk : Buffer.from(String(chunk), encoding);
}

// What a line does instead of a socket's own is the same for all lines: there are thousands, and each has little else.
const held = new WeakMap<Duplex, HeldLine>();
const framed = new WeakMap<Duplex, FrameLine>();

function heldWrite(this: Duplex, ...given: Parameters<Socket['_write']>): void {
  held.get(this)?.pass(given);
}

function heldPieces(this: Duplex, chunks: readonly Chunk[], written: Written): void {
  // Pieces are small: one costs the network less than many.
  held.get(this)?.pass([Buffer.concat(chunks.map(bytesOf)), 'buffer' as BufferEncoding, written]);
}

function heldEnd(this: Duplex, ended: Written): void {
  held.get(this)?.passEnd(ended);
}

function gatheredWrite(this: Duplex, chunk: unknown, ...given: unknown[]): boolean {
  return held.get(this)?.write(chunk, given) ?? false;
}

function framedWrite(this: Duplex, chunk: unknown, ...given: unknown[]): boolean {
  return framed.get(this)?.write(chunk, given) ?? false;
}

function framedEnd(this: Duplex, ...given: unknown[]): Duplex {
  framed.get(this)?.end(given);
  return this;
}

/** Makes a socket hand over to the network at beats alone what was written to it, and its end. */
class HeldLine {
  readonly #socket: Socket;
  readonly #atBeat: AtBeat;
  readonly #own: Pick<Socket, 'write' | '_write' | '_final'>;
  #isBeat = false;
  #isGathering = false;

  constructor(socket: Socket, atBeat: AtBeat) {
    const { write, _write, _final } = socket;
    this.#socket = socket;
    this.#atBeat = atBeat;
    this.#own = { write, _write, _final };
    held.set(socket, this);
    Object.assign(socket, { _write: heldWrite, _writev: heldPieces, _final: heldEnd, write: gatheredWrite });
  }

  /** To the network. What has gathered behind it follows at once. */
  pass(given: Parameters<Socket['_write']>): void {
    this.#whenBeat(() => this.#own._write.apply(this.#socket, given));
  }

  passEnd(ended: Written): void {
    this.#whenBeat(() => this.#own._final.call(this.#socket, ended));
  }

  /** All that is written until the beat goes to the network in one call. */
  write(chunk: unknown, given: readonly unknown[]): boolean {
    this.#gather();
    // Whoever wrote it may write something else into the same bytes before they leave.
    const kept = chunk instanceof Uint8Array ? Buffer.from(chunk) : chunk;
    return Reflect.apply(this.#own.write, this.#socket, [kept, ...given]);
  }

  /** Hands over to the network without waiting, because it is the beat. */
  writeNow(bytes: Uint8Array, written?: Written): void {
    this.#now(() => Reflect.apply(this.#own.write, this.#socket, [bytes, written]));
  }

  #gather(): void {
    if (this.#isBeat || this.#isGathering) return;
    this.#isGathering = true;
    this.#socket.cork();
    this.#atBeat(this);
  }

  /** What has gathered. */
  send(): void {
    this.#isGathering = false;
    this.#now(() => this.#socket.uncork());
  }

  #whenBeat(send: () => void): void {
    if (this.#isBeat) send();
    else this.#atBeat({ send: () => this.#now(send) });
  }

  #now(send: () => void): void {
    this.#isBeat = true;
    send();
    this.#isBeat = false;
  }
}

const NO_BYTES = Buffer.alloc(0);
/** What a line is told at one beat is mostly shorter. */
const MOSTLY_ENOUGH = 192;

/**
 * Web sockets are told much, in small pieces: what is written to one until the beat lies in one place, and is one
 * piece to everything below. It is copied at once: Colyseus encodes the next patch into the bytes of the last one.
 */
class FrameLine {
  readonly #socket: Duplex;
  readonly #line: HeldLine;
  readonly #atBeat: AtBeat;
  readonly #own: Pick<Duplex, 'write' | 'end'>;
  #bytes: Buffer = NO_BYTES;
  #length = 0;
  #heard: Written[] = [];

  constructor(socket: Duplex, line: HeldLine, atBeat: AtBeat) {
    const { write, end } = socket;
    this.#socket = socket;
    this.#line = line;
    this.#atBeat = atBeat;
    this.#own = { write, end };
    framed.set(socket, this);
    Object.assign(socket, { write: framedWrite, end: framedEnd });
  }

  write(chunk: unknown, given: readonly unknown[]): boolean {
    const piece = chunk instanceof Uint8Array ? chunk : Buffer.from(String(chunk));
    const isFirst = this.#length === 0;
    const length = this.#length + piece.length;
    if (length > this.#bytes.length) {
      const longer = Buffer.allocUnsafe(Math.max(MOSTLY_ENOUGH, length * 2));
      longer.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = longer;
    }
    this.#bytes.set(piece, this.#length);
    this.#length = length;
    for (const each of given) if (typeof each === 'function') this.#heard.push(each as Written);
    // With something in it: the beat may be this very moment.
    if (isFirst) this.#atBeat(this);
    return true;
  }

  /** What was written before it goes first; both wait for the beat. */
  end(given: readonly unknown[]): void {
    if (this.#length > 0) Reflect.apply(this.#own.write, this.#socket, this.#taken());
    Reflect.apply(this.#own.end, this.#socket, given);
  }

  send(): void {
    if (this.#length > 0) this.#line.writeNow(...this.#taken());
  }

  #taken(): [Uint8Array, Written?] {
    const [gathered, callbacks] = [this.#bytes.subarray(0, this.#length), this.#heard];
    this.#bytes = NO_BYTES;
    this.#length = 0;
    if (callbacks.length === 0) return [gathered];
    this.#heard = [];
    return [gathered, (error) => callbacks.forEach((callback) => void callback(error))];
  }
}
