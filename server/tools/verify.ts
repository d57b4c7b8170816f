/** `npm run verify -- record.json [--receipt receipt.json]`: proves a finished match, or says where it fails. */
import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type * as z from 'zod/mini';
import { verify } from '#server/dealer/index.ts';
import type { MatchRecord, Receipt } from '#shared/play/index.ts';
import { receiptSchema, recordSchema } from '#shared/wire/record.ts';
import { fail } from './arguments.ts';

const USAGE = 'npm run verify -- record.json [--receipt receipt.json]';
const MOST_BYTES = 32 * 1024 * 1024;

/** Exit codes: 0 proven, 1 not proven, 2 the files could not be read as what they should be. */
const NOT_PROVEN = 1;
const UNREADABLE = 2;

function readJson<Content>(file: string, what: string, schema: z.ZodMiniType<Content>): Content {
  let text: string;
  try {
    const { size } = statSync(file);
    if (size > MOST_BYTES) throw new Error(`it has ${size} bytes, more than any ${what} can have`);
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON: it is damaged, cut off, or something else than a ${what}`);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') || 'the top';
  throw new Error(`${file} is not a ${what} of this game: ${issue?.message ?? 'unknown'} at ${where}`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { receipt: { type: 'string' } },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error('Name one file with the record of a match.');
  const record = readJson<MatchRecord>(file, 'record', recordSchema);
  const receipt = values.receipt && readJson<Receipt>(values.receipt, 'receipt', receiptSchema);
  const verdict = verify(record, receipt || undefined);
  if (verdict.proven) {
    const { steps, ending, fingerprint } = verdict;
    console.log(`proven: ${steps} steps, ended by ${ending.kind}, fingerprint ${fingerprint}`);
    if (receipt) console.log('proven: the receipt of this device agrees');
  } else {
    console.log(`not proven: step ${verdict.step}: ${verdict.problem}`);
    process.exitCode = NOT_PROVEN;
  }
} catch (error) {
  fail(error, USAGE);
  process.exitCode = UNREADABLE;
}
