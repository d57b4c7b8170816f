/** Starts the worker that has the dealer. */
export const startDealerWorker = (): Worker =>
  new Worker(new URL('../workers/dealer.ts', import.meta.url), { type: 'module' });
