import type { Likelihoods } from './likelihood-table.ts';

/** Made by `npm run beliefs -- --write`; nobody edits it by hand. */
export const LEARNED: Likelihoods = {
  version: 11,
  infects: {
    comer: 0.163,
    host: 0.034,
  },
  gives: {
    comer: 0.387,
    host: 0.395,
  },
  can: {
    human: 0.573,
    infected: 0.349,
  },
  deeds: {
    'called-scan': 3,
    'scanned-station': 3,
    'opened-doors': 1.419,
    'body-scanned': 0.66,
    attacked: 3,
    came: 0.968,
    'team-searched': 1.203,
    searched: 1.073,
    explored: 0.818,
    'healed-other': 0.42,
    'entered-hive': 0.81,
  },
};
