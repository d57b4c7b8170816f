/** `npm run simulate`: bots play whole matches without network; what came of it, in figures. */
import { parseArgs } from 'node:util';
import { BOT_NAMES, type BotName } from '#server/bots/index.ts';
import { type Command, ENDINGS } from '#shared/play/index.ts';
import { keysOf, MAX_PLAYERS, MIN_PLAYERS, NO_OPTIONS, type RuleOptions } from '#shared/vocabulary/index.ts';
import { fail, threadsWished, wholeNumber } from './arguments.ts';
import type { SimulationPlan } from './bot-match.ts';
import { playAll } from './match-pool.ts';
import { type MatchSummary, SIDES } from './match-summary.ts';
import { showProgress } from './progress.ts';
import { countBy, median, percent, quantile, type Share, shareOf } from './statistics.ts';

const USAGE = `npm run simulate -- [--games 1000] [--players 5 | 4,5,6] [--seed 1] [--bots simple | random | one per seat: simple,random,…]
  [--options none | all | gentleStart,lastResort,…] [--time-out-every 0] [--unchecked] [--json] [--threads all cores]`;

const OPTION_NAMES = keysOf(NO_OPTIONS);

interface Wish {
  readonly games: number;
  readonly players: readonly number[];
  readonly seed: string;
  readonly bots: readonly BotName[];
  readonly options: readonly RuleOptions[];
  readonly timeOutEvery: number;
  readonly checked: boolean;
  readonly json: boolean;
  readonly threads: number;
}

function readWish(): Wish {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '1000' },
      players: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'simple' },
      options: { type: 'string', default: 'none' },
      'time-out-every': { type: 'string', default: '0' },
      unchecked: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      threads: { type: 'string' },
    },
  });
  return {
    games: wholeNumber('games', values.games, 1, 1_000_000),
    players: values.players.split(',').map((each) => wholeNumber('players', each, MIN_PLAYERS, MAX_PLAYERS)),
    seed: values.seed,
    bots: values.bots.split(',').map(botName),
    options: optionSets(values.options),
    timeOutEvery: wholeNumber('time-out-every', values['time-out-every'], 0, 1_000_000),
    checked: !values.unchecked,
    json: values.json,
    threads: threadsWished(values.threads),
  };
}

function botName(name: string): BotName {
  const known = BOT_NAMES.find((each) => each === name);
  if (!known) throw new Error(`--bots: there is no bot called "${name}" (${BOT_NAMES.join(', ')})`);
  return known;
}

function optionSets(wish: string): readonly RuleOptions[] {
  if (wish === 'all') {
    return Array.from({ length: 2 ** OPTION_NAMES.length }, (_, bits) =>
      withOptions(OPTION_NAMES.filter((_name, i) => bits & (1 << i))),
    );
  }
  const names = wish === 'none' ? [] : wish.split(',');
  const unknown = names.find((name) => !OPTION_NAMES.some((each) => each === name));
  if (unknown) throw new Error(`--options: there is no option "${unknown}" (${OPTION_NAMES.join(', ')})`);
  return [withOptions(names)];
}

function withOptions(names: readonly string[]): RuleOptions {
  return { ...NO_OPTIONS, ...Object.fromEntries(names.map((name) => [name, true])) };
}

function plansFor(wish: Wish): readonly SimulationPlan[] {
  return Array.from({ length: wish.games }, (_, game) => {
    const players = wish.players[game % wish.players.length] ?? MIN_PLAYERS;
    return {
      seed: `${wish.seed}/${game}`,
      bots: Array.from({ length: players }, (_seat, i) => wish.bots[i % wish.bots.length] ?? 'simple'),
      options: wish.options[Math.floor(game / wish.players.length) % wish.options.length] ?? NO_OPTIONS,
      timeOutEvery: wish.timeOutEvery,
      checked: wish.checked,
      timed: true,
    };
  });
}

