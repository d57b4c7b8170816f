import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mapText } from '#server/tools/map-text.ts';
import { randomMap } from '#server/tools/random-map.ts';
import { placementsAnywhere } from '#shared/map/index.ts';
import { HIVE, LOCATION_IDS, REACTOR } from '#shared/vocabulary/index.ts';
import { station } from '#tests/shared/maps.ts';

const runMap = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['server/tools/map.ts', ...args], { encoding: 'utf8' });
const seeds = Array.from({ length: 200 }, (_, seed) => seed);

test('the picture shows doorways, security doors, both rooms and rotations', () => {
  const map = station(
    [REACTOR, 0, 0],
    ['L05', 0, 1, 180],
    ['L14', 1, 0, 180],
    ['L16', 1, 1],
    [HIVE, -1, 0, 270],
  );
  expect(`\n${mapText(map)}\n`).toBe(`
┌L03──────┐┌L01   ───┐┌L14──────┐
│         ││         ││         │
│   Hive     Reactor      Team  ▒
│         ││         ││         │
└270──────┘└───   ───┘└180   ───┘
           ┌L05   ───┐┌L16▒▒▒───┐
           │  plain  ││         │
           ├───▒▒▒───┤│   Team  │
           │ Sick Bay││         │
           └180──────┘└───   ───┘
`);
});

test('E4, E5 a random map lays every card but those that have no place anywhere', () => {
  for (const seed of seeds) {
    const { map, left } = randomMap(seed);
    expect([...map.byLocation.keys(), ...left].sort()).toEqual(LOCATION_IDS);
    expect(left.flatMap((location) => placementsAnywhere(map, location))).toEqual([]);
  }
});

test('npm run map says which cards found no place', () => {
  const stuck = seeds.find((seed) => randomMap(seed).left.length > 0);
  const { left } = randomMap(stuck ?? 0);
  expect(runMap('--seed', `${stuck}`).stdout).toContain(`No place for ${left.join(', ')}.\n`);
});

test('npm run map prints the same map for the same seed, another for another', () => {
  const seven = runMap('--seed', '7');
  expect(seven.status).toBe(0);
  expect(seven.stdout).toBe(`${mapText(randomMap(7).map)}\n`);
  expect(runMap('--seed', '8').stdout).not.toBe(seven.stdout);
});

test('npm run map -- --svg FILE draws every card', () => {
  const folder = mkdtempSync(join(tmpdir(), 'map-'));
  try {
    const file = join(folder, 'map.svg');
    expect(runMap('--seed', '7', '--svg', file).status).toBe(0);
    const drawing = readFileSync(file, 'utf8');
    for (const location of LOCATION_IDS) expect(drawing).toContain(`>${location}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  [['--seed', 'seven'], /^--seed takes a whole number .*"seven"\n/],
  [['--seed', '4294967296'], /^--seed takes a whole number/],
  [['--sed', '7'], /^Unknown option '--sed'.*\n/],
  [['--svg', 'no/such/folder/map.svg'], /no such file or directory.*\n/],
])('npm run map refuses %j with one sentence and how it is used', (args, sentence) => {
  const { status, stdout, stderr } = runMap(...args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split('\n').slice(1)).toEqual(['npm run map -- [--seed 1] [--svg FILE]']);
});
