import type { Likelihoods } from './likelihood-table.ts';

/** Made by `npm run beliefs -- --write`; nobody edits it by hand. */
export const LEARNED: Likelihoods = {
  "version": 13,
  "infects": {
    "comer": 0.176,
    "host": 0.058
  },
  "gives": {
    "comer": 0.453,
    "host": 0.322
  },
  "can": {
    "human": 0.576,
    "infected": 0.322
  },
  "deeds": {
    "called-scan": 3,
    "scanned-station": 3,
    "opened-doors": 2.705,
    "body-scanned": 0.564,
    "attacked": 3,
    "came": 1.12,
    "team-searched": 1.048,
    "searched": 1.019,
    "explored": 0.904,
    "healed-other": 0.46,
    "entered-hive": 0.711
  }
};
