/** `npm run fuzz`: hostile clients against a real server on which people play. */
import { parseArgs } from 'node:util';
import { fail, wholeNumber } from '#server/tools/arguments.ts';
import { showProgress } from '#server/tools/progress.ts';
import { type FuzzReport, fuzz } from './run.ts';

const USAGE = 'npm run fuzz -- [--n 10000] [--seed 1] [--json]';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      n: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const messages = wholeNumber('n', values.n, 1, 10_000_000);
  // The SDK warns of every refusal, and refusals are what this is about.
  console.warn = () => {};
  const progress = showProgress('messages', messages);
  const report = await fuzz({ messages, raw: Math.ceil(messages / 2), seed: values.seed, progress });
  if (values.json) console.log(JSON.stringify(report));
  else print(report);
  if (report.wrong.length) process.exitCode = 1;
}

function print({ messages, raw, sent, answers, bytesRead, honestPlayed, seconds, wrong }: FuzzReport): void {
  const listed = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([name, n]) => `${name} ${n}`)
      .join(', ');
  const speed = Math.round(messages / seconds);
  console.log(
    `${messages} hostile messages (${raw} to the bare port) in ${seconds.toFixed(1)} s (${speed}/s), ${wrong.length} things wrong`,
  );
  for (const each of wrong.slice(0, 10)) console.log(`  ${each}`);
  console.log(`  sent: ${listed(sent)}`);
  console.log(`  answers: ${listed(answers)}`);
  console.log(
    `  ${bytesRead} bytes of answers searched for secrets; ${honestPlayed} honest commands played meanwhile`,
  );
}

await main().catch((error: unknown) => fail(error, USAGE));
