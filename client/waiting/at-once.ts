import { BOT_PERSONS, type BotPerson } from '#shared/vocabulary/index.ts';

/** The mark in the address of a table that was opened to be played at once. */
const MARK = '#now';

/** The mark, and who is wished for in the other chairs. */
export function markAtOnce(persons: readonly BotPerson[]): string {
  return [MARK, ...persons].join(',');
}

/** Who is wished for; nothing where no match is to begin at once. */
export function readAtOnce(hash: string): readonly BotPerson[] | undefined {
  const [mark, ...names] = hash.split(',');
  return mark === MARK ? BOT_PERSONS.filter((person) => names.includes(person)) : undefined;
}
