import { describe, expect, test } from 'vitest';
import { RECIPES } from '#client/story/sound/recipe-book.ts';
import { SOUNDS } from '#client/story/sound/sounds.ts';
import { synthesise } from '#client/story/sound/synthesise.ts';
import { areSame, decibels, loudestPart, loudestTenth, peakOf } from './measure.ts';

const RATE = 32_000;
const made = Object.fromEntries(SOUNDS.map((sound) => [sound, synthesise(sound, RATE)]));
const samplesOf = (sound: string) => made[sound] ?? new Float32Array();

describe.each(SOUNDS)('%s', (sound) => {
  const samples = samplesOf(sound);

  test('is made of numbers, and clips nowhere', () => {
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(peakOf(samples)).toBeLessThanOrEqual(0.95);
    expect(peakOf(samples)).toBeGreaterThan(0.05);
  });

  test('begins and ends in silence', () => {
    expect(samples[0]).toBeCloseTo(0, 3);
    expect(samples.at(-1)).toBeCloseTo(0, 4);
    // No step at the edges either: the first and the last tenth of a millisecond.
    expect(peakOf(samples.subarray(0, 3))).toBeLessThan(0.05);
    expect(peakOf(samples.subarray(-32))).toBeLessThan(0.001);
  });

  test('has died away before it is cut', () => {
    const end = samples.subarray(-Math.round(0.06 * RATE));
    expect(peakOf(end)).toBeLessThan(0.1 * peakOf(samples));
  });

  test('is as long as declared', () => {
    expect(samples.length).toBe(Math.round(RECIPES[sound].seconds * RATE));
  });

  test('is the same to the last bit every time', () => {
    expect(areSame(synthesise(sound, RATE), samples)).toBe(true);
  });

  test('has no layer that begins after its end', () => {
    const { seconds, layers } = RECIPES[sound];
    for (const { at = 0 } of layers) expect(Math.max(...[at].flat())).toBeLessThan(seconds);
  });

  test('does not stand beside the middle', () => {
    expect(samples.reduce((sum, sample) => sum + sample, 0) / samples.length).toBeCloseTo(0, 2);
  });
});

test('your turn is the loudest there is, though far from the ceiling', () => {
  const loud = (sound: string) => decibels(loudestTenth(samplesOf(sound), RATE));
  const others = SOUNDS.filter((sound) => sound !== 'your-turn').map((sound) => ({ sound, is: loud(sound) }));
  expect(others.filter(({ is }) => is > loud('your-turn') - 0.5)).toEqual([]);
  expect(loud('your-turn')).toBeGreaterThan(-15);
  expect(peakOf(samplesOf('your-turn'))).toBeLessThan(0.6);
});

test('nothing that lasts is louder than your turn either: over 0.4 s, as broadcasters measure', () => {
  const loud = (sound: string) => decibels(loudestPart(samplesOf(sound), RATE, 0.4));
  const others = SOUNDS.filter((sound) => sound !== 'your-turn').map((sound) => ({ sound, is: loud(sound) }));
  expect(others.filter(({ is }) => is > loud('your-turn') - 1.5)).toEqual([]);
});

test('nothing strikes harder than your turn: no peak is a decibel above its own', () => {
  const call = decibels(peakOf(samplesOf('your-turn')));
  expect(SOUNDS.filter((sound) => decibels(peakOf(samplesOf(sound))) > call + 1)).toEqual([]);
});

test('talk is the softest: it comes often', () => {
  const loudness = SOUNDS.map((sound) => [sound, loudestTenth(samplesOf(sound), RATE)] as const);
  const [softest] = loudness.toSorted(([, a], [, b]) => a - b);
  expect(softest?.[0]).toBe('speech');
});

test('all are short: only endings are longer than two seconds, none longer than 3.5', () => {
  const longer = SOUNDS.filter((sound) => samplesOf(sound).length > 2 * RATE);
  expect(longer).toEqual(['ending-humans', 'ending-hive', 'ending-nobody']);
  expect(Math.max(...SOUNDS.map((sound) => samplesOf(sound).length))).toBe(3.5 * RATE);
});

test('any rate gives the same sound in finer or coarser steps', () => {
  const [coarse, fine] = [synthesise('your-turn', 22_050), synthesise('your-turn', 48_000)];
  expect(coarse.length / 22_050).toBeCloseTo(fine.length / 48_000, 3);
  expect(decibels(loudestTenth(coarse, 22_050))).toBeCloseTo(decibels(loudestTenth(fine, 48_000)), 0);
});
