import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Problem } from '#server/tools/problem.ts';
import { readSettings } from '#server/tools/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'panic-station-'));
const DATA_DIR = join(folder, 'data');

describe('settings', () => {
  test('have defaults', () => {
    expect(readSettings({ DATA_DIR })).toEqual({
      port: 2567,
      dataFolder: DATA_DIR,
      logLevel: 'info',
      keepDays: 30,
      behindProxy: false,
    });
  });

  test.each(['http', '-1', '65536', '', '1.5'])('PORT=%s is answered with a sentence', (PORT) => {
    expect(() => readSettings({ DATA_DIR, PORT })).toThrow(Problem);
  });

  test('an unknown LOG_LEVEL is answered with a sentence', () => {
    expect(() => readSettings({ DATA_DIR, LOG_LEVEL: 'loud' })).toThrow(Problem);
  });

  test('a data folder that cannot be written is answered with a sentence', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => readSettings({ DATA_DIR: file })).toThrow(Problem);
    expect(() => readSettings({ DATA_DIR: join(file, 'data') })).toThrow(
      `The data folder ${join(file, 'data')} cannot be written`,
    );
  });
});
