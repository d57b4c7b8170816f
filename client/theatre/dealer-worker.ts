import { startDealerWorker } from '#client/device/dealer-worker.ts';
import { openWorkerDesk, type WorkerDesk } from '#client/device/worker-letters.ts';
import type { Questions } from './protocol.ts';

/** The way to the dealer in the worker. */
export type DealerDesk = WorkerDesk<Questions>;

export const openDealerDesk = (): DealerDesk => openWorkerDesk(startDealerWorker());
