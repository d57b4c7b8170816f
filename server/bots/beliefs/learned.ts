import type { Likelihoods } from './likelihood-table.ts';

/** Made by `npm run beliefs -- --write`; nobody edits it by hand. */
export const LEARNED: Likelihoods = {
  version: 4,
  infects: {
    comer: 0.141,
    host: 0.096,
  },
  gives: {
    comer: 0.533,
    host: 0.623,
  },
  can: {
    human: 0.655,
    infected: 0.351,
  },
  deeds: {
    'called-scan': 3,
    'scanned-station': 2.529,
    'opened-doors': 2.945,
    'body-scanned': 0.333,
    attacked: 3,
    came: 1.477,
    'team-searched': 1.64,
    searched: 0.833,
    explored: 0.611,
    'healed-other': 0.539,
    'entered-hive': 0.895,
  },
};
