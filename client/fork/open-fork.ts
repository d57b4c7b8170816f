import { openDealerWorker } from '#client/local/dealer-worker.ts';
import { openLocalSession } from '#client/local/local-session.ts';
import type { Session } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import type { ForkedMatch } from '#shared/play/index.ts';
import { USUAL_LEVEL } from '#shared/vocabulary/index.ts';

/** A fork that is played: its table, and what has become of it so far. */
export interface OpenFork {
  readonly session: Session;
  /** The fork with all that was played up to now. */
  now(): Promise<ForkedMatch>;
  close(): void;
}

/** Sits down where the branch of a fork ends: the others are bots, who remember what their chairs saw. */
export async function openFork(
  fork: ForkedMatch,
  { onLeave, onAgain }: { readonly onLeave: () => void; readonly onAgain: () => void },
): Promise<OpenFork> {
  const { setup, steps, at, branch: before, seat } = fork;
  const { dealer, opening, branch } = await openDealerWorker({
    setup,
    steps: [...steps.slice(0, at), ...before],
    seat,
    script: [],
    others: USUAL_LEVEL,
  });
  const session = openLocalSession({
    dealer,
    opening,
    // Another try is another match: nothing of the last one is told again.
    match: `fork ${crypto.getRandomValues(new Uint32Array(1))[0]}`,
    table: (now) => ({ ...now, code: t('fork.title') }),
    onLeave,
  });
  return {
    session: {
      ...session,
      async request(type, message) {
        if (type === 'rematch') onAgain();
        return session.request(type, message);
      },
    },
    now: async () => ({ ...fork, branch: [...before, ...(await branch())] }),
    close: dealer.close,
  };
}
