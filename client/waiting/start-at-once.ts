import type { Session, Table } from '#client/table/session.ts';
import { type BotPerson, SEAT_IDS } from '#shared/vocabulary/index.ts';
import type { Answer } from '#shared/wire/table.ts';
import { readAtOnce } from './at-once.ts';

/** Whom to play with, if this page was opened to play at once. The mark is used up: coming back later starts no other match. */
export function takeAtOnce(): readonly BotPerson[] | undefined {
  const persons = readAtOnce(location.hash);
  if (persons) history.replaceState(null, '', location.pathname);
  return persons;
}

/** Bots into all free chairs, those wished for first, and off: all said in one breath, the table does one thing after the other. */
export async function startAtOnce(
  session: Session,
  table: Table,
  persons: readonly BotPerson[],
): Promise<Answer> {
  const free = SEAT_IDS.slice(0, table.settings.seats).filter((seat) => !table.chairs.has(seat));
  const answers = await Promise.all([
    ...free.map((seat, i) => {
      const person = persons[i];
      return session.request('set-chair', { seat, to: 'bot', ...(person && { person }) });
    }),
    session.setReady(true),
    session.request('start', {}),
  ]);
  return answers.find(({ ok }) => !ok) ?? { ok: true };
}
