import { expect, test } from 'vitest';
import { waveform } from '#client/story/sound/waveform.ts';

test('a waveform goes along the highest samples and back along the lowest', () => {
  expect(waveform(Float32Array.of(0, 1, 0.5, -1), 2, 10)).toBe('M0 0L1 2.5L1 10L0 5Z');
});

test('silence is a line in the middle', () => {
  expect(waveform(new Float32Array(30), 3, 64)).toBe('M0 32L1 32L2 32L2 32L1 32L0 32Z');
});

test('a picture wider than the sound is long has no holes', () => {
  expect(waveform(Float32Array.of(1, -1), 4, 2)).toBe('M0 0L1 0L2 2L3 2L3 2L2 2L1 0L0 0Z');
});
