import { signal } from '@preact/signals';
import * as z from 'zod/mini';
import { SEAT_KEY_BYTES } from '#shared/wire/seat-key.ts';
import { MOST_BLOCKS } from '#shared/wire/table.ts';
import { keep, randomHex, recall } from './memory.ts';
import { readStored, type Shape, written } from './stored.ts';

/** A device its person is kept away with from the tables opened here; the name is the one he had then. */
export interface Block {
  readonly name: string;
  readonly device: string;
}

const BLOCKS: Shape<readonly Block[]> = {
  version: 1,
  schema: z.array(z.object({ name: z.string(), device: z.string() })),
};

/** Whom this device keeps away from its tables. The server knows it of one table at a time, and only while that is open. */
export const blocks = signal<readonly Block[]>(readStored(BLOCKS, recall('blocks')) ?? []);

function set(next: readonly Block[]): void {
  blocks.value = next;
  keep('blocks', written(BLOCKS, next));
}

export const keepBlock = (block: Block): void =>
  set([...blocks.value.filter(({ device }) => device !== block.device), block].slice(-MOST_BLOCKS));

export const forgetBlock = (device: string): void =>
  set(blocks.value.filter((each) => each.device !== device));

/** What tells this device from others, for those it meets: drawn once, and not the key of any seat. */
export function deviceNumber(): string {
  const number = recall('device') ?? randomHex(SEAT_KEY_BYTES);
  keep('device', number);
  return number;
}
