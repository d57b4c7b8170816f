/** `npm run forks -- --seeds 40`: looks in matches of bots for the moments that lessons begin in. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PERSON_NAMES } from '#server/bots/index.ts';
import { matchMoments, openMatch, play } from '#server/dealer/index.ts';
import type { ForkStep, MatchRecord } from '#shared/play/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import { fail, wholeNumber } from './arguments.ts';
import { simulateMatch } from './bot-match.ts';
import { WISHES, type Wish } from './fork-wishes.ts';

const USAGE = 'npm run forks -- [--seeds N] [--from N] [--lesson name] [--into folder]';
const BOTS = ['calm', 'calm', 'calm', 'calm'] as const;

interface Found extends Wish {
  readonly seed: number;
  readonly record: MatchRecord;
  readonly step: number;
}

/** One match of bots, looked through for all lessons at once. */
function foundIn(seed: number, lessons: readonly string[]): readonly (Found & { lesson: string })[] {
  const plan = { seed: `lesson ${seed}`, bots: BOTS, options: NO_OPTIONS, timeOutEvery: 0, checked: false };
  const { record } = simulateMatch(plan);
  return matchMoments(record).flatMap((match, step) =>
    lessons.flatMap((lesson) => {
      const wish = WISHES[lesson]?.(match);
      return wish ? [{ ...wish, lesson, seed, record, step }] : [];
    }),
  );
}

/** As it is kept: the names of the station's people, the commands alone, and what the match has come to. */
function kept({ record, step, seat, script }: Found) {
  const seats = record.setup.seats.map(({ colour }, i) => ({ colour, name: PERSON_NAMES[i] ?? colour }));
  const setup = { ...record.setup, seats };
  const steps: readonly ForkStep[] = record.steps
    .slice(0, step)
    .map(({ actor, command }) => ({ actor, command }));
  let match = openMatch(setup);
  for (const { actor, command } of steps) {
    const played = play(match, actor, command);
    if (!played.ok) throw new Error(`${played.reason.code} at step ${match.step}`);
    match = played.match;
  }
  return { setup, seat, steps, digest: match.digest, script };
}

try {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '20' },
      from: { type: 'string', default: '1' },
      lesson: { type: 'string' },
      into: { type: 'string' },
    },
  });
  const from = wholeNumber('from', values.from, 0, 1e6);
  const seeds = Array.from({ length: wholeNumber('seeds', values.seeds, 1, 1e4) }, (_, i) => from + i);
  const best = new Map<string, Found>();
  const lessons = values.lesson ? [values.lesson] : Object.keys(WISHES);
  for (const seed of seeds) {
    for (const { lesson, ...found } of foundIn(seed, lessons)) {
      if (found.against < (best.get(lesson)?.against ?? Number.POSITIVE_INFINITY)) best.set(lesson, found);
    }
  }
  for (const [lesson, found] of best) {
    const { seed, step, seat, right, against } = found;
    console.log(lesson, JSON.stringify({ seed, step, seat, against, right }));
    if (values.into) writeFileSync(`${values.into}/${lesson}.json`, `${JSON.stringify(kept(found))}\n`);
  }
} catch (error) {
  fail(error, USAGE);
}
