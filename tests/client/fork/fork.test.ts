import { describe, expect, test } from 'vitest';
import { phasesOfBoth } from '#client/fork/course-story.ts';
import { coursesOf, momentsOf, openLocalDealer } from '#client/local/local-dealer.ts';
import { forkAddress, forkOf, readFork } from '#client/theatre/fork-link.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { type ForkedMatch, offeredCommands } from '#shared/play/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';

const { record } = simulateMatch({
  seed: 'a fork',
  bots: ['keen', 'keen', 'keen', 'keen'],
  options: NO_OPTIONS,
  timeOutEvery: 0,
  checked: false,
});
const middle = Math.floor(record.steps.length / 2);
const fork = forkOf(record, middle, 2, 'some-match');

const hashOf = (address: string) => address.slice(address.indexOf('#'));

/** Who sits there always ends his turn as soon as he can, or does the first thing he may. */
function playedToItsEnd({ setup, steps, at, seat }: ForkedMatch) {
  const table = openLocalDealer({
    moments: momentsOf({ setup, steps: steps.slice(0, at) }),
    audience: seat,
    script: [],
    others: 'keen',
  });
  for (let step = 0; step < 5000; step += 1) {
    const { view } = table.shown();
    if (view.ending) return table;
    if (table.goOn() || !('offers' in view)) continue;
    const commands = offeredCommands(view);
    const end = commands.find(({ type }) => type === 'end-turn');
    const other = commands.find(({ type }) => type !== 'agree');
    const command = end ?? other;
    if (!command) throw new Error('nothing to do');
    table.play(command);
  }
  throw new Error('it never ends');
}

describe('a fork of a finished match', () => {
  test('its link carries set-up, commands, moment, seat and branch, whole', async () => {
    const address = await forkAddress({ ...fork, branch: fork.steps.slice(middle, middle + 3) });
    expect(address).toMatch(/^\/fork#[\w-]+$/);
    // Chats and browsers bear more than this.
    expect(address.length).toBeLessThan(8000);
    expect(await readFork(hashOf(address))).toEqual({
      ...fork,
      branch: fork.steps.slice(middle, middle + 3),
    });
  });

  test('a link that was cut off, is something else, or names no moment of the match opens nothing', async () => {
    const hash = hashOf(await forkAddress(fork));
    expect(await readFork(hash.slice(0, -20))).toBeUndefined();
    expect(await readFork('#')).toBeUndefined();
    expect(await readFork('#step=12')).toBeUndefined();
    for (const wrong of [{ at: record.steps.length + 1 }, { at: -1 }, { seat: 5 as const }, { of: 'a/b' }]) {
      expect(await readFork(hashOf(await forkAddress({ ...fork, ...wrong })))).toBeUndefined();
    }
  });

  test('is played to its end with bots, and what was played makes the same branch again', () => {
    const table = playedToItsEnd(fork);
    const branch = table.branch();
    expect(branch.length).toBeGreaterThan(0);
    expect(branch.every(({ actor }) => actor === 'dealer' || actor < 4)).toBe(true);
    const both = coursesOf({ ...fork, branch });
    expect(both.branch.ending).toEqual(table.shown().view.ending);
    expect(both.real.events).toHaveLength(record.steps.length + 1);
    expect(both.branch.events.slice(0, middle + 1)).toEqual(both.real.events.slice(0, middle + 1));
    // The same moment, the same choices: bots do the same again.
    expect(playedToItsEnd(fork).branch()).toEqual(branch);
  });

  test('both ways are told phase by phase from the fork on, and nothing from before it', () => {
    const both = coursesOf({ ...fork, branch: [] });
    const phases = phasesOfBoth(both.real, both.branch, middle);
    expect(phases.length).toBeGreaterThan(0);
    expect(phases.flatMap(({ branch }) => branch)).toEqual([]);
    for (const { real } of phases) {
      for (const { step } of real) expect(step).toBeGreaterThan(middle);
    }
  });
});
