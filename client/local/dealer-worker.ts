import { startDealerWorker } from '#client/device/dealer-worker.ts';
import { openWorkerDesk } from '#client/device/worker-letters.ts';
import type { Fork } from '#shared/play/index.ts';
import type { LocalDealer, LocalQuestions, Shown } from './protocol.ts';

/** A dealer in a worker, with the match as it stands at the fork. */
export async function openDealerWorker(fork: Fork): Promise<{ dealer: LocalDealer; opening: Shown }> {
  const { ask, close } = openWorkerDesk<LocalQuestions>(startDealerWorker());
  const opening = await ask('sitDown', fork);
  const dealer = {
    play: (command: Parameters<LocalDealer['play']>[0]) => ask('play', command),
    goOn: () => ask('goOn', undefined),
    close,
  };
  return { dealer, opening };
}
