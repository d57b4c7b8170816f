/** `npm run lab`: what the rules come to among bots, by side, seat, number of players and option; drawn and kept. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LIKELIHOODS } from '#server/bots/beliefs/likelihoods.ts';
import type { BotName } from '#server/bots/index.ts';
import type { MeasuredBalance, MeasuredRate } from '#shared/balance/measurement.ts';
import { fail, threadsWished, wholeNumber } from './arguments.ts';
import { type IntervalGroup, intervalSvg } from './interval-svg.ts';
import { balanceTrial, OPTION_CHOICES, replaceOneTrial, sidesTrial, type Trial } from './lab-plans.ts';
import { type Effort, playAll } from './match-pool.ts';
import type { MatchSummary } from './match-summary.ts';
import { showProgress } from './progress.ts';
import { median, percent, type Share, shareOf } from './statistics.ts';

const USAGE = `npm run lab -- [--games 200] [--seed lab] [--parts balance,options,levels] [--write] [--threads all cores] [--journal FILE]
  So many matches for each. balance: 4, 5 and 6 players without options; options: with each of them; levels: each on
  either side, and one of each among keen ones. --write keeps the figures for the settings of a table and the picture for the README.`;

const PLAYERS = [4, 5, 6];
const LEVEL: BotName = 'keen';
const LADDER: readonly BotName[] = ['random', 'simple', 'calm', 'keen', 'merciless'];

const FIGURES = new URL('../../shared/balance/measured.ts', import.meta.url);
const PICTURE = new URL('../../assets/pictures/balance.svg', import.meta.url);

interface Measured {
  readonly trial: Trial;
  readonly matches: readonly MatchSummary[];
}

const PARTS = ['balance', 'options', 'levels'] as const;

function read() {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '200' },
      seed: { type: 'string', default: 'lab' },
      parts: { type: 'string', default: PARTS.join() },
      write: { type: 'boolean', default: false },
      threads: { type: 'string' },
      journal: { type: 'string' },
    },
  });
  const parts = values.parts.split(',');
  const unknown = parts.find((part) => !PARTS.some((each) => each === part));
  if (unknown) throw new Error(`--parts: there is no part "${unknown}" (${PARTS.join(', ')})`);
  return {
    parts,
    games: wholeNumber('games', values.games, 1, 100_000),
    seed: values.seed,
    write: values.write,
    threads: threadsWished(values.threads),
    journal: values.journal,
  };
}

async function measure(trials: readonly Trial[], effort: Effort): Promise<readonly Measured[]> {
  const plans = trials.flatMap((trial) => trial.plans);
  const all = await playAll('play', plans, showProgress('matches', plans.length), effort);
  let from = 0;
  return trials.map((trial) => {
    const matches = all.slice(from, from + trial.plans.length);
    from += trial.plans.length;
    return { trial, matches };
  });
}

function wonBy(side: MatchSummary['won'], matches: readonly MatchSummary[]): Share {
  return shareOf(matches.filter(({ won }) => won === side).length, matches.length);
}

/** S5: how often whoever began wins, then the one to the left of him, and so on. */
function bySeat(matches: readonly MatchSummary[], players: number): readonly Share[] {
  return Array.from({ length: players }, (_, turn) =>
    shareOf(
      matches.filter(({ first, winners }) => winners.some((seat) => seat === (first + turn) % players))
        .length,
      matches.length,
    ),
  );
}

function watchedWins({ trial, matches }: Measured): Share {
  const won = matches.filter(({ winners }, game) => winners.some((seat) => seat === trial.watched?.[game]));
  return shareOf(won.length, matches.length);
}

function kept(rates: readonly MeasuredRate[], version: string): string {
  const measured: MeasuredBalance = {
    date: new Date().toISOString().slice(0, 10),
    version,
    level: LEVEL,
    rates,
  };
  return `import type { MeasuredBalance } from './measurement.ts';

/** Made by \`npm run lab -- --write\`; nobody edits it by hand. */
export const MEASURED: MeasuredBalance = ${JSON.stringify(measured, null, 2)};
`;
}

