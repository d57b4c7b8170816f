import type { Presence } from '@colyseus/core';
import { soon } from '#server/process/soon.ts';

/** From where each key came last, both as fingerprints and in memory only: to ban an address by a seat. */
export interface MetAddresses {
  keep(keyHash: string, from: string): void;
  of(keyHash: string): Promise<string | undefined>;
}

/** How many are remembered. */
const MOST_MET = 10_000;

export function metHere(): MetAddresses {
  const met = new Map<string, string>();
  return {
    keep(keyHash, from) {
      met.delete(keyHash);
      met.set(keyHash, from);
      const [oldest] = met.keys();
      if (met.size > MOST_MET && oldest !== undefined) met.delete(oldest);
    },
    of: async (keyHash) => met.get(keyHash),
  };
}

const REMEMBERED_SECONDS = 24 * 60 * 60;

/** By all processes: who knocks at one may sit at a table of another. */
export function metAnywhere(presence: Pick<Presence, 'setex' | 'get'>): MetAddresses {
  const item = (keyHash: string) => `met:${keyHash}`;
  return {
    keep: (keyHash, from) =>
      void soon(Promise.resolve(presence.setex(item(keyHash), from, REMEMBERED_SECONDS)), undefined),
    async of(keyHash) {
      const found: unknown = await soon(Promise.resolve(presence.get(item(keyHash))), undefined);
      return typeof found === 'string' ? found : undefined;
    },
  };
}
