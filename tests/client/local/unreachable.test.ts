import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { reachedFrom } from '#tests/graph/reached-from.ts';

const startsWorker = (file: string) => /new (Shared)?Worker\(/.test(readFileSync(file, 'utf8'));

describe('a page at a real table never has a dealer of its own', () => {
  const table = [...reachedFrom('client/pages/TablePage.tsx'), ...reachedFrom('client/board/board.ts')];

  test('nothing it imports is of the local table, the lessons, the bots or the dealer', () => {
    expect(table.length).toBeGreaterThan(150);
    expect(table.filter((file) => /^(client\/(local|learn|workers)|server)\//.test(file))).toEqual([]);
  });

  test('and nothing of it starts a worker', () => {
    expect(table.filter((file) => startsWorker(file))).toEqual([]);
  });

  test('while the lessons do', () => {
    const lessons = [...reachedFrom('client/learn/LearnPage.tsx')];
    expect(lessons.filter((file) => startsWorker(file))).toEqual(['client/device/dealer-worker.ts']);
    expect(lessons).toContain('client/local/local-session.ts');
    expect(lessons.filter((file) => file.startsWith('server/'))).toEqual([]);
  });
});
