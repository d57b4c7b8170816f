const newWorker = (): Worker =>
  new Worker(new URL('../workers/dealer.ts', import.meta.url), { type: 'module' });

let spare: Worker | undefined;

/** Somebody is about to need the worker that has the dealer: it comes while he chooses. */
export function prepareDealerWorker(): void {
  spare ??= newWorker();
}

/** Starts the worker that has the dealer, or takes the one that was prepared. */
export function startDealerWorker(): Worker {
  const worker = spare ?? newWorker();
  spare = undefined;
  return worker;
}
