import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commitmentTo } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/simulation.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import { run } from './command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'panic-verify-'));
const { record } = simulateMatch({
  seed: 'verify tool',
  bots: ['random', 'random', 'random', 'random'],
  options: NO_OPTIONS,
  timeOutEvery: 0,
  checked: false,
});

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('npm run verify', () => {
  test('D4 says proven', () => {
    const receipt = { seat: 0, commitment: commitmentTo(record.setup.serverPart), part: '' };
    const verdict = run('verify', file('good.json', record), '--receipt', file('receipt.json', receipt));
    expect(verdict.stdout).toMatch(
      /^proven: \d+ steps, ended by [a-z-]+, fingerprint( [0-9a-f]{4}){3}\nproven: the receipt/,
    );
    expect(verdict.status).toBe(0);
  });

  test('D4 names the first step that differs', () => {
    const steps = record.steps.map((step, i) => (i === 4 ? { ...step, digest: '0'.repeat(64) } : step));
    const verdict = run('verify', file('changed.json', { ...record, steps }));
    expect(verdict.stdout).toMatch(/^not proven: step 5: /);
    expect(verdict.status).toBe(1);
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
