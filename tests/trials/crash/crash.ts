/** `npm run crash`: a server whose tables are being played is killed at random moments; what was lost, in figures. */
import { parseArgs } from 'node:util';
import { fail, wholeNumber } from '#server/tools/arguments.ts';
import { showProgress } from '#server/tools/progress.ts';
import { type CrashReport, crashRun } from './run.ts';

const USAGE = 'npm run crash -- [--n 20] [--tables 20] [--seed 1] [--json]';
/** More would meet the server's own limits on how many tables one address opens. */
const MOST_TABLES = 20;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      n: { type: 'string', default: '20' },
      tables: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const kills = wholeNumber('n', values.n, 1, 1000);
  const tables = wholeNumber('tables', values.tables, 1, MOST_TABLES);
  const report = await crashRun({ kills, tables, seed: values.seed, killed: showProgress('kills', kills) });
  if (values.json) console.log(JSON.stringify(report));
  else print(report);
  const { missing, unasked, tablesLost, seatsLost, wrongPictures } = report;
  if (missing || unasked || tablesLost || seatsLost || wrongPictures) process.exitCode = 1;
}

function print(report: CrashReport): void {
  const { kills, tables, people, millisecondsToReturn: wait } = report;
  console.log(`${kills} kills of a server with ${tables} tables and ${people} people`);
  console.log(`  ${report.acknowledged} commands acknowledged, ${report.missing} of them missing on disk`);
  console.log(`  ${report.unanswered} on disk without an answer, ${report.unasked} that nobody asked for`);
  console.log(
    `  ${report.tablesLost} tables lost; ${report.returns} returns, ${report.seatsLost} seats lost`,
  );
  console.log(`  ${report.chairsGiven} bots’ chairs given to people just before a kill`);
  console.log(`  ${report.wrongPictures} of ${report.pictures} pictures other than the dealer’s view`);
  console.log(
    `  everybody back after ${Math.round(wait.median)} ms (median), ${Math.round(wait.most)} ms (longest)`,
  );
  console.log(`  ${report.steps} steps on disk, ${report.matchesOver} matches over`);
}

try {
  await main();
} catch (error) {
  fail(error, USAGE);
}
