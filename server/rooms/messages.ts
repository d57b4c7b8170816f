import type { Room } from '@colyseus/core';
import type * as z from 'zod/mini';
import type { Refusal } from '#shared/wire/refusal.ts';

const NOT_UNDERSTOOD: Refusal = 'not-understood';

/** What exactly is wrong with a message stays on the server. */
const AMISS = { issues: [{ message: NOT_UNDERSTOOD }] };

/** How a message is read, in the words Colyseus shares with those who read, and who answers it. */
export interface Understood<Person> {
  readonly reading: {
    readonly '~standard': {
      readonly version: 1;
      readonly vendor: string;
      validate(message: unknown): { readonly value: unknown } | typeof AMISS;
    };
  };
  answer(person: Person, message: unknown): unknown;
}

export function understood<Message, Person>(
  wire: z.ZodMiniType<Message>,
  answer: (person: Person, message: Message) => unknown,
): Understood<Person> {
  const validate = (message: unknown) => (wire.safeParse(message).success ? { value: message } : AMISS);
  return {
    reading: { '~standard': { version: 1, vendor: 'panic-station', validate } },
    answer: answer as Understood<Person>['answer'],
  };
}

/** By what devices call a message: nothing is to be found there that was not put there. */
type ByName<Found> = Record<string, Found>;
const byName = <Found>(found: Readonly<ByName<Found>>): ByName<Found> =>
  Object.assign(Object.create(null), found);

/**
 * Has a room answer messages. Colyseus would bind each of them anew for every table: they would be the larger part
 * of an empty one, and of what it takes to open it. These are the same for all; whose a message is, its line knows.
 */
export function answering<Person>(messages: Readonly<ByName<Understood<Person>>>): (room: Room) => void {
  const all = Object.entries(messages);
  const answers = byName(Object.fromEntries(all.map(([name, { answer }]) => [name, [answer]])));
  const readings = byName(Object.fromEntries(all.map(([name, { reading }]) => [name, reading])));
  return (room) => {
    room['onMessageEvents'].events = answers;
    Object.setPrototypeOf(room['onMessageValidators'], readings);
  };
}
