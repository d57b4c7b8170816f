import type { Likelihoods } from './likelihood-table.ts';

/** Made by `npm run beliefs -- --write`; nobody edits it by hand. */
export const LEARNED: Likelihoods = {
  version: 14,
  trades: [
    {
      infects: {
        comer: 0.145,
        host: 0.029,
      },
      gives: {
        comer: 0.425,
        host: 0.315,
      },
      can: {
        human: 0.614,
        infected: 0.343,
      },
    },
    {
      infects: {
        comer: 0.171,
        host: 0.06,
      },
      gives: {
        comer: 0.429,
        host: 0.338,
      },
      can: {
        human: 0.597,
        infected: 0.34,
      },
    },
    {
      infects: {
        comer: 0.192,
        host: 0.086,
      },
      gives: {
        comer: 0.426,
        host: 0.317,
      },
      can: {
        human: 0.541,
        infected: 0.359,
      },
    },
  ],
  deeds: {
    'called-scan': 3,
    'scanned-station': 2.419,
    'opened-doors': 3,
    'body-scanned': 0.63,
    attacked: 3,
    came: 1.04,
    'team-searched': 0.953,
    searched: 1.084,
    explored: 0.966,
    'healed-other': 2.085,
    'entered-hive': 0.333,
  },
};
