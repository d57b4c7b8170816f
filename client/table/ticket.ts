import { SEAT_KEY } from '#shared/wire/seat-key.ts';
import { tablePath } from '#shared/wire/table-code.ts';

/** A one-time ticket travels behind the #, which no server and no log ever sees. */
const MARK = '#seat=';

export const ticketLink = (code: string, ticket: string): string =>
  `${location.origin}${tablePath(code)}${MARK}${ticket}`;

/** The ticket this page was opened with, once: it leaves the address at the same time. */
export function takeTicket(): string | undefined {
  if (!location.hash.startsWith(MARK)) return undefined;
  const ticket = location.hash.slice(MARK.length);
  history.replaceState(null, '', location.pathname);
  return SEAT_KEY.test(ticket) ? ticket : undefined;
}
