import { type Client, validate } from '@colyseus/core';
import * as z from 'zod/mini';
import type { Refusal } from '#shared/wire/refusal.ts';

const NOT_UNDERSTOOD: Refusal = 'not-understood';

/** Colyseus' `validate`, but what exactly is wrong with a message stays on the server. */
export function understood<Message, Person extends Client>(
  wire: z.ZodMiniType<Message>,
  handle: (person: Person, message: Message) => unknown,
) {
  const fits = z.custom<Message>((message) => wire.safeParse(message).success, NOT_UNDERSTOOD);
  return validate(fits, (client, message) => handle(client as Person, message));
}
