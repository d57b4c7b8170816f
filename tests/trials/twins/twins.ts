/** `npm run twins`: pairs of matches that differ in a secret; what the uninformed see must not differ. */
import { parseArgs } from 'node:util';
import { finishedMatch, type Match } from '#server/dealer/index.ts';
import { fail, wholeNumber } from '#server/tools/arguments.ts';
import { seedNumber, simulateMatch } from '#server/tools/bot-match.ts';
import { showProgress } from '#server/tools/progress.ts';
import { countBy } from '#server/tools/statistics.ts';
import { MAX_PLAYERS, MIN_PLAYERS, NO_OPTIONS } from '#shared/vocabulary/index.ts';
import { houseOfTwo } from './cluster-house.ts';
import { compareTwins, DEALERS_OWN, type Projection, type TwinReport } from './dealer-twins.ts';
import { type Picks, picksFrom, SECRET_CLASSES, type SecretClass, type Twins, twinsOf } from './secrets.ts';
import { houseHere, type WireHouse } from './wire-house.ts';
import { compareOnWire, planOnWire, type WirePlan, type WireReport } from './wire-twins.ts';

const USAGE = 'npm run twins -- [--n 1000] [--seed 1] [--wire | --cluster] [--json]';
const PAIRS_PER_MATCH = 12;
const PAIRS_PER_SERVER = 20;

interface Pair extends TwinReport {
  readonly secret: SecretClass;
}

interface PairsWanted {
  readonly count: number;
  readonly seed: string;
  readonly secrets?: readonly SecretClass[];
}

/** As many pairs as wanted, compared by what the dealer shows. */
export function* twinPairs({
  projection = DEALERS_OWN,
  ...wanted
}: PairsWanted & { readonly projection?: Projection }): Iterable<Pair> {
  for (const { secret, twins, pick } of foundTwins(wanted)) {
    yield { secret, ...compareTwins(twins, pick, projection) };
  }
}

/** As many pairs as wanted, each played at a table over real sockets and compared frame by frame. */
export async function* wirePairs({
  projection = DEALERS_OWN,
  open = () => houseHere(projection),
  ...wanted
}: PairsWanted & {
  readonly projection?: Projection;
  readonly open?: () => Promise<WireHouse>;
}): AsyncIterable<WireReport> {
  let plans: WirePlan[] = [];
  let made = 0;
  for (const plan of wirePlans(wanted)) {
    plans.push(plan);
    made += 1;
    if (plans.length < PAIRS_PER_SERVER && made < wanted.count) continue;
    yield* await compareOnWire(plans, open);
    plans = [];
  }
}

/** What will be played: the same for the same seed. */
export function* wirePlans(wanted: PairsWanted): Generator<WirePlan, undefined> {
  let made = 0;
  for (const { secret, twins, pick } of foundTwins(wanted)) {
    yield planOnWire(secret, twins, pick, `${wanted.seed}/${made}`, made);
    made += 1;
  }
}

/** From moments of simulated matches, all classes of secret in turn. */
function* foundTwins({ count, seed, secrets = SECRET_CLASSES }: PairsWanted) {
  let made = 0;
  for (let game = 0; made < count; game++) {
    const pick = picksFrom(seedNumber(`twins ${seed}/${game}`));
    const moments = someMatch(`${seed}/${game}`, pick);
    for (let i = 0; i < PAIRS_PER_MATCH && made < count; i++) {
      const secret = secrets[(game + i) % secrets.length] ?? 'roles';
      const twins = findTwins(moments, secret, pick);
      if (!twins) continue;
      made += 1;
      yield { secret, twins, pick };
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

/** What any comparison of pairs tells. */
interface Compared {
  readonly secret: SecretClass;
  readonly stopped: string;
  readonly leak: string | undefined;
}

/** The figures, each summed over all pairs. */
function report<Pair extends Compared>(pairs: readonly Pair[], sums: Record<string, (pair: Pair) => number>) {
  return {
    pairs: pairs.length,
    leaks: pairs.flatMap(({ secret, leak }) => (leak ? [`${secret}: ${leak}`] : [])),
    secrets: Object.fromEntries(countBy(pairs, ({ secret }) => secret)),
    stopped: Object.fromEntries(countBy(pairs, ({ stopped }) => stopped)),
    compared: Object.fromEntries(
      Object.entries(sums).map(([what, of]) => [what, pairs.reduce((sum, pair) => sum + of(pair), 0)]),
    ),
  };
}

function inMemory(count: number, seed: string) {
  const progress = showProgress('pairs', count);
  const pairs: Pair[] = [];
  for (const pair of twinPairs({ count, seed })) progress(pairs.push(pair));
  return report(pairs, {
    steps: ({ steps }) => steps,
    views: ({ views }) => views,
    events: ({ events }) => events,
    bytes: ({ bytes }) => bytes,
  });
}

/** In one process, or in two behind the proxy. */
async function onWire(count: number, seed: string, open?: () => Promise<WireHouse>) {
  const progress = showProgress('pairs', count);
  const pairs: WireReport[] = [];
  for await (const pair of wirePairs({ count, seed, ...(open && { open }) })) progress(pairs.push(pair));
  return report(pairs, {
    steps: ({ steps }) => steps,
    connections: ({ lines }) => lines,
    frames: ({ frames }) => frames,
    bytes: ({ bytes }) => bytes,
    'HTTP answers': ({ answers }) => answers,
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      n: { type: 'string' },
      seed: { type: 'string', default: '1' },
      wire: { type: 'boolean', default: false },
      cluster: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const { seed, wire, cluster } = values;
  const count = wholeNumber('n', values.n ?? (wire || cluster ? '120' : '1000'), 1, 1_000_000);
  const found = cluster
    ? await onWire(count, seed, () => houseOfTwo({ count, seed }))
    : await (wire ? onWire(count, seed) : inMemory(count, seed));
  if (values.json) console.log(JSON.stringify(found));
  else print(found);
  if (found.leaks.length) process.exitCode = 1;
}

function print({ pairs, leaks, secrets, stopped, compared }: ReturnType<typeof report>): void {
  const listed = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([name, n]) => `${name} ${n}`)
      .join(', ');
  console.log(`${pairs} pairs of twins, ${leaks.length} with a difference the uninformed could see`);
  for (const leak of leaks.slice(0, 10)) console.log(`  ${leak}`);
  console.log(`  secrets: ${listed(secrets)}`);
  console.log(`  compared: ${listed(compared)}`);
  console.log(`  driven until: ${listed(stopped)}`);
}

if (import.meta.main) {
  await main().catch((error: unknown) => fail(error, USAGE));
}
