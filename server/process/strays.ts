import type { Faults } from './faults.ts';

/**
 * Errors that reached nobody who could handle them. One of these belongs to some request or timer, and the tables are
 * not to pay for it: it is a fault like any other. Only when memory itself is in doubt nothing is worth going on with.
 */
export function catchStrays(faults: Faults, memoryInDoubt: () => void): () => void {
  const caught = (error: unknown) => {
    faults.report(error, 'stray error');
    if (isOutOfMemory(error)) memoryInDoubt();
  };
  process.on('uncaughtException', caught);
  process.on('unhandledRejection', caught);
  return () => {
    process.off('uncaughtException', caught);
    process.off('unhandledRejection', caught);
  };
}

/** As V8, Node and SQLite say it. */
const OUT_OF_MEMORY = /allocation failed|out of memory/i;

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && OUT_OF_MEMORY.test(error.message);
}
