import { Protocol, type Room } from '@colyseus/core';

/** Longer than any state; one that is not gets a longer one for itself. */
const LONGEST_STATE = 16 * 1024;
const patchBytes = new Uint8Array(LONGEST_STATE);
const stateBytes = new Uint8Array(LONGEST_STATE);
stateBytes[0] = Protocol.ROOM_STATE;
let handshake: unknown;

/**
 * What Colyseus would have for every table and needs once. How the state is built, which a device is told first, is
 * the same at all of them. And what is encoded is copied by whoever sends it, before the next table has its turn: all
 * are encoded into the same bytes.
 */
export function shareEncoding(room: Room): void {
  const serializer: unknown = Reflect.get(room, '_serializer');
  const encoder = fieldOf(serializer, 'encoder');
  const write = fieldOf(serializer, 'handshake');
  const whole = fieldOf(serializer, 'getFullState');
  if (!isObject(serializer) || !isObject(encoder) || !isFunction(write) || !isFunction(whole)) return;
  Reflect.set(serializer, 'handshake', () => {
    handshake ??= Reflect.apply(write, serializer, []);
    return handshake;
  });
  Reflect.set(encoder, 'sharedBuffer', patchBytes);
  Reflect.set(serializer, 'fullEncodeBuffer', stateBytes);
  Reflect.set(serializer, 'getFullState', (...given: unknown[]) => {
    // Another table may lie there by now.
    Reflect.set(serializer, 'needFullEncode', true);
    return Reflect.apply(whole, serializer, given);
  });
}

type Callable = (...given: unknown[]) => unknown;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isFunction = (value: unknown): value is Callable => typeof value === 'function';

function fieldOf(thing: unknown, name: string): unknown {
  return isObject(thing) ? Reflect.get(thing, name) : undefined;
}
