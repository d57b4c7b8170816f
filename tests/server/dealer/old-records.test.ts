import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { finishedMatch, hasRules, RULES_VERSION, replay, verify } from '#server/dealer/index.ts';
import type { MatchRecord } from '#shared/play/index.ts';
import { recordSchema, rulesNamedIn } from '#shared/wire/record.ts';

/** One finished match of every version of the rules there ever was, as it was written down then. */
const folder = new URL('./fixtures/', import.meta.url);
const readFixture = (rules: string): unknown =>
  JSON.parse(readFileSync(new URL(`record-${rules}.json`, folder), 'utf8'));
const versions = readdirSync(folder).flatMap((name) => /^record-(.*)\.json$/.exec(name)?.[1] ?? []);

describe('a record is judged by the rules it was played by', () => {
  test('there is a record of every version, the present one included', () => {
    expect(versions.sort()).toEqual(['2.2-1', '2.2-2']);
    expect(RULES_VERSION).toBe('2.2-2');
  });

  test.each(versions)('a record of %s is read, and names its rules', (rules) => {
    const record = readFixture(rules);
    expect(rulesNamedIn(record)).toBe(rules);
    expect(recordSchema.safeParse(record).success).toBe(true);
  });

  test('a record of the present rules replays to the digest it was written with, and is proven', () => {
    const record: MatchRecord = recordSchema.parse(readFixture('2.2-2'));
    expect(replay(record).digest).toBe(record.steps.at(-1)?.digest);
    expect(verify(record)).toEqual({
      proven: true,
      witness: 'none',
      steps: 62,
      ending: { kind: 'all-infected', winners: [0] },
      fingerprint: '5e65 fb90 2386',
    });
    expect(finishedMatch(record)?.moments).toHaveLength(63);
  });

  test('a record of older rules is not called false: it is not judged', () => {
    expect(hasRules('2.2-1')).toBe(false);
    expect(verify(recordSchema.parse(readFixture('2.2-1')))).toEqual({
      proven: false,
      step: 0,
      flaw: { code: 'other-rules', rules: '2.2-1', known: '2.2-2' },
    });
  });
});
