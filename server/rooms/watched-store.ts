import { type Store, StoreError } from '#server/store/index.ts';

/** A table's own view of the store: tells once it is refused because the table is not this process' own any more. */
export function watchedStore(store: Store, lost: () => void): Store {
  function watching(written: Promise<void>): Promise<void> {
    written.catch((error: unknown) => {
      if (error instanceof StoreError && error.problem === 'lost') lost();
    });
    return written;
  }
  const writes: Partial<Store> = {
    saveTable: (...given) => watching(store.saveTable(...given)),
    closeTable: (...given) => watching(store.closeTable(...given)),
    beginMatch: (...given) => watching(store.beginMatch(...given)),
    appendSteps: (...given) => watching(store.appendSteps(...given)),
    endMatch: (...given) => watching(store.endMatch(...given)),
    appendTalk: (...given) => watching(store.appendTalk(...given)),
  };
  return Object.assign(Object.create(store), writes);
}
