import type { Likelihoods } from './likelihood-table.ts';

/** Made by `npm run beliefs -- --write`; nobody edits it by hand. */
export const LEARNED: Likelihoods = {
  version: 3,
  infects: { comer: 0.18, host: 0.14 },
  gives: { comer: 0.6, host: 0.52 },
  can: { human: 0.46, infected: 0.25 },
  deeds: {
    'called-scan': 2,
    'scanned-station': 1.8,
    'opened-doors': 1.3,
    'body-scanned': 0.7,
    attacked: 3,
    came: 1.45,
    'team-searched': 0.75,
    searched: 1,
    explored: 0.75,
    'healed-other': 1.1,
    'entered-hive': 0.8,
  },
};
