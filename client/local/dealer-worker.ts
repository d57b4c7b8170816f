import { startDealerWorker } from '#client/device/dealer-worker.ts';
import { openWorkerDesk } from '#client/device/worker-letters.ts';
import type { ForkedMatch, ForkStep } from '#shared/play/index.ts';
import type { Compared, LocalDealer, LocalQuestions, LocalSeat, Shown } from './protocol.ts';

interface OpenedDealer {
  readonly dealer: LocalDealer;
  readonly opening: Shown;
  /** All that was played here so far. */
  branch(): Promise<readonly ForkStep[]>;
}

/** A dealer in a worker, with the match as it stands at the fork. */
export async function openDealerWorker(seat: LocalSeat): Promise<OpenedDealer> {
  const { ask, close } = openWorkerDesk<LocalQuestions>(startDealerWorker());
  const opening = await ask('sitDown', seat);
  const dealer = {
    play: (command: Parameters<LocalDealer['play']>[0]) => ask('play', command),
    goOn: () => ask('goOn', undefined),
    close,
  };
  return { dealer, opening, branch: () => ask('branch', undefined) };
}

/** A fork beside what really happened, worked out beside the page. */
export async function compareInWorker(forked: ForkedMatch): Promise<Compared> {
  const { ask, close } = openWorkerDesk<LocalQuestions>(startDealerWorker());
  try {
    return await ask('compare', forked);
  } finally {
    close();
  }
}
