/** `npm run verify -- record.json [--receipt receipt.json]`: proves a finished match by a receipt, or says where it fails. */
import { parseArgs } from 'node:util';
import { hasRules, RULES_VERSION, verify } from '#server/dealer/index.ts';
import { because, type Flaw, type MatchRecord, type Receipt } from '#shared/play/index.ts';
import { receiptSchema } from '#shared/wire/receipt.ts';
import { recordSchema, rulesNamedIn } from '#shared/wire/record.ts';
import { fail } from './arguments.ts';
import { read, readJson } from './read-json.ts';

const USAGE = 'npm run verify -- record.json [--receipt receipt.json]';

/**
 * Exit codes: 0 proven or, without a receipt, consistent; 1 not proven; 2 a file is not what it should be; 3 played by
 * rules that are not here.
 */
const NOT_PROVEN = 1;
const UNREADABLE = 2;
const OTHER_RULES = 3;

function judge(record: MatchRecord, receipt: Receipt | undefined): void {
  const verdict = verify(record, receipt);
  if (verdict.proven) {
    const { steps, ending, fingerprint } = verdict;
    const found = verdict.witness === 'receipt' ? 'proven' : 'consistent';
    console.log(`${found}: ${steps} steps, ended by ${ending.kind}, fingerprint ${fingerprint}`);
    if (receipt) console.log('proven: the receipt of this device agrees');
    else console.log('consistent: the record agrees with itself; only the receipt of a device proves it');
  } else {
    console.log(`not proven: step ${verdict.step}: ${inWords(verdict.flaw)}`);
    process.exitCode = NOT_PROVEN;
  }
}

function inWords(flaw: Flaw): string {
  switch (flaw.code) {
    case 'no-record':
      return 'this is no record of a match';
    case 'other-rules':
      return `it was played by rules ${flaw.rules}; this program has ${flaw.known}`;
    case 'promise':
      return 'the server had bound itself to another part of its own';
    case 'part':
      return 'this device had opened another part';
    case 'set-up':
      return 'this device was shown another set-up: other names, bots, colours, options or sealed parts';
    case 'refused':
      return `the rules do not allow what was played (${flaw.reason}, rule ${because(flaw.reason).rule})`;
    case 'digest':
      return 'something else happened than the record says';
    case 'unfinished':
      return 'the record stops before the end of the match';
    case 'seen':
      return 'this device saw something else happen';
    case 'seen-in-part':
      return 'from this step on this device was not shown the match; the record before it agrees';
    case 'opened-not-played':
      return 'a deal was opened and not played: this device had opened its part for another set-up at this table, which was never dealt; a line may have been lost, or somebody looked and dealt again';
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { receipt: { type: 'string' } },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error('Name one file with the record of a match.');
  const rules = rulesNamedIn(readJson(file, 'record'));
  if (rules !== undefined && !hasRules(rules)) {
    const flaw = inWords({ code: 'other-rules', rules, known: RULES_VERSION });
    console.log(`not judged: ${flaw}, and says nothing for or against the record`);
    process.exitCode = OTHER_RULES;
  } else {
    const record = read<MatchRecord>(file, 'record', recordSchema);
    judge(
      record,
      values.receipt === undefined ? undefined : read<Receipt>(values.receipt, 'receipt', receiptSchema),
    );
  }
} catch (error) {
  fail(error, USAGE);
  process.exitCode = UNREADABLE;
}
