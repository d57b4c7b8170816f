/** `npm run load`: tables full of people over real sockets, and what they cost. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fail, wholeNumber } from '#server/tools/arguments.ts';
import { showProgress } from '#server/tools/progress.ts';
import { loadSvg } from './load-svg.ts';
import { type LoadReport, loadRun } from './run.ts';

const USAGE =
  'npm run load -- [--tables 20,200] [--seats 5] [--seconds 30] [--every 1500] [--processes 1,2] [--warm 10] [--svg FILE] [--json]';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '20,200' },
      seats: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '30' },
      every: { type: 'string', default: '1500' },
      processes: { type: 'string', default: '1' },
      warm: { type: 'string', default: '10' },
      svg: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const seats = wholeNumber('seats', values.seats, 4, 6);
  const seconds = wholeNumber('seconds', values.seconds, 1, 3600);
  const everyMs = wholeNumber('every', values.every, 100, 600_000);
  const warmSeconds = wholeNumber('warm', values.warm, 0, 600);
  const reports: LoadReport[] = [];
  for (const some of values.processes.split(',')) {
    const processes = wholeNumber('processes', some, 1, 3);
    for (const text of values.tables.split(',')) {
      const tables = wholeNumber('tables', text, 1, 10_000);
      const opened = showProgress(`opening ${tables} tables`, tables);
      reports.push(await loadRun({ tables, seats, seconds, everyMs, processes, warmSeconds, opened }));
    }
  }
  if (values.svg) {
    const note = `tables of ${seats}, a command a table every ${everyMs / 1000} s; broken lines: more than one process, with proxy, PostgreSQL and Redis`;
    writeFileSync(values.svg, loadSvg('What a machine with two cores bears', note, reports));
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
    'raw ws',
    'times raw',
    'p50 ms',
    'p99 ms',
    'kB/table',
    'opened/s',
    'CPU ms/opening',
    'restored/s',
    'CPU ms/restoring',
    'refused',
    'broken',
    'lines lost',
    'cores of devices',
    'devices stood still ms',
    'load average',
  ];
  const rows = reports.map((report) =>
    [
      report.tables,
      report.processes,
      report.commandsPerSecond,
      report.cores,
      report.cpuMsPerCommand,
      report.rawCpuMsPerCommand,
      report.timesRaw,
      report.acknowledgedMs.p50,
      report.acknowledgedMs.p99,
      report.kilobytesPerTable,
      report.tablesOpenedPerSecond,
      report.openingCpuMsPerTable,
      report.restored?.perSecond ?? '-',
      report.restored?.cpuMsPerTable ?? '-',
      Object.entries(report.refused)
        .map(([reason, count]) => `${reason} ${count}`)
        .join(', ') || 0,
      report.broken,
      report.linesLost,
      report.coresOfDevices,
      report.devicesStoodStillMs,
      report.loadAverage,
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
