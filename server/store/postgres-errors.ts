import pg from 'pg';
import { REFUSALS } from './postgres-schema.ts';
import { StoreError } from './store.ts';

/** Classes of PostgreSQL's own codes: what was asked for is wrong, and not the database unwell. */
const FOREIGN_KEY = '23503';
const OF_REQUEST = /^(22|23|PS)/;
/** What every statement hears that comes after the one that failed. */
const ABORTED = '25P02';
const TOO_NEW_OR_FOREIGN = /^(28|3D|42)/;

/** The database is being shut down: whether it still wrote something is not known. */
const ENDING = /^(57P|08)/;

/** It answered, and refused; otherwise the line to it is broken. */
export const isOfDatabase = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && !ENDING.test(error.code ?? '');

export const isOfRequest = ({ code = '' }: pg.DatabaseError): boolean => OF_REQUEST.test(code);

/** Only follows from what failed before it in the same transaction. */
export const isConsequence = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === ABORTED;

/** What PostgreSQL refused, as one of the store's own errors. */
export function postgresError(error: pg.DatabaseError): StoreError {
  switch (error.code) {
    case REFUSALS.unknown:
      return new StoreError('unknown', error.message);
    case REFUSALS.ended:
      return new StoreError('ended', error.message);
    case REFUSALS['not-next']:
      return new StoreError('not-next', error.message);
    case REFUSALS.lost:
      return new StoreError('lost', error.message);
    case FOREIGN_KEY:
      return new StoreError('unknown', 'There is no such match, table or code in the store.', {
        cause: error,
      });
    default:
      return new StoreError('failed', `The store failed: ${error.message}.`, { cause: error });
  }
}

/** Why there is no connection, for the person who starts the server. The address may hold a password: it is not told. */
export function connectionError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const words = error instanceof Error ? error.message || error.name : String(error);
  const sentence =
    isOfDatabase(error) && TOO_NEW_OR_FOREIGN.test(error.code ?? '')
      ? `The database refuses this program (${words}).`
      : `The database cannot be reached (${words}).`;
  return new StoreError('unusable', sentence, { cause: error });
}
