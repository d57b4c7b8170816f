/** `npm run pings`: whether a third seat's pings tell that somebody has answered in secret (D2). */
import { parseArgs } from 'node:util';
import { fail, wholeNumber } from '#server/tools/arguments.ts';
import { seedNumber } from '#server/tools/bot-match.ts';
import { showProgress } from '#server/tools/progress.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from '#shared/vocabulary/index.ts';
import { picksFrom } from '#tests/trials/twins/secrets.ts';
import { type PingReport, pingRun } from './run.ts';

const USAGE =
  'npm run pings -- [--n 400] [--players 6] [--request] [--nothing] [--in-thread] [--seed 1] [--json]';
/** What a busy machine shows by chance alone stays below. */
const MOST_AUC = 0.6;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      n: { type: 'string', default: '400' },
      players: { type: 'string', default: '6' },
      request: { type: 'boolean', default: false },
      nothing: { type: 'boolean', default: false },
      'in-thread': { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const samples = wholeNumber('n', values.n, 1, 10_000);
  const report = await pingRun({
    samples,
    players: wholeNumber('players', values.players, MIN_PLAYERS, MAX_PLAYERS),
    store: values['in-thread'] ? 'in-thread' : 'own',
    way: values.request ? 'request' : 'ping',
    quiet: values.nothing ? 'nothing' : 'elsewhere',
    pick: picksFrom(seedNumber(`pings ${values.seed}`)),
    sampled: showProgress('samples', samples),
  });
  if (values.json) console.log(JSON.stringify(report));
  else print(report);
  // Shorter waits would tell as much as longer ones.
  const told = [report.longest.auc, report.mean.auc].map((each) => Math.max(each, 1 - each));
  if (Math.max(...told) >= MOST_AUC) process.exitCode = 1;
}

function print({ samples, pings, ...figures }: PingReport): void {
  console.log(`${samples} looks with a sealed card and ${samples} without, ${pings} answers timed`);
  for (const [name, { auc, medians }] of Object.entries(figures)) {
    const [sealed, quiet] = [medians.sealed, medians.quiet].map((ms) => ms.toFixed(2));
    console.log(
      `  ${name} wait of a look: AUC ${auc.toFixed(3)} (median ${sealed} ms sealed, ${quiet} ms quiet)`,
    );
  }
}

await main().catch((error: unknown) => fail(error, USAGE));
