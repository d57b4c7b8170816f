import { describe } from 'vitest';
import { some } from '#tests/run/length.ts';
import { STORES } from './samples.ts';
import { promisesOfAStore } from './store-promises.ts';

// In its threads it is the same store; that each call gets there and back is in threads.test.ts.
describe.each(some(2, STORES))('%s', (_name, kind) => promisesOfAStore(kind));