try {
  const { games, seed, parts, write, threads, journal } = read();
  const tables = { games, seed };
  const balance = PLAYERS.flatMap((players) =>
    OPTION_CHOICES.filter((option) => parts.includes(option === 'none' ? 'balance' : 'options')).map(
      (option) => ({
        players,
        option,
        trial: balanceTrial(tables, LEVEL, players, option),
      }),
    ),
  );
  const ladder = (parts.includes('levels') ? LADDER : []).map((level) => ({
    level,
    asHumans: sidesTrial(tables, { humans: level, infected: LEVEL, players: PLAYERS }),
    asInfected: sidesTrial(tables, { humans: LEVEL, infected: level, players: PLAYERS }),
    asOne: replaceOneTrial(tables, { others: LEVEL, one: level, players: PLAYERS }),
  }));
  const measured = await measure(
    [
      ...balance.map(({ trial }) => trial),
      ...ladder.flatMap(({ asHumans, asInfected, asOne }) => [asHumans, asInfected, asOne]),
    ],
    { threads, journal },
  );
  const of = (trial: Trial): Measured => {
    const found = measured.find((each) => each.trial === trial);
    if (!found) throw new Error(`not measured: ${trial.name}`);
    return found;
  };
  const rates = balance.map(({ players, option, trial }): MeasuredRate => {
    const { matches } = of(trial);
    const count = (side: MatchSummary['won']) => wonBy(side, matches).count;
    return {
      players,
      option,
      games: matches.length,
      humans: count('humans'),
      infected: count('infected'),
      nobody: count('nobody'),
      medianRounds: median(matches.map(({ turns }) => Math.ceil(turns / players))),
    };
  });
  const groups: readonly IntervalGroup[] = [
    ...PLAYERS.map((players) => ({
      title: `Humans win, ${players} players`,
      band: [0.4, 0.6] as const,
      rows: rates
        .filter((rate) => rate.players === players)
        .map(({ option, humans, games: n }) => ({ label: option, share: shareOf(humans, n) })),
    })),
    {
      title: `As the humans, against ${LEVEL} Infected`,
      rows: ladder.map(({ level, asHumans }) => ({
        label: level,
        share: wonBy('humans', of(asHumans).matches),
      })),
    },
    {
      title: `As the Infected, against ${LEVEL} humans`,
      rows: ladder.map(({ level, asInfected }) => ({
        label: level,
        share: wonBy('infected', of(asInfected).matches),
      })),
    },
    {
      title: `In one chair among ${LEVEL} ones: wins himself`,
      rows: ladder.map(({ level, asOne }) => ({ label: level, share: watchedWins(of(asOne)) })),
    },
    ...PLAYERS.map((players) => ({
      title: `By the order of seats, ${players} players`,
      rows: bySeat(
        balance
          .filter((each) => each.players === players && each.option === 'none')
          .flatMap(({ trial }) => of(trial).matches),
        players,
      ).map((share, i) => ({ label: i === 0 ? 'who begins' : `${i} after him`, share })),
    })),
  ];
  const drawn = groups.filter(({ rows }) => rows.some(({ share }) => share.of > 0));
  for (const { title, rows } of drawn) {
    console.log(title);
    for (const { label, share } of rows) {
      console.log(
        `  ${label.padEnd(18)} ${percent(share.share).padStart(7)} (${percent(share.low)} to ${percent(share.high)})`,
      );
    }
  }
  for (const { players, option, nobody, games: n, medianRounds } of rates) {
    console.log(`${players} ${option}: nobody wins ${percent(nobody / n)}, median ${medianRounds} rounds`);
  }
  if (write) {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    const named = `${version}, likelihoods ${LIKELIHOODS.version}`;
    writeFileSync(FIGURES, kept(rates, named));
    const note = `${LEVEL} bots, version ${named}, ${games} matches each; lines are intervals of 95 %`;
    writeFileSync(PICTURE, intervalSvg('What the rules come to among bots', note, drawn));
  }
} catch (error) {
  fail(error, USAGE);
}
