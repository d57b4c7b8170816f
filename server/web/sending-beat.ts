import type { Server } from 'node:http';
import { Server as SecureServer } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Longer than the server's thread stands still for one command, by far; shorter than anybody notices. Whoever asks for
 * something at once, a page or the answer to a ping, would feel in the wait that somebody else was answered before him.
 */
export const SENDING_BEAT_MS = 10;

/**
 * Whatever the server sends, to whomever, leaves at the next beat: what it computed in between cannot be felt (D2).
 * The time is the machine's own, like that of the network below it.
 */
export function sendOnBeat(http: Server, beatMs: number): void {
  const waiting = new Set<() => void>();
  const sendAt = (beat: number) => {
    // A timer counts from when its turn of the loop began: a busy one would make it early.
    const early = beat - performance.now();
    if (early > 0) return void setTimeout(sendAt, early, beat);
    const due = [...waiting];
    waiting.clear();
    for (const send of due) send();
  };
  const atBeat = (send: () => void) => {
    const isFirst = waiting.size === 0;
    // Before the beat is looked at: one that has passed meanwhile would send nothing, and nobody would look again.
    waiting.add(send);
    if (isFirst) sendAt((Math.floor(performance.now() / beatMs) + 1) * beatMs);
  };
  const lines = new WeakMap<Duplex, HeldLine>();
  const isSecure = http instanceof SecureServer;
  http.on(isSecure ? 'secureConnection' : 'connection', (socket: Socket) =>
    lines.set(socket, hold(socket, atBeat)),
  );
  http.on('upgrade', (_request, socket) => {
    const line = lines.get(socket);
    if (line) gatherFrames(socket, line, atBeat);
  });
}

/** A socket that sends at beats alone. */
interface HeldLine {
  /** Hands over to the network without waiting, because it is the beat. */
  sendNow(bytes: Uint8Array, written?: Written): void;
}

type Written = (error?: Error | null) => void;
type Chunk = { readonly chunk: unknown; readonly encoding: BufferEncoding };

function bytesOf({ chunk, encoding }: Chunk): Uint8Array {
  return chunk instanceof Uint8Array ? chunk : Buffer.from(String(chunk), encoding);
}

/** Makes a socket hand over to the network at beats alone what was written to it, and its end. */
function hold(socket: Socket, atBeat: (send: () => void) => void): HeldLine {
  let isBeat = false;
  const held =
    <Given extends unknown[]>(send: (...given: Given) => void) =>
    (...given: Given) => {
      // What has gathered behind it follows at once.
      if (isBeat) return send.apply(socket, given);
      atBeat(() => {
        isBeat = true;
        send.apply(socket, given);
        isBeat = false;
      });
    };
  // All that is written until the beat goes to the network in one call.
  let isGathering = false;
  const gather = () => {
    if (isBeat || isGathering) return;
    isGathering = true;
    socket.cork();
    atBeat(() => {
      isGathering = false;
      isBeat = true;
      socket.uncork();
      isBeat = false;
    });
  };
  const { write, _write, _final } = socket;
  socket._write = held(_write);
  // Pieces are small: one costs the network less than many.
  socket._writev = held((chunks: readonly Chunk[], written: () => void) =>
    Reflect.apply(_write, socket, [Buffer.concat(chunks.map(bytesOf)), 'buffer', written]),
  );
  socket._final = held(_final);
  // Whoever wrote it may write something else into the same bytes before they leave.
  socket.write = (chunk: unknown, ...given: unknown[]): boolean => {
    gather();
    return Reflect.apply(write, socket, [chunk instanceof Uint8Array ? Buffer.from(chunk) : chunk, ...given]);
  };
  return {
    sendNow(bytes, written) {
      isBeat = true;
      Reflect.apply(write, socket, [bytes, written]);
      isBeat = false;
    },
  };
}

const NO_BYTES = Buffer.alloc(0);
/** What a line is told at one beat is mostly shorter. */
const MOSTLY_ENOUGH = 192;

/**
 * Web sockets are told much, in small pieces: what is written to one until the beat lies in one place, and is one
 * piece to everything below. It is copied at once: Colyseus encodes the next patch into the bytes of the last one.
 */
function gatherFrames(socket: Duplex, { sendNow }: HeldLine, atBeat: (send: () => void) => void): void {
  const { write, end } = socket;
  let bytes = NO_BYTES;
  let length = 0;
  let heard: Written[] = [];
  const taken = (): [Uint8Array, Written?] => {
    const [gathered, callbacks] = [bytes.subarray(0, length), heard];
    bytes = NO_BYTES;
    length = 0;
    heard = [];
    if (callbacks.length === 0) return [gathered];
    return [gathered, (error) => callbacks.forEach((callback) => void callback(error))];
  };
  const send = () => {
    if (length > 0) sendNow(...taken());
  };
  socket.write = (chunk: unknown, ...given: unknown[]): boolean => {
    const piece = chunk instanceof Uint8Array ? chunk : Buffer.from(String(chunk));
    const isFirst = length === 0;
    if (length + piece.length > bytes.length) {
      const longer = Buffer.allocUnsafe(Math.max(MOSTLY_ENOUGH, (length + piece.length) * 2));
      longer.set(bytes.subarray(0, length));
      bytes = longer;
    }
    bytes.set(piece, length);
    length += piece.length;
    for (const each of given) if (typeof each === 'function') heard.push(each as Written);
    // With something in it: the beat may be this very moment.
    if (isFirst) atBeat(send);
    return true;
  };
  // What was written before it goes first; both wait for the beat.
  socket.end = (...given: unknown[]) => {
    if (length > 0) Reflect.apply(write, socket, taken());
    return Reflect.apply(end, socket, given);
  };
}
