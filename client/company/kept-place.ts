import * as z from 'zod/mini';
import { randomHex } from '#client/device/memory.ts';
import type { Shape } from '#client/device/stored.ts';
import { forgetInTab, keepInTab, recallInTab } from '#client/device/tab-memory.ts';
import { Beginning } from '#shared/wire/company.ts';
import { SEAT_KEY, SEAT_KEY_BYTES } from '#shared/wire/seat-key.ts';

const KEY: Shape<string> = { version: 1, schema: z.string().check(z.regex(SEAT_KEY)) };

/** By tab: with it one is the same person after a reload. */
export function companionKey(match: string): string {
  const item = `company ${match}`;
  const key = recallInTab(item, KEY) ?? randomHex(SEAT_KEY_BYTES);
  keepInTab(item, KEY, key);
  return key;
}

/** Under which name somebody watches, and where the company is: enough to begin it again there. */
export interface KeptPlace {
  readonly name: string;
  readonly begin: Beginning;
}

const PLACE: Shape<KeptPlace> = { version: 1, schema: z.object({ name: z.string(), begin: Beginning }) };
const placeItem = (match: string) => `company place ${match}`;

/** Until one leaves: a reload asks nobody for his name again. */
export const recallPlace = (match: string): KeptPlace | undefined => recallInTab(placeItem(match), PLACE);
export const keepPlace = (match: string, place: KeptPlace): void => keepInTab(placeItem(match), PLACE, place);
export const forgetPlace = (match: string): void => forgetInTab(placeItem(match));
