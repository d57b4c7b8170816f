import * as z from 'zod/mini';
import { StoreError } from './store.ts';

/** Names the place, never what was found there: it may be secret. */
export class Unreadable extends Error {}

/** What cannot be read is a damage of that one thing. */
export function reading<Value>(what: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new StoreError('damaged', `${what} is damaged in the store: ${error.message}.`, { cause: error });
  }
}

export function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable(`${name} is no JSON`);
  }
}

export function conforming<Value>(schema: z.ZodMiniType<Value>, value: unknown): Value {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const path = read.error.issues[0]?.path.map(String).join('.');
  throw new Unreadable(`not what it should be at ${path || 'the top'}`);
}

const VERSIONED = z.looseObject({ version: z._default(z.int().check(z.nonnegative()), 0) });

/** JSON with the version of its shape; what was kept before there were any is of version 0. */
export function versioned(
  json: unknown,
  newest: number,
): { readonly version: number; readonly value: unknown } {
  const { version, ...value } = conforming(VERSIONED, json);
  if (version > newest) throw new Unreadable(`its version is ${version}, this program knows ${newest}`);
  return { version, value };
}
