/** `npm run load`: tables full of people over real sockets, and what they cost. */
import { parseArgs } from 'node:util';
import { fail, wholeNumber } from '#server/tools/arguments.ts';
import { showProgress } from '#server/tools/progress.ts';
import { type LoadReport, loadRun } from './run.ts';

const USAGE =
  'npm run load -- [--tables 20,200] [--seats 5] [--seconds 30] [--every 1500] [--processes 1] [--json]';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '20,200' },
      seats: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '30' },
      every: { type: 'string', default: '1500' },
      processes: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const seats = wholeNumber('seats', values.seats, 4, 6);
  const seconds = wholeNumber('seconds', values.seconds, 1, 3600);
  const everyMs = wholeNumber('every', values.every, 100, 600_000);
  const processes = wholeNumber('processes', values.processes, 1, 3);
  const reports: LoadReport[] = [];
  for (const text of values.tables.split(',')) {
    const tables = wholeNumber('tables', text, 1, 10_000);
    const opened = showProgress(`opening ${tables} tables`, tables);
    reports.push(await loadRun({ tables, seats, seconds, everyMs, processes, opened }));
  }
  if (values.json) console.log(JSON.stringify(reports));
  else print(reports);
  process.exitCode = reports.some(({ broken }) => broken > 0) ? 1 : 0;
}

function print(reports: readonly LoadReport[]): void {
  const heads = [
    'tables',
    'processes',
    'commands/s',
    'cores',
    'CPU ms/command',
    'p50 ms',
    'p99 ms',
    'kB/table',
    'opened/s',
    'refused',
    'broken',
  ];
  const rows = reports.map((report) =>
    [
      report.tables,
      report.processes,
      report.commandsPerSecond,
      report.cores,
      report.cpuMsPerCommand,
      report.acknowledgedMs.p50,
      report.acknowledgedMs.p99,
      report.kilobytesPerTable,
      report.tablesOpenedPerSecond,
      report.refused,
      report.broken,
    ].map(String),
  );
  for (const row of [heads, ...rows]) {
    console.log(row.map((cell, column) => cell.padStart(heads[column]?.length ?? 0)).join('  '));
  }
}

try {
  await main();
  process.exit();
} catch (error) {
  fail(error, USAGE);
}
