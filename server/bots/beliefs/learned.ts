import type { Likelihoods } from './likelihood-table.ts';

/** Made by `npm run beliefs -- --write`; nobody edits it by hand. */
export const LEARNED: Likelihoods = {
  version: 12,
  infects: {
    comer: 0.155,
    host: 0.048,
  },
  gives: {
    comer: 0.375,
    host: 0.234,
  },
  can: {
    human: 0.616,
    infected: 0.409,
  },
  deeds: {
    'called-scan': 3,
    'scanned-station': 3,
    'opened-doors': 3,
    'body-scanned': 0.472,
    attacked: 3,
    came: 1.041,
    'team-searched': 0.948,
    searched: 1.05,
    explored: 0.937,
    'healed-other': 1.82,
    'entered-hive': 0.333,
  },
};
