import type { Room } from '@colyseus/core';

let handshake: unknown;

/** What a device is told first is how the state is built, the same at every table: Colyseus would write it anew for each. */
export function shareHandshake(room: Room): void {
  const serializer: unknown = Reflect.get(room, '_serializer');
  const write: unknown = typeof serializer === 'object' && serializer && Reflect.get(serializer, 'handshake');
  if (typeof serializer !== 'object' || !serializer || typeof write !== 'function') return;
  Reflect.set(serializer, 'handshake', () => {
    handshake ??= Reflect.apply(write, serializer, []);
    return handshake;
  });
}
