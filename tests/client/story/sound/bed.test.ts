import { expect, test } from 'vitest';
import { bed, bedTone } from '#client/story/sound/bed.ts';
import { synthesise } from '#client/story/sound/synthesise.ts';
import { areSame, decibels, loudestTenth, peakOf } from './measure.ts';

const RATE = 16_000;
const loop = bed(RATE);

test('the room tone is six seconds of the same samples, without a gap', () => {
  expect(loop.length).toBe(6 * RATE);
  expect(loop.every(Number.isFinite)).toBe(true);
  expect(areSame(bed(RATE), loop)).toBe(true);
  for (let second = 0; second < 6; second++) {
    const part = loop.subarray(second * RATE, (second + 1) * RATE);
    expect(Math.abs(decibels(loudestTenth(part, RATE)) - decibels(loudestTenth(loop, RATE)))).toBeLessThan(3);
  }
});

test('where the room tone comes round again is no step', () => {
  const steps = loop.map((sample, i) => Math.abs(sample - (loop[(i + 1) % loop.length] ?? 0)));
  expect(steps.at(-1)).toBeLessThan(peakOf(steps));
});

test('the room tone lies far under everything else', () => {
  const under =
    decibels(loudestTenth(synthesise('your-turn', RATE), RATE)) - decibels(loudestTenth(loop, RATE));
  expect(under).toBeGreaterThan(14);
});

test('the room tone sinks and dulls with every dead crew member', () => {
  const tones = [0, 1, 2, 3, 4, 5, 6].map((dead) => bedTone(dead, 6));
  expect(tones[0]).toEqual({ pitch: 1, hz: 2400, gain: 1 });
  expect(tones[6]?.pitch).toBeCloseTo(0.667, 3);
  expect(tones[6]?.hz).toBe(300);
  for (const [i, tone] of tones.entries()) {
    expect(tone.pitch).toBeLessThan(tones[i - 1]?.pitch ?? 2);
    expect(tone.hz).toBeLessThan(tones[i - 1]?.hz ?? 3000);
  }
});

test('the room tone of nobody is the one at the beginning', () => {
  expect(bedTone(0, 0)).toEqual({ pitch: 1, hz: 2400, gain: 1 });
});
