import { describe } from 'vitest';
import { promisesOfAGroup } from '#tests/server/store/group-promises.ts';
import { promisesOfAStore } from '#tests/server/store/store-promises.ts';
import { POSTGRES } from './postgres-kind.ts';

describe('in PostgreSQL', () => {
  promisesOfAStore(POSTGRES);
  promisesOfAGroup(POSTGRES);
});
