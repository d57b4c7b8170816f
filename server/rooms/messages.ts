import { type Client, validate } from '@colyseus/core';
import * as z from 'zod/mini';
import type { Refusal } from '#shared/wire/refusal.ts';

const NOT_UNDERSTOOD: Refusal = 'not-understood';

/** Colyseus' `validate`, but what exactly is wrong with a message stays on the server. It is handled as the room's own. */
export function understood<Message, Person extends Client, Here>(
  wire: z.ZodMiniType<Message>,
  handle: (this: Here, person: Person, message: Message) => unknown,
) {
  return validate(asColyseusReads(wire), handle as (client: Client, message: unknown) => unknown);
}

/** One for every kind of message, not for every kind and room: they are the larger part of an empty table. */
const known = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

function asColyseusReads(wire: z.ZodMiniType): z.ZodMiniType {
  const fits = known.get(wire) ?? z.custom((message) => wire.safeParse(message).success, NOT_UNDERSTOOD);
  known.set(wire, fits);
  return fits;
}
