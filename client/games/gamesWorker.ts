/** Finished matches in figures: answers of the dealer's worker. */
import { finishedMatch } from '#server/dealer/index.ts';
import { recordSchema } from '#shared/wire/record.ts';
import { matchSummary } from './match-summary.ts';
import type { GamesQuestions } from './summary.ts';

export const gamesAnswers: GamesQuestions = {
  summarise(content) {
    const read = recordSchema.safeParse(content);
    if (!read.success) return undefined;
    try {
      const finished = finishedMatch(read.data);
      const ending = finished?.moments.at(-1)?.ending;
      if (!finished || !ending) return undefined;
      const events = finished.moments.map((moment) => moment.events);
      return matchSummary({ seats: read.data.setup.seats, events, ending });
    } catch {
      // Of other rules, or not what it says it is: there is nothing to count in it.
      return undefined;
    }
  },
};
