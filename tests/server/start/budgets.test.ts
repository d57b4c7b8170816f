import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkBudgets, weigh } from '#server/start/budgets.ts';

/** A build of files with so many bytes. */
function buildOf(files: Readonly<Record<string, number>>, manifest: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'panic-station-budget-'));
  mkdirSync(join(folder, 'built'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  for (const [file, bytes] of Object.entries(files)) {
    writeFileSync(join(folder, 'built', file), Buffer.alloc(bytes));
  }
  return folder;
}

describe('a build is weighed as it is served', () => {
  test('scripts compressed, pictures as they are, and home with one language and without what is fetched later', () => {
    const folder = buildOf(
      {
        'index.js': 5000,
        'index.js.br': 1000,
        'entrance.js': 9000,
        'entrance.js.br': 2000,
        'board.js': 80_000,
        'board.js.br': 30_000,
        'plates.webp': 7000,
        'en.js': 400,
        'fr.js': 500,
        'fr-all.js': 3000,
      },
      {
        'index.html': { file: 'built/index.js', imports: ['_entrance.js'] },
        '_entrance.js': { file: 'built/entrance.js' },
        'texts/en/first.ts': { file: 'built/en.js' },
        'texts/en/index.ts': { file: 'built/en-all.js', imports: ['texts/en/first.ts'] },
        'texts/fr/first.ts': { file: 'built/fr.js' },
        'texts/fr/index.ts': { file: 'built/fr-all.js', imports: ['texts/fr/first.ts'] },
        'board/board.ts': { file: 'built/board.js', imports: ['_entrance.js'] },
      },
    );
    expect(weigh(folder)).toEqual({ 'home script': 3500, 'all script': 36_900, 'art and sound': 7000 });
  });
});

describe('a build that weighs too much is not served', () => {
  const light = { 'home script': 90_000, 'all script': 620_000, 'art and sound': 700_000 };

  test('as much as is allowed passes, and is said', () => {
    expect(checkBudgets(light)).toBe(
      'home script 90.0 kB of 90.0 kB, all script 620.0 kB of 620.0 kB, art and sound 700.0 kB of 700.0 kB',
    );
  });

  test.each(['home script', 'all script', 'art and sound'] as const)(
    'one byte more of %s does not',
    (name) => {
      expect(() => checkBudgets({ ...light, [name]: light[name] + 1 })).toThrow('The client weighs too much');
    },
  );
});
