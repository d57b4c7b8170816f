/** `npm run show -- record.json --step N [--seat S]`: a moment of a match as text, of all or of what a seat sees. */
import { parseArgs } from 'node:util';
import {
  hasRules,
  openMatch,
  RecordMismatch,
  RULES_VERSION,
  replay,
  replayStep,
} from '#server/dealer/index.ts';
import type { MatchRecord } from '#shared/play/index.ts';
import { SEAT_IDS } from '#shared/vocabulary/index.ts';
import { recordSchema, rulesNamedIn } from '#shared/wire/record.ts';
import { fail, wholeNumber } from './arguments.ts';
import { read, readJson } from './read-json.ts';
import { type Moment, momentText } from './show-moment.ts';

const USAGE = 'npm run show -- record.json [--step N, the last one if not said] [--seat S, 0 to 5]';

/** Only what leads to it is played again: a record that does not hold later on can be looked at up to there. */
function momentOf({ setup, steps: all }: MatchRecord, step: number): Moment {
  const steps = all.length;
  const next = all[step - 1];
  if (!next) return { step, steps, match: openMatch(setup) };
  const before = replay({ setup, steps: all.slice(0, step - 1) });
  const { actor, command } = next;
  return { step, steps, played: { actor, command, before }, match: replayStep(before, next) };
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { step: { type: 'string' }, seat: { type: 'string' } },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error('Name one file with the record of a match.');
  const rules = rulesNamedIn(readJson(file, 'record'));
  if (rules !== undefined && !hasRules(rules)) {
    throw new Error(`${file} was played by rules ${rules}; this program has ${RULES_VERSION}`);
  }
  const record = read<MatchRecord>(file, 'record', recordSchema);
  const last = record.steps.length;
  const step = values.step === undefined ? last : wholeNumber('step', values.step, 0, last);
  const chairs = record.setup.seats.length;
  const seat =
    values.seat === undefined ? undefined : SEAT_IDS[wholeNumber('seat', values.seat, 0, chairs - 1)];
  console.log(momentText(momentOf(record, step), seat));
} catch (error) {
  const reason = error instanceof RecordMismatch ? `The record does not hold at ${error.message}.` : error;
  fail(reason, USAGE);
}
