/** `npm run tournament`: levels against each other, by side; who wins how often, with intervals. */
import { parseArgs } from 'node:util';
import { BOT_NAMES, type BotName } from '#server/bots/index.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from '#shared/vocabulary/index.ts';
import { fail, threadsWished, wholeNumber } from './arguments.ts';
import { sidesTrial } from './lab-plans.ts';
import { playAll } from './match-pool.ts';
import { SIDES } from './match-summary.ts';
import { showProgress } from './progress.ts';
import { median, percent, shareOf } from './statistics.ts';

const USAGE = `npm run tournament -- [--games 200] [--levels keen,simple] [--players 4,5,6] [--seed 1] [--against keen] [--threads all cores]
  [--journal FILE]
  Every level plays the humans against every level as the Infected: so many games each, the same deals for all.
  --against: only pairings in which one side is of this level.`;

function read() {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '200' },
      levels: { type: 'string', default: 'keen,simple' },
      players: { type: 'string', default: '4,5,6' },
      seed: { type: 'string', default: '1' },
      against: { type: 'string' },
      threads: { type: 'string' },
      journal: { type: 'string' },
    },
  });
  return {
    games: wholeNumber('games', values.games, 1, 1_000_000),
    levels: values.levels.split(',').map(levelOf),
    players: values.players.split(',').map((each) => wholeNumber('players', each, MIN_PLAYERS, MAX_PLAYERS)),
    seed: values.seed,
    against: values.against === undefined ? undefined : levelOf(values.against),
    threads: threadsWished(values.threads),
    journal: values.journal,
  };
}

function levelOf(name: string): BotName {
  const known = BOT_NAMES.find((each) => each === name);
  if (!known)
    throw new Error(`--levels, --against: there is no bot called "${name}" (${BOT_NAMES.join(', ')})`);
  return known;
}

try {
  const { games, levels, players, seed, against, threads, journal } = read();
  const trials = levels.flatMap((humans) =>
    levels
      .filter((infected) => !against || humans === against || infected === against)
      .map((infected) => sidesTrial({ games, seed }, { humans, infected, players })),
  );
  const plans = trials.flatMap((trial) => trial.plans);
  const all = await playAll('play', plans, showProgress('matches', plans.length), {
    threads,
    journal,
  });
  trials.forEach(({ name }, i) => {
    const matches = all.slice(i * games, (i + 1) * games);
    const shares = SIDES.map((side) => {
      const { share, low, high } = shareOf(matches.filter(({ won }) => won === side).length, games);
      return `${side} ${percent(share)} (${percent(low)} to ${percent(high)})`;
    });
    console.log(
      `${name}: ${shares.join(', ')}; median ${median(matches.map(({ phases }) => phases))} phases, n ${games}`,
    );
  });
} catch (error) {
  fail(error, USAGE);
}
