import { Worker } from 'node:worker_threads';
import { lock } from './database.ts';
import type { Access } from './group-commit.ts';
import { type Store, StoreError, type StoreHealth } from './store.ts';
import { ThreadClient } from './thread-client.ts';
import type { Call, CallName } from './thread-messages.ts';

/**
 * The store of the server: a file that is its own as long as it lives. It is written in a thread of its own, so that
 * nobody feels in his pings that somebody else's secret answer goes to disk (D2), and what anybody can ask for over
 * HTTP is read in another, so that he does not feel it there either.
 *
 * `failed` is told if a thread ends by itself: from then on every call is rejected.
 */
export async function openStore(file: string, failed: (error: StoreError) => void): Promise<Store> {
  const held = lock(file);
  try {
    const writer = threadOf(file, 'writing', failed);
    await writer.opened;
    const reader = threadOf(file, 'reading', failed);
    await reader.opened.catch(async (error: unknown) => {
      await writer.close();
      throw error;
    });
    return threadedStore(writer, reader, held.release);
  } catch (error) {
    held.release();
    throw error;
  }
}

function threadOf(file: string, access: Access, failed: (error: StoreError) => void): ThreadClient {
  const program = new URL('./store-thread.ts', import.meta.url);
  return new ThreadClient(new Worker(program, { workerData: { file, access } }), failed);
}

export function threadedStore(writer: ThreadClient, reader: ThreadClient, ended: () => void): Store {
  let closing: Promise<void> | undefined;
  /** A write has failed since the disk was last known to be well. */
  let doubtful = false;

  function doubt(error: unknown): void {
    if (error instanceof StoreError && (error.problem === 'failed' || error.problem === 'damaged')) {
      doubtful = true;
    }
  }

  function asking<Name extends CallName>(
    name: Name,
    choose: (...given: Parameters<Store[Name]>) => ThreadClient = () => writer,
  ) {
    return (...given: Parameters<Store[Name]>): ReturnType<Store[Name]> => {
      if (closing) {
        return Promise.reject(new StoreError('closed', 'The store was closed.')) as ReturnType<Store[Name]>;
      }
      const answer = choose(...given).ask(name, given);
      answer.catch(doubt);
      return answer;
    };
  }

  /** In order with what may change it; otherwise without waiting for what others write. */
  const unless = (mayChange: (call: Call) => boolean) => (writer.awaits(mayChange) ? writer : reader);
  const readingMatches = () => unless(mayChangeFinished);
  const readingTalk = (matchId: string) =>
    unless((call) => mayChangeFinished(call) || (call.name === 'appendTalk' && call.given[0] === matchId));

  async function health(): Promise<StoreHealth> {
    if (writer.failed || reader.failed) return { ok: false, problem: 'failed' };
    if (!doubtful) return { ok: true };
    const found = await askHealth();
    doubtful = !found.ok;
    return found;
  }
  const askHealth = asking('health');

  async function close(): Promise<void> {
    try {
      await reader.close();
      await writer.close();
    } finally {
      ended();
    }
  }

  return {
    reserveCode: asking('reserveCode'),
    releaseCode: asking('releaseCode'),
    saveTable: asking('saveTable'),
    loadTable: asking('loadTable'),
    openTables: asking('openTables'),
    waitingTables: asking('waitingTables'),
    closeTable: asking('closeTable'),
    claimTable: asking('claimTable'),
    // A file is one process' own: nobody could take what is let go.
    releaseTable: async () => {},
    whenLost: () => {},
    tablesLeft: asking('tablesLeft'),
    beginMatch: asking('beginMatch'),
    appendSteps: asking('appendSteps'),
    endMatch: asking('endMatch'),
    rulesOf: asking('rulesOf'),
    loadRecord: asking('loadRecord'),
    finishedRecord: asking('finishedRecord', readingMatches),
    consents: asking('consents', readingMatches),
    setConsent: asking('setConsent'),
    withdraw: asking('withdraw'),
    listedMatches: asking('listedMatches', readingMatches),
    appendTalk: asking('appendTalk'),
    loadTalk: asking('loadTalk', readingTalk),
    forget: asking('forget'),
    health,
    close: () => (closing ??= close()),
  };
}

/** Whether a call still unanswered can change what is told of finished matches: they take no more steps. */
const mayChangeFinished = ({ name }: Call): boolean => name !== 'appendSteps' && name !== 'appendTalk';