function report(matches: readonly MatchSummary[], seconds: number) {
  const endings = countBy(matches, ({ ending }) => ending);
  const victories = countBy(matches, ({ won }) => won);
  const commands = matches.reduce((sum, match) => sum + match.commands, 0);
  const kinds = new Map<Command['type'], number>();
  for (const match of matches) {
    for (const [kind, count] of match.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  }
  const thinking = matches.flatMap((match) => match.thinking);
  const spread = (numbers: readonly number[]) => ({
    median: median(numbers),
    low: quantile(numbers, 0.05),
    high: quantile(numbers, 0.95),
    total: numbers.reduce((sum, each) => sum + each, 0),
  });
  return {
    games: matches.length,
    endings: Object.entries(ENDINGS).map(([kind, rule]) => ({
      kind,
      rule,
      ...shareOf(countOf(endings, kind), matches.length),
    })),
    victories: SIDES.map((side) => ({ side, ...shareOf(victories.get(side) ?? 0, matches.length) })),
    explored: shareOf(matches.filter(({ isExplored }) => isExplored).length, matches.length),
    rounds: spread(matches.map(({ players, turns }) => Math.ceil(turns / players))),
    phases: spread(matches.map(({ phases }) => phases)),
    turns: spread(matches.map(({ turns }) => turns)),
    commands: spread(matches.map((match) => match.commands)),
    scans: spread(matches.map(({ scans }) => scans)),
    infections: spread(matches.map(({ infections }) => infections)),
    deaths: spread(matches.map(({ deaths }) => deaths)),
    kinds: Object.fromEntries([...kinds].sort(([, a], [, b]) => b - a)),
    thinkingMs: {
      mean: thinking.reduce((sum, each) => sum + each, 0) / Math.max(1, thinking.length),
      p99: quantile(thinking, 0.99),
    },
    seconds,
    commandsPerSecond: Math.round(commands / seconds),
  };
}

function countOf(counts: ReadonlyMap<string, number>, what: string): number {
  return counts.get(what) ?? 0;
}

function print({ endings, victories, kinds, ...figures }: ReturnType<typeof report>): void {
  console.log(`${figures.games} matches`);
  for (const { kind, rule, count, ...share } of endings) {
    console.log(line(`${rule} ${kind}`, count, share));
  }
  for (const { side, count, ...share } of victories) {
    console.log(line(`won by ${side}`, count, share));
  }
  console.log(line('station explored', figures.explored.count, figures.explored));
  for (const name of ['rounds', 'phases', 'turns', 'commands', 'scans', 'infections', 'deaths'] as const) {
    const { median: middle, low, high, total } = figures[name];
    console.log(
      `  ${name.padEnd(11)} median ${String(middle).padStart(4)}, nine in ten between ${low} and ${high}, total ${total}`,
    );
  }
  console.log(
    `  commands: ${Object.entries(kinds)
      .map(([kind, n]) => `${kind} ${n}`)
      .join(', ')}`,
  );
  const { mean, p99 } = figures.thinkingMs;
  console.log(`  a decision takes ${mean.toFixed(2)} ms of a core, 99 of 100 at most ${p99.toFixed(2)} ms`);
  console.log(`  ${figures.seconds.toFixed(1)} s, ${figures.commandsPerSecond} commands per second`);
}

function line(label: string, count: number, { share, low, high }: Omit<Share, 'count' | 'of'>): string {
  const interval = `(95 %: ${percent(low)} to ${percent(high)})`;
  return `  ${label.padEnd(27)} ${String(count).padStart(6)}  ${percent(share).padStart(7)} ${interval}`;
}

try {
  const wish = readWish();
  const start = performance.now();
  const matches = await playAll('play', plansFor(wish), showProgress('matches', wish.games), wish);
  const result = report(matches, (performance.now() - start) / 1000);
  if (wish.json) console.log(JSON.stringify({ wish, ...result }));
  else print(result);
} catch (error) {
  fail(error, USAGE);
}
