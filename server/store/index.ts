/** The store's door: nothing else of this folder is for use outside. */
export { openSqliteStore } from './sqlite-store.ts';
export { type Store, type StoredConsent, type StoredTable, StoreError, type Talk } from './store.ts';
