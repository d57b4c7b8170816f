import type { SeenStep } from '#client/device/seen-step.ts';
import type { Session } from '#client/table/session.ts';
import {
  type Facts,
  factsAfter,
  type LedgerEntry,
  ledgerOf,
  NO_FACTS,
  type Spoken,
} from '#shared/talk/index.ts';
import type { Said } from '#shared/wire/talk.ts';
import { heardAt } from './audible-talk.ts';

/** What everybody has seen, as far as this device remembers. */
export function factsSeen(seen: readonly SeenStep[]): Facts {
  return seen.flatMap(({ events }) => events).reduce(factsAfter, NO_FACTS);
}

/** What this device has heard claimed before all. */
function spokenIn(said: readonly Said[]): readonly Spoken[] {
  return said.flatMap(({ channel, from, at, after, say }) =>
    channel === 'table' && from !== undefined && say.kind === 'claim'
      ? [{ from, at, after, claim: say.claim }]
      : [],
  );
}

/** Who claimed what, for a table that wants it kept. Against what this device did not see nothing is held. */
export function ledgerIn(session: Session): readonly LedgerEntry[] {
  const [table, view, seen] = [session.table.value, session.view.value, session.seen.value];
  if (!table || table.settings.ledger === false) return [];
  const spoken = spokenIn(heardAt(table, session.said.value));
  const isWhole = view !== undefined && (seen[0]?.before ?? 0) === 0;
  const story = isWhole ? { events: seen.flatMap(({ events }) => events), seats: view.seats } : undefined;
  return spoken.length === 0 ? [] : ledgerOf(spoken, story);
}
