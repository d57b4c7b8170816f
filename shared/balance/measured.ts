import type { MeasuredBalance } from './measurement.ts';

/** Made by `npm run lab -- --write`; nobody edits it by hand. */
export const MEASURED: MeasuredBalance = {
  "date": "2026-11-18",
  "version": "0.2.0, likelihoods 14",
  "level": "keen",
  "rates": [
    {
      "players": 4,
      "option": "none",
      "games": 300,
      "humans": 161,
      "infected": 136,
      "nobody": 3,
      "medianRounds": 8
    },
    {
      "players": 4,
      "option": "gentleStart",
      "games": 300,
      "humans": 216,
      "infected": 82,
      "nobody": 2,
      "medianRounds": 8
    },
    {
      "players": 4,
      "option": "lastResort",
      "games": 300,
      "humans": 116,
      "infected": 182,
      "nobody": 2,
      "medianRounds": 9
    },
    {
      "players": 4,
      "option": "hardMission",
      "games": 300,
      "humans": 149,
      "infected": 147,
      "nobody": 4,
      "medianRounds": 10
    },
    {
      "players": 4,
      "option": "masterAndServant",
      "games": 300,
      "humans": 161,
      "infected": 136,
      "nobody": 3,
      "medianRounds": 8
    },
    {
      "players": 5,
      "option": "none",
      "games": 300,
      "humans": 174,
      "infected": 124,
      "nobody": 2,
      "medianRounds": 8
    },
    {
      "players": 5,
      "option": "gentleStart",
      "games": 300,
      "humans": 228,
      "infected": 66,
      "nobody": 6,
      "medianRounds": 8
    },
    {
      "players": 5,
      "option": "lastResort",
      "games": 300,
      "humans": 128,
      "infected": 170,
      "nobody": 2,
      "medianRounds": 8
    },
    {
      "players": 5,
      "option": "hardMission",
      "games": 300,
      "humans": 161,
      "infected": 130,
      "nobody": 9,
      "medianRounds": 9
    },
    {
      "players": 5,
      "option": "masterAndServant",
      "games": 300,
      "humans": 174,
      "infected": 123,
      "nobody": 3,
      "medianRounds": 8
    },
    {
      "players": 6,
      "option": "none",
      "games": 300,
      "humans": 142,
      "infected": 153,
      "nobody": 5,
      "medianRounds": 8
    },
    {
      "players": 6,
      "option": "gentleStart",
      "games": 300,
      "humans": 200,
      "infected": 94,
      "nobody": 6,
      "medianRounds": 7
    },
    {
      "players": 6,
      "option": "lastResort",
      "games": 300,
      "humans": 113,
      "infected": 178,
      "nobody": 9,
      "medianRounds": 8
    },
    {
      "players": 6,
      "option": "hardMission",
      "games": 300,
      "humans": 125,
      "infected": 164,
      "nobody": 11,
      "medianRounds": 8
    },
    {
      "players": 6,
      "option": "masterAndServant",
      "games": 300,
      "humans": 142,
      "infected": 153,
      "nobody": 5,
      "medianRounds": 8
    }
  ]
};
