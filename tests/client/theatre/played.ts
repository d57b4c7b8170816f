import type { MatchTimeline } from '#client/theatre/match-timeline.ts';
import { type FinishedMatch, finishedMatch } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import type { GameEvent } from '#shared/play/index.ts';
import { COLOURS, NO_OPTIONS } from '#shared/vocabulary/index.ts';

interface Played {
  readonly finished: FinishedMatch;
  readonly script: MatchTimeline;
}

const matches = new Map<number, Played>();

/** A match bots played to its end; the same one for the same number. */
export function played(game: number): Played {
  const known = matches.get(game) ?? play(game);
  matches.set(game, known);
  return known;
}

function play(game: number): Played {
  const { record } = simulateMatch({
    seed: `story ${game}`,
    bots: ['simple', 'simple', 'random', 'simple', 'simple'],
    options: NO_OPTIONS,
    timeOutEvery: 0,
    checked: false,
  });
  const finished = finishedMatch(record);
  const ending = finished?.moments.at(-1)?.ending;
  if (!finished || !ending) throw new Error('it must have ended');
  const events = finished.moments.map((moment) => moment.events);
  return { finished, script: { seats: record.setup.seats, events, ending } };
}

/** Four players, and only what a test is about: one list of events for each step. */
export function scriptOf(...events: readonly (readonly GameEvent[])[]): MatchTimeline {
  const seats = COLOURS.slice(0, 4).map((colour) => ({ colour, name: colour }));
  return { seats, events, ending: { kind: 'abandoned', winners: [] } };
}
