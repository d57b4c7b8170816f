import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPlayback } from '#client/theatre/playback.ts';
import { viewFor } from '#server/dealer/index.ts';
import { afterEvent, type PublicView, type SeenEvent } from '#shared/play/index.ts';
import { named } from '#tests/client/crew.ts';
import { table } from '#tests/server/dealer/table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const before = viewFor(named(table({ map: { L11: [1, 0] } })), 'public');
const goes: SeenEvent = {
  type: 'moved',
  seat: 1,
  character: 'trooper',
  from: 'L01',
  to: 'L11',
  how: 'move',
};
const after: PublicView = afterEvent(before, goes);

test('a step that plays is told as it was at the table, at the speed that is chosen', () => {
  const { story, tell } = openPlayback(signal(2));
  tell(4, [], before);
  expect([story.isNow.value, story.view.value]).toEqual([true, before]);
  tell(5, [goes], after);
  expect(story.cue.value?.caption).toBe('Orion’s Trooper goes to Run 11.');
  vi.advanceTimersByTime(299);
  expect(story.isNow.value).toBe(false);
  vi.advanceTimersByTime(1);
  expect([story.isNow.value, story.view.value]).toEqual([true, after]);
  tell(5, [goes], after);
  expect(story.cue.value).toBeUndefined();
  story.close();
});
