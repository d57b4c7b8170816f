import { beforeEach, expect, test } from 'vitest';
import { forget, keep, recall } from '#client/device/memory.ts';
import { openVolume } from '#client/story/sound/volume.ts';

beforeEach(() => forget('sound'));

test('a new device is at seventy per cent and not muted', () => {
  const { level, isMuted, audible } = openVolume();
  expect([level.value, isMuted.value, audible.value]).toEqual([0.7, false, 0.7]);
});

test('level and mute are remembered on the device', () => {
  const before = openVolume();
  before.setLevel(0.35);
  before.setMuted(true);
  const after = openVolume();
  expect([after.level.value, after.isMuted.value, after.audible.value]).toEqual([0.35, true, 0]);
  expect(recall('sound')).toBe('{"version":1,"level":0.35,"muted":true}');
});

test('unmuting brings the old level back, and so does the slider', () => {
  const volume = openVolume();
  volume.setLevel(0.4);
  volume.setMuted(true);
  volume.setMuted(false);
  expect(volume.audible.value).toBe(0.4);
  volume.setMuted(true);
  volume.setLevel(0.5);
  expect([volume.audible.value, volume.isMuted.value]).toEqual([0.5, false]);
});

test.each([
  '',
  'loud',
  'null',
  '{"version":2,"level":1,"muted":false}',
  '{"version":1,"level":9,"muted":false}',
])('what cannot be read counts as nothing kept: %s', (text) => {
  keep('sound', text);
  const { level, isMuted } = openVolume();
  expect([level.value, isMuted.value]).toEqual([0.7, false]);
});

test('no level leaves its scale', () => {
  const volume = openVolume();
  volume.setLevel(3);
  expect(volume.level.value).toBe(1);
  volume.setLevel(-1);
  expect(volume.level.value).toBe(0);
});
