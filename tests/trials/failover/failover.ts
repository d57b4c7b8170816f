/** `npm run failover`: three processes, and what they need, go away at random while tables are played; what was lost. */
import { parseArgs } from 'node:util';
import { fail, wholeNumber } from '#server/tools/arguments.ts';
import { showProgress } from '#server/tools/progress.ts';
import { FAULTS, type FailoverReport, failoverRun, someFaults } from './run.ts';

const USAGE =
  'npm run failover -- [--n 10] [--tables 60] [--only kill,stall,terminate,redis,postgres] [--away MS] [--seed 1] [--json]';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      n: { type: 'string', default: '10' },
      tables: { type: 'string', default: '60' },
      only: { type: 'string', default: FAULTS.join(',') },
      away: { type: 'string' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const count = wholeNumber('n', values.n, 1, 1000);
  const tables = wholeNumber('tables', values.tables, 1, 500);
  const away = values.away === undefined ? undefined : wholeNumber('away', values.away, 0, 600_000);
  const kinds = FAULTS.filter((fault) => values.only.split(',').includes(fault));
  if (kinds.length === 0) throw new Error(`only: some of ${FAULTS.join(', ')}`);
  const faults = someFaults(kinds, count, values.seed);
  const struck = showProgress('faults', count);
  const report = await failoverRun({ faults, tables, seed: values.seed, durable: true, away, struck });
  if (values.json) console.log(JSON.stringify(report));
  else print(report);
  const { lost, playedTwice, tablesLost, seatsLost, wrongPictures } = report;
  if (lost || playedTwice || tablesLost || seatsLost || wrongPictures) process.exitCode = 1;
}

function print(report: FailoverReport): void {
  const { faults, tables, people, backMs, playedOnMs } = report;
  console.log(`${faults} faults in a cluster of three processes with ${tables} tables and ${people} people`);
  console.log(
    `  ${report.acknowledged} commands acknowledged, ${report.lost} of them lost, ${report.playedTwice} played unasked or twice`,
  );
  console.log(
    `  ${report.tablesLost} tables lost, ${report.seatsLost} seats lost; ${report.returns} returns, ${report.refusals} refusals`,
  );
  console.log(`  ${report.wrongPictures} of ${report.pictures} pictures other than the dealer’s view`);
  console.log(`  everybody back after ${backMs.median} ms (median), ${backMs.worst} ms (worst)`);
  for (const { fault, count, back, away } of report.byFault) {
    console.log(
      `    ${fault} (${count}): back after ${back.median} ms, ${back.worst} ms; one was away ${away.median} ms, ${away.worst} ms`,
    );
  }
  console.log(
    `  every table played on ${playedOnMs.median} ms after it was mended (median), ${playedOnMs.worst} ms (worst)`,
  );
}

try {
  await main();
  process.exit();
} catch (error) {
  fail(error, USAGE);
}
