import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { SimulationPlan } from '#server/tools/bot-match.ts';
import { intervalSvg } from '#server/tools/interval-svg.ts';
import { balanceTrial, replaceOneTrial, sidesTrial } from '#server/tools/lab-plans.ts';
import { playAll } from '#server/tools/match-pool.ts';
import { shareOf } from '#server/tools/statistics.ts';
import { humansWin } from '#shared/balance/humans-win.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';

const PLANS: readonly SimulationPlan[] = Array.from({ length: 9 }, (_, game) => ({
  seed: `pool ${game}`,
  bots: ['random', 'random', 'random', 'random'],
  options: NO_OPTIONS,
  timeOutEvery: 0,
  checked: false,
}));

describe('matches played in threads', () => {
  test('come to the same as one after the other, in the order of their plans', async () => {
    const done: number[] = [];
    const together = await playAll('play', PLANS, (count) => done.push(count), { threads: 2 });
    expect(together).toEqual(await playAll('play', PLANS, () => undefined, { threads: 1 }));
    expect(together.map(({ seed }) => seed)).toEqual(PLANS.map(({ seed }) => seed));
    expect(done.at(-1)).toBe(9);
  });

  test('that cannot be played end all with what was wrong', async () => {
    const broken = PLANS.map((plan) => ({ ...plan, bots: plan.bots.slice(0, 2) }));
    await expect(playAll('play', broken, () => undefined, { threads: 2 })).rejects.toThrow(
      'C1: not for 2 players',
    );
  });
});

describe('a journal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  const journal = join(folder, 'matches');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('lets a run that was broken off go on where it was', async () => {
    await playAll('play', PLANS.slice(0, 4), () => undefined, { threads: 1, journal });
    // The run was killed while it wrote.
    appendFileSync(journal, '["play",{"seed":"pool 4"');
    const done: number[] = [];
    const resumed = await playAll('play', PLANS, (count) => done.push(count), { threads: 1, journal });
    expect(done).toEqual([5, 6, 7, 8, 9]);
    expect(resumed).toEqual(await playAll('play', PLANS, () => undefined, { threads: 1 }));
    // Nothing is left to play, and nothing of the broken line.
    done.length = 0;
    await playAll('play', PLANS, (count) => done.push(count), { threads: 1, journal });
    expect(done).toEqual([]);
  });
});

describe('the lab', () => {
  const tables = { games: 6, seed: 's' };

  test('gives every trial the same deals', () => {
    const seeds = ['s/0', 's/1', 's/2', 's/3', 's/4', 's/5'];
    const trials = [
      balanceTrial(tables, 'keen', 5, 'hardMission'),
      sidesTrial(tables, { humans: 'calm', infected: 'keen', players: [4, 5, 6] }),
      replaceOneTrial(tables, { others: 'keen', one: 'simple', players: [4, 5, 6] }),
    ];
    for (const { plans } of trials) expect(plans.map(({ seed }) => seed)).toEqual(seeds);
    expect(trials[0]?.plans[0]?.options).toEqual({ ...NO_OPTIONS, hardMission: true });
    expect(trials[1]?.plans[1]).toMatchObject({
      bots: ['calm', 'calm', 'calm', 'calm', 'calm'],
      infectedBots: ['keen', 'keen', 'keen', 'keen', 'keen'],
    });
  });

  test('replaces one chair after the other', () => {
    const { plans, watched } = replaceOneTrial(tables, { others: 'keen', one: 'simple', players: [4] });
    expect(watched).toEqual([0, 1, 2, 3, 0, 1]);
    expect(plans[2]?.bots).toEqual(['keen', 'keen', 'simple', 'keen']);
  });

  test('draws a share as a point on a line as long as the doubt', () => {
    const svg = intervalSvg('Title', 'note', [
      { title: 'A & B', rows: [{ label: 'keen', share: shareOf(50, 100) }] },
    ]);
    // From 0 to 1 it is 360 wide and begins at 250; Wilson says 0.404 to 0.596.
    expect(svg).toContain('<circle class="point" cx="430"');
    expect(svg).toMatch(/class="doubt" x1="395\.\d+" x2="464\.\d+"/);
    expect(svg).toContain('A &amp; B');
  });

  test('tells nothing of a table nobody measured', () => {
    expect(humansWin(7, 'none')).toBeUndefined();
  });
});
