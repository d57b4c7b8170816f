/** `npm run deeds`: whether the Infected among bots are found by what everybody sees them do. */
import { parseArgs } from 'node:util';
import { BOT_NAMES, type BotName } from '#server/bots/index.ts';
import { fail, threadsWished, wholeNumber } from '#server/tools/arguments.ts';
import { showProgress } from '#server/tools/progress.ts';
import { tellByDeeds } from './run.ts';

const USAGE =
  'npm run deeds -- [--matches 400] [--levels keen,merciless] [--seed deeds] [--threads all cores]';

/** More than this somebody who only watches would know who is who. */
const MOST = 0.7;

function levelOf(name: string): BotName {
  const known = BOT_NAMES.find((each) => each === name);
  if (!known) throw new Error(`--levels: there is no bot called "${name}" (${BOT_NAMES.join(', ')})`);
  return known;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      matches: { type: 'string', default: '400' },
      levels: { type: 'string', default: 'keen,merciless' },
      seed: { type: 'string', default: 'deeds' },
      threads: { type: 'string' },
    },
  });
  const matches = wholeNumber('matches', values.matches, 2, 100_000);
  for (const level of values.levels.split(',').map(levelOf)) {
    const { seats, infected, auc, low, high } = await tellByDeeds({
      matches,
      players: [4, 5, 6],
      seed: values.seed,
      level,
      threads: threadsWished(values.threads),
      progress: showProgress(`${level} matches`, matches),
    });
    console.log(
      `${level}: AUC ${auc.toFixed(3)} (95 %: ${low.toFixed(3)} to ${high.toFixed(3)}) of ${seats} seats after five phases, ${infected} Infected`,
    );
    if (low > MOST) process.exitCode = 1;
  }
}

await main().catch((error: unknown) => fail(error, USAGE));
