import { expect, test } from 'vitest';
import { finishedMatch, viewFor } from '#server/dealer/index.ts';
import { simulateMatch } from '#server/tools/simulation.ts';
import { updateBetween, updated } from '#shared/play/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';

test('whoever has a view and every update since has the newest view', () => {
  const { record } = simulateMatch({
    seed: 'updates',
    bots: ['random', 'random', 'random', 'random'],
    options: NO_OPTIONS,
    timeOutEvery: 0,
    checked: false,
  });
  const views = (finishedMatch(record)?.moments ?? []).map((match) => viewFor(match, 0));
  const [first, ...later] = views;
  if (!first) throw new Error('there must be a first view');
  let mine = JSON.parse(JSON.stringify(first));
  let before = first;
  for (const view of later) {
    mine = updated(mine, JSON.parse(JSON.stringify(updateBetween(before, view))));
    expect(JSON.parse(JSON.stringify(mine))).toEqual(JSON.parse(JSON.stringify(view)));
    before = view;
  }
  expect(updateBetween(before, before)).toEqual({});
});
