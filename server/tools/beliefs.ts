/** `npm run beliefs`: what bots believe, held against what was so; and what their beliefs should be weighed with. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LIKELIHOODS, type Likelihoods } from '#server/bots/beliefs/likelihoods.ts';
import { BOT_NAMES } from '#server/bots/index.ts';
import type { MatchRecord } from '#shared/play/index.ts';
import { MAX_PLAYERS, MIN_PLAYERS, NO_OPTIONS, type SeatId } from '#shared/vocabulary/index.ts';
import { recordSchema } from '#shared/wire/record.ts';
import { fail, threadsWished, wholeNumber } from './arguments.ts';
import { calibrationOf, classifier, tellApart } from './calibration.ts';
import { type CalibrationPanel, calibrationSvg } from './calibration-svg.ts';
import { playAll } from './match-pool.ts';
import { outcomesText } from './match-summary.ts';
import { showProgress } from './progress.ts';
import { read as readRecord } from './read-json.ts';
import { beliefsText } from './record-beliefs.ts';
import { learn } from './study.ts';

const USAGE = `npm run beliefs -- [--games 200] [--players 4,5,6] [--seed 1] [--bots keen] [--threads all cores] [--journal FILE]
  The first half of the matches teaches, the second half tests; with --untaught all of them test. --write keeps what was
  learned for the bots; --svg FILE draws what those that test believed beside what was so.
npm run beliefs -- --record record.json --seat 2: what a chair must have believed in a match that is over, and why`;

function read() {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '200' },
      players: { type: 'string', default: '4,5,6' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'keen' },
      write: { type: 'boolean', default: false },
      untaught: { type: 'boolean', default: false },
      svg: { type: 'string' },
      record: { type: 'string' },
      seat: { type: 'string', default: '0' },
      threads: { type: 'string' },
      journal: { type: 'string' },
    },
  });
  if (values.write && values.untaught) throw new Error('--write: with --untaught nothing is learned');
  const bot = BOT_NAMES.find((each) => each === values.bots);
  if (!bot) throw new Error(`--bots: there is no bot called "${values.bots}" (${BOT_NAMES.join(', ')})`);
  return {
    games: wholeNumber('games', values.games, 2, 1_000_000),
    players: values.players.split(',').map((each) => wholeNumber('players', each, MIN_PLAYERS, MAX_PLAYERS)),
    seed: values.seed,
    bot,
    write: values.write,
    untaught: values.untaught,
    svg: values.svg,
    record: values.record,
    threads: threadsWished(values.threads),
    journal: values.journal,
    seat: wholeNumber('seat', values.seat, 0, MAX_PLAYERS - 1) as SeatId,
  };
}

async function study({
  games,
  players,
  seed,
  bot,
  write,
  untaught,
  svg,
  threads,
  journal,
}: ReturnType<typeof read>): Promise<void> {
  const plans = Array.from({ length: games }, (_, game) => ({
    seed: `${seed}/${game}`,
    bots: Array.from({ length: players[game % players.length] ?? MIN_PLAYERS }, () => bot),
    options: NO_OPTIONS,
    timeOutEvery: 0,
    checked: false,
  }));
  const lessons = await playAll('study', plans, showProgress('matches', games), {
    threads,
    journal,
  });
  const half = untaught ? 0 : Math.ceil(games / 2);
  const [taught, held] = [lessons.slice(0, half), lessons.slice(half)];
  console.log(`beliefs of ${bot} bots in ${held.length} matches, likelihoods ${LIKELIHOODS.version}`);
  const panels = [...new Set(players)].map((count): CalibrationPanel => {
    const there = held.filter((lesson) => lesson.players === count);
    return {
      title: `${count} players, ${there.length} matches`,
      calibration: calibrationOf(there.flatMap(({ beliefs }) => beliefs)),
    };
  });
  panels.forEach(print);
  for (const count of new Set(players)) {
    const there = held.filter((lesson) => lesson.players === count);
    console.log(`${count} players: ${outcomesText(there.map(({ summary }) => summary))}`);
  }
  console.log(`together: ${outcomesText(held.map(({ summary }) => summary))}`);
  if (svg !== undefined) {
    const note = `${bot} bots, likelihoods ${LIKELIHOODS.version}; across: how likely somebody was thought Infected, in %; up: how often he was`;
    writeFileSync(svg, calibrationSvg('How true what bots believe is', note, panels));
  }
  if (untaught) return;
  const suspects = held.flatMap((lesson) => lesson.suspects);
  const guess = classifier(taught.flatMap((lesson) => lesson.suspects));
  console.log(`after five phases, ${suspects.length} seats:`);
  console.log(`  AUC of a classifier of public deeds ${tellApart(suspects, guess).toFixed(3)}`);
  console.log(`  AUC of how a seat looks ${tellApart(suspects, ({ looks }) => looks).toFixed(3)}`);
  const learned = learn(taught, LIKELIHOODS.version + 1);
  console.log('learned from the first half:');
  console.log(JSON.stringify(learned, null, 2));
  if (write) writeFileSync(LEARNED, kept(learned));
}

function print({ title, calibration: { count, brier, ece, bins } }: CalibrationPanel): void {
  console.log(`${title}: ${count} beliefs of others, Brier ${brier.toFixed(4)}, ECE ${ece.toFixed(4)}`);
  for (const bin of bins) {
    console.log(
      `  from ${bin.from.toFixed(1)}: ${String(bin.count).padStart(6)} believed ${bin.believed.toFixed(3)}, so ${bin.infected.toFixed(3)}`,
    );
  }
}

const LEARNED = new URL('../bots/beliefs/learned.ts', import.meta.url);

function kept(learned: Likelihoods): string {
  return `import type { Likelihoods } from './likelihood-table.ts';

/** Made by \`npm run beliefs -- --write\`; nobody edits it by hand. */
export const LEARNED: Likelihoods = ${JSON.stringify(learned, null, 2)};
`;
}

try {
  const wish = read();
  if (wish.record === undefined) await study(wish);
  else console.log(beliefsText(readRecord<MatchRecord>(wish.record, 'record', recordSchema), wish.seat));
} catch (error) {
  fail(error, USAGE);
}
