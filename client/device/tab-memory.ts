import * as z from 'zod/mini';
import { readStored, type Shape, written } from './stored.ts';

/** What one tab keeps over a reload, and no other tab sees. */
export function recallInTab<Kept>(item: string, shape: Shape<Kept>): Kept | undefined {
  return readStored(shape, itemInTab(item));
}

function itemInTab(item: string): string | undefined {
  try {
    return sessionStorage.getItem(item) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepInTab<Kept>(item: string, shape: Shape<Kept>, value: Kept): void {
  try {
    sessionStorage.setItem(item, written(shape, value));
  } catch {
    // A browser that keeps nothing begins anew after a reload.
  }
}

export function forgetInTab(item: string): void {
  try {
    sessionStorage.removeItem(item);
  } catch {
    // Nothing is kept.
  }
}

const WATCHING: Shape<boolean> = { version: 1, schema: z.boolean() };

/** Whether this tab only watches a table: a reload must not sit down, nor ask again. */
export const recallWatching = (code: string): boolean => recallInTab(`watching ${code}`, WATCHING) ?? false;
export const keepWatching = (code: string, watching: boolean): void =>
  keepInTab(`watching ${code}`, WATCHING, watching);

const DRAFT: Shape<string> = { version: 1, schema: z.string() };

/** What is typed at a table and not said yet. */
export const recallDraft = (code: string): string => recallInTab(`draft ${code}`, DRAFT) ?? '';
export const keepDraft = (code: string, text: string): void => keepInTab(`draft ${code}`, DRAFT, text);
