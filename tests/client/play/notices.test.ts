import { describe, expect, test } from 'vitest';
import { noticesOf } from '#client/play/notices.ts';
import { viewFor } from '#server/dealer/index.ts';
import type { DiaryEntry, SeenEvent } from '#shared/play/index.ts';
import { table } from '#tests/server/dealer/table.ts';

const traded = (id: number): SeenEvent => ({
  type: 'traded',
  between: [1, 0],
  gave: { id, kind: 'armor' },
  got: { id: id + 1, kind: 'infection', colour: 'green' },
});
const entry = (infected: boolean): DiaryEntry => ({
  type: 'traded',
  phase: 1,
  with: 1,
  gave: { kind: 'armor' },
  got: { kind: 'infection', colour: 'green' },
  infected,
});
const view = { ...viewFor(table(), 0), diary: [entry(true), entry(false)] };

describe('notices', () => {
  test('X5 of two trades told at once, each says what it did itself', () => {
    const notices = noticesOf(view, [{ number: 9, events: [traded(1), traded(3)] }]);
    expect(notices).toMatchObject([{ infected: true }, { infected: false }]);
  });

  test('what happened before this device came is nothing to stop for', () => {
    const seen = [
      { number: 9, events: [traded(1)], past: true as const },
      { number: 10, events: [traded(3)] },
    ];
    expect(noticesOf(view, seen)).toMatchObject([{ key: '10 0', infected: false }]);
  });
});
