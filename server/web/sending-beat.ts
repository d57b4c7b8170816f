import type { Server } from 'node:http';
import { Server as SecureServer } from 'node:https';
import type { Socket } from 'node:net';

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
  const isSecure = http instanceof SecureServer;
  http.on(isSecure ? 'secureConnection' : 'connection', (socket: Socket) => hold(socket, atBeat));
}

type Chunk = { readonly chunk: unknown; readonly encoding: BufferEncoding };

function bytesOf({ chunk, encoding }: Chunk): Uint8Array {
  return chunk instanceof Uint8Array ? chunk : Buffer.from(String(chunk), encoding);
}

/** Makes a socket hand over to the network at beats alone what was written to it, and its end. */
function hold(socket: Socket, atBeat: (send: () => void) => void): void {
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
  // Frames are small: one piece costs the network less than many.
  socket._writev = held((chunks: readonly Chunk[], written: () => void) =>
    Reflect.apply(_write, socket, [Buffer.concat(chunks.map(bytesOf)), 'buffer', written]),
  );
  socket._final = held(_final);
  // Colyseus encodes the next patch into the bytes of the last one, which may not have left yet.
  socket.write = (chunk: unknown, ...given: unknown[]): boolean => {
    gather();
    return Reflect.apply(write, socket, [chunk instanceof Uint8Array ? Buffer.from(chunk) : chunk, ...given]);
  };
}
