import * as z from 'zod/mini';
import { parsedJson } from './parsed-json.ts';

const count = z.int().check(z.nonnegative());

/** What one person, or bot, has come to at a table this evening. */
const Tally = z.strictObject({ name: z.string(), played: count, asHuman: count, asInfected: count });

/** The matches played at one table one after the other: who won how often, and on which side. */
export const seriesSchema = z.strictObject({
  matches: count,
  /** The match counted last: none is counted twice. */
  last: z.string(),
  /** Who called for the match that is waited for. */
  calledBy: z.exactOptional(z.string()),
  tallies: z.array(Tally),
});
export type Series = z.infer<typeof seriesSchema>;

export const NO_SERIES: Series = { matches: 0, last: '', tallies: [] };

/** Whoever sat at the match that ended. */
interface Fate {
  readonly name: string;
  readonly isHuman: boolean;
  readonly hasWon: boolean;
}

export function afterMatch(series: Series, matchId: string, fates: readonly Fate[]): Series {
  if (series.last === matchId) return series;
  const before = (name: string) =>
    series.tallies.find((tally) => tally.name === name) ?? { name, played: 0, asHuman: 0, asInfected: 0 };
  const counted = fates.map(({ name, isHuman, hasWon }) => {
    const { played, asHuman, asInfected } = before(name);
    return {
      name,
      played: played + 1,
      asHuman: asHuman + Number(hasWon && isHuman),
      asInfected: asInfected + Number(hasWon && !isHuman),
    };
  });
  const others = series.tallies.filter(({ name }) => !fates.some((fate) => fate.name === name));
  return { matches: series.matches + 1, last: matchId, tallies: [...counted, ...others] };
}

/** The series a table shows, from JSON; none if it cannot be read. */
export function readSeries(json: string): Series {
  const read = seriesSchema.safeParse(parsedJson(json));
  return read.success ? read.data : NO_SERIES;
}
