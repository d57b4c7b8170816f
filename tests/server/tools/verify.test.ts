import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { abandonedMatch, PEOPLE, playedFrom, receiptOf } from '#tests/server/dealer/receipts.ts';
import { run } from './command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'panic-verify-'));
const record = abandonedMatch(PEOPLE, 40, 3);

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('npm run verify', () => {
  test('D4 says proven with a receipt, and only consistent without one', () => {
    const receipt = file('receipt.json', receiptOf(record, 0));
    const verdict = run('verify', file('good.json', record), '--receipt', receipt);
    expect(verdict.stdout).toMatch(
      /^proven: \d+ steps, ended by [a-z-]+, fingerprint( [0-9a-f]{4}){3}\nproven: the receipt/,
    );
    expect(verdict.status).toBe(0);
    const alone = run('verify', file('good.json', record));
    expect(alone.stdout).toMatch(/^consistent: \d+ steps/);
    expect(alone.stdout).not.toContain('proven');
    expect(alone.status).toBe(0);
  });

  const named = PEOPLE.seats.map((seat) => (seat.name === 'Bob' ? { ...seat, name: 'Eve' } : seat));
  const flagged = PEOPLE.seats.map((seat) => (seat.name === 'Bob' ? { ...seat, bot: true } : seat));
  const unplayed = [{ commitment: '1'.repeat(64), setup: '2'.repeat(64) }];

  test.each([
    ['a changed name', playedFrom({ ...PEOPLE, seats: named }, record), {}, 'was shown another set-up'],
    ['a changed bot flag', playedFrom({ ...PEOPLE, seats: flagged }, record), {}, 'was shown another set-up'],
    ['another course', abandonedMatch(PEOPLE, 40, 4), {}, 'saw something else'],
    ['a re-dealt table', record, { unplayed }, 'a deal was opened and not played'],
  ])('D4 finds %s by a receipt, and nothing without one', (name, forged, more, sentence) => {
    const receipt = file(`receipt ${name}.json`, { ...receiptOf(record, 0), ...more });
    const verdict = run('verify', file(`${name}.json`, forged), '--receipt', receipt);
    expect(verdict.stdout).toMatch(/^not proven: step \d+: /);
    expect(verdict.stdout).toContain(sentence);
    expect(verdict.status).toBe(1);
    expect(run('verify', file(`${name}.json`, forged)).stdout).toMatch(/^consistent: /);
  });

  test('D4 names the first step that differs', () => {
    const steps = record.steps.map((step, i) => (i === 4 ? { ...step, digest: '0'.repeat(64) } : step));
    const verdict = run('verify', file('changed.json', { ...record, steps }));
    expect(verdict.stdout).toMatch(/^not proven: step 5: /);
    expect(verdict.status).toBe(1);
  });

  test('D4 does not judge a match of other rules, whatever commands they had', () => {
    const old = run('verify', 'tests/server/dealer/fixtures/record-2.2-1.json');
    expect(old.stdout).toBe(
      'not judged: it was played by rules 2.2-1; this program has 2.2-2, and says nothing for or against the record\n',
    );
    expect(old.status).toBe(3);
    const alien = { setup: { rules: '1.0' }, steps: [{ actor: 0, command: { type: 'pray' } }] };
    expect(run('verify', file('alien-rules.json', alien)).stdout).toContain('played by rules 1.0');
  });

  test.each([
    ['a cut-off file', JSON.stringify(record).slice(0, 500), 'is not JSON'],
    ['an empty file', '', 'is not JSON'],
    ['an alien file', { name: 'something', version: '1.0.0' }, 'is not a record of this game'],
    ['a number', '7', 'is not a record of this game'],
    [
      'an alien command',
      { ...record, steps: [{ actor: 0, command: { type: 'win' }, digest: '0'.repeat(64) }] },
      'is not a record of this game',
    ],
    ['too few seats', { ...record, setup: { ...record.setup, seats: [] } }, 'is not a record of this game'],
    ['a far too large file', `"${'x'.repeat(33 * 1024 * 1024)}"`, 'more than any record can have'],
  ])('gives a clear sentence for %s', (name, content, sentence) => {
    const verdict = run('verify', file(`${name}.json`, content));
    expect(verdict.stderr).toContain(sentence);
    expect(verdict.stderr).not.toMatch(/^\s+at /m);
    expect(verdict.status).toBe(2);
  });

  test('gives a clear sentence for no file and for a wrong option', () => {
    expect(run('verify').stderr).toContain('Name one file');
    expect(run('verify', join(folder, 'nowhere.json')).stderr).toContain('cannot be read');
    expect(run('verify', 'a.json', '--recipe', 'b').status).toBe(2);
  });
});
