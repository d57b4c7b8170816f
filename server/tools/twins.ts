/** `npm run twins`: pairs of matches that differ in a secret; what the uninformed see must not differ. */
import { parseArgs } from 'node:util';
import { finishedMatch, type Match } from '#server/dealer/index.ts';
import { MAX_PLAYERS, MIN_PLAYERS, NO_OPTIONS } from '#shared/vocabulary/index.ts';
import { fail, wholeNumber } from './arguments.ts';
import { showProgress } from './progress.ts';
import { seedNumber, simulateMatch } from './simulation.ts';
import { countBy } from './statistics.ts';
import { compareTwins, DEALERS_OWN, type Projection, type TwinReport } from './twin-run.ts';
import {
  type Picks,
  picksFrom,
  SECRET_CLASSES,
  type SecretClass,
  type Twins,
  twinsOf,
} from './twin-secrets.ts';

const USAGE = 'npm run twins -- [--n 1000] [--seed 1] [--json]';
const PAIRS_PER_MATCH = 12;

interface Pair extends TwinReport {
  readonly secret: SecretClass;
}

interface PairsWanted {
  readonly count: number;
  readonly seed: string;
  readonly secrets?: readonly SecretClass[];
  readonly projection?: Projection;
}

/** As many pairs as wanted, from moments of simulated matches, all classes in turn. */
export function* twinPairs({
  count,
  seed,
  secrets = SECRET_CLASSES,
  projection = DEALERS_OWN,
}: PairsWanted): Iterable<Pair> {
  let made = 0;
  for (let game = 0; made < count; game++) {
    const pick = picksFrom(seedNumber(`twins ${seed}/${game}`));
    const moments = someMatch(`${seed}/${game}`, pick);
    for (let i = 0; i < PAIRS_PER_MATCH && made < count; i++) {
      const secret = secrets[(game + i) % secrets.length] ?? 'roles';
      const twins = findTwins(moments, secret, pick);
      if (!twins) continue;
      made += 1;
      yield { secret, ...compareTwins(twins, pick, projection) };
    }
  }
}

function someMatch(seed: string, pick: Picks): readonly Match[] {
  const players = MIN_PLAYERS + pick(MAX_PLAYERS - MIN_PLAYERS + 1);
  const { record } = simulateMatch({
    seed,
    bots: Array.from({ length: players }, () => 'random'),
    options: { ...NO_OPTIONS, gentleStart: pick(2) === 0, lastResort: pick(2) === 0 },
    timeOutEvery: 0,
    checked: false,
  });
  return finishedMatch(record)?.moments ?? [];
}

/** The first moment from a random one on where there is such a secret. */
function findTwins(moments: readonly Match[], secret: SecretClass, pick: Picks): Twins | undefined {
  const start = pick(moments.length);
  for (const match of [...moments.slice(start), ...moments.slice(0, start)]) {
    const twins = twinsOf(match, secret, pick);
    if (twins) return twins;
  }
  return undefined;
}

function report(pairs: readonly Pair[]) {
  const sum = (of: (pair: Pair) => number) => pairs.reduce((total, pair) => total + of(pair), 0);
  return {
    pairs: pairs.length,
    leaks: pairs.flatMap(({ secret, leak }) => (leak ? [`${secret}: ${leak}`] : [])),
    secrets: Object.fromEntries(countBy(pairs, ({ secret }) => secret)),
    stopped: Object.fromEntries(countBy(pairs, ({ stopped }) => stopped)),
    steps: sum(({ steps }) => steps),
    views: sum(({ views }) => views),
    events: sum(({ events }) => events),
    bytes: sum(({ bytes }) => bytes),
  };
}

function main(): void {
  const { values } = parseArgs({
    options: {
      n: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const count = wholeNumber('n', values.n, 1, 1_000_000);
  const progress = showProgress('pairs', count);
  const pairs: Pair[] = [];
  for (const pair of twinPairs({ count, seed: values.seed })) {
    pairs.push(pair);
    progress(pairs.length);
  }
  const found = report(pairs);
  if (values.json) console.log(JSON.stringify(found));
  else print(found);
  if (found.leaks.length) process.exitCode = 1;
}

function print({
  pairs,
  leaks,
  secrets,
  stopped,
  steps,
  views,
  events,
  bytes,
}: ReturnType<typeof report>): void {
  console.log(`${pairs} pairs of twins, ${leaks.length} with a difference the uninformed could see`);
  for (const leak of leaks.slice(0, 10)) console.log(`  ${leak}`);
  console.log(
    `  secrets: ${Object.entries(secrets)
      .map(([name, n]) => `${name} ${n}`)
      .join(', ')}`,
  );
  console.log(`  compared: ${steps} steps, ${views} views, ${events} events, ${bytes} bytes`);
  console.log(
    `  driven until: ${Object.entries(stopped)
      .map(([name, n]) => `${name} ${n}`)
      .join(', ')}`,
  );
}

if (import.meta.main) {
  try {
    main();
  } catch (error) {
    fail(error, USAGE);
  }
}
