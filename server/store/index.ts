/** The store's door: nothing else of this folder is for use outside. */
export { copyStore } from './copy-store.ts';
export { openPostgresStore } from './postgres-store.ts';
export { openSqliteStore } from './sqlite-store.ts';
export {
  type Elsewhere,
  type RemovedPerson,
  type Store,
  type StoredCall,
  type StoredConsent,
  type StoredTable,
  StoreError,
  type Talk,
  type Whereabouts,
} from './store.ts';
export { openStore } from './threaded-store.ts';
