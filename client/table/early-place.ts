import type { Arrival } from '#shared/wire/table.ts';
import { arrivalAt } from './arrival.ts';

/** A place asked for while the page of its table is still on its way: a slow line saves a round trip. */
interface EarlyPlace {
  readonly code: string;
  readonly name: string;
  readonly answer: Promise<unknown>;
}

let early: EarlyPlace | undefined;

export function askForPlace(code: string, name: string): void {
  early = { code, name, answer: answerTo(code, arrivalAt(code, name)) };
}

/** As the client of Colyseus asks; nothing where there is no place: then that asks again, and says why. */
async function answerTo(code: string, wish: Arrival): Promise<unknown> {
  try {
    const answer = await fetch(`/matchmake/joinById/${code}`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
    });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/** The place that was asked for, once, if it is the one that is wanted. */
export async function takeEarlyPlace(code: string, { name, watch }: Arrival): Promise<unknown> {
  const asked = early;
  early = undefined;
  return asked?.code === code && asked.name === name && !watch ? asked.answer : undefined;
}
