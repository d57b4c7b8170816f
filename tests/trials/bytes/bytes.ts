/** `npm run bytes`: whole matches over real sockets, and how many bytes a seat is sent for a command. */
import { parseArgs } from 'node:util';
import { fail, wholeNumber } from '#server/tools/arguments.ts';
import { showProgress } from '#server/tools/progress.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from '#shared/vocabulary/index.ts';
import { type BytesReport, countBytes } from './run.ts';

const USAGE = 'npm run bytes -- [--matches 5] [--seats 5] [--seed 1] [--json]';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      matches: { type: 'string', default: '5' },
      seats: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const matches = wholeNumber('matches', values.matches, 1, 1000);
  const seats = wholeNumber('seats', values.seats, MIN_PLAYERS, MAX_PLAYERS);
  const progress = showProgress('matches', matches);
  const { seed } = values;
  const report = await countBytes({
    matches,
    seats,
    seed,
    mostCommands: Number.POSITIVE_INFINITY,
    progress,
  });
  if (values.json) console.log(JSON.stringify(report));
  else print(report);
}

function print(report: BytesReport): void {
  const { matches, seats, commands, perSeatAndCommand, joining, cpuMsPerCommand } = report;
  const { all, ...kinds } = perSeatAndCommand;
  console.log(`${matches} matches of ${seats} seats, ${commands} commands`);
  console.log(`  ${all} bytes for each seat and command`);
  for (const [kind, bytes] of Object.entries(kinds)) console.log(`    ${kind.padEnd(7)} ${bytes}`);
  console.log(`  ${joining} bytes for a device that comes at the end`);
  console.log(`  ${cpuMsPerCommand} ms of processor time for each command, devices and bots included`);
}

if (import.meta.main) {
  await main().catch((error: unknown) => fail(error, USAGE));
}
