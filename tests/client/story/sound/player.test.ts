import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { forget } from '#client/device/memory.ts';
import { openPlayer } from '#client/story/sound/player.ts';
import { SOUNDS } from '#client/story/sound/sounds.ts';
import { openVolume } from '#client/story/sound/volume.ts';
import { speakers } from './speakers.ts';

beforeEach(() => forget('sound'));

function opened(device: Parameters<typeof speakers>[0] = {}) {
  const volume = openVolume();
  const around = speakers(device);
  const player = openPlayer(volume, around.surroundings);
  onTestFinished(() => player.close());
  return { ...around, volume, player };
}

function playing(device: Parameters<typeof speakers>[0] = {}) {
  const all = opened(device);
  all.gesture();
  return { ...all, speaker: all.only() };
}

/** Lengths tell sounds apart: the fake knows no names. */
const SECONDS = { card: 0.24, shot: 0.65, 'your-turn': 1.1, steps: 0.5 };

describe('before the first gesture', () => {
  test('there is no context, and what is asked is dropped, not kept', () => {
    const { player, contexts, gesture, surroundings } = opened();
    player.play('shot');
    expect(contexts.length).toBe(0);
    surroundings.page.dispatchEvent(new Event('visibilitychange'));
    expect(contexts.length).toBe(0);
    gesture();
    expect(contexts[0]?.heard).toEqual([]);
  });

  test.each(['pointerdown', 'touchend', 'keydown'])(
    '%s is one, and only the first makes a context',
    (type) => {
      const { contexts, gesture } = opened();
      gesture(type);
      gesture(type);
      expect(contexts.map(({ state }) => state)).toEqual(['running']);
    },
  );

  test('the room tone that was asked for begins with it', () => {
    const all = opened({ hasIdleTime: true });
    all.player.setDead(1, 5);
    all.gesture();
    return expect.poll(() => all.only().heard.filter(({ loop }) => loop).length).toBe(2);
  });
});

describe('playing', () => {
  test('sounds begin in the order they are asked, each after its delay and at its place', () => {
    const { player, speaker } = playing();
    player.play('steps', { pan: -0.5 });
    speaker.pass(0.2);
    player.play('card', { delay: 0.5 });
    player.play('shot', { pan: 4 });
    expect(speaker.heard).toEqual([
      { at: 10, seconds: SECONDS.steps, pan: -0.5, loop: false, endsAt: undefined },
      { at: 10.7, seconds: SECONDS.card, pan: 0, loop: false, endsAt: undefined },
      { at: 10.2, seconds: SECONDS.shot, pan: 1, loop: false, endsAt: undefined },
    ]);
  });

  test('the same sound twice within 30 ms is heard once; another one, or later, is heard', () => {
    const { player, speaker } = playing();
    player.play('shot');
    speaker.pass(0.029);
    player.play('shot');
    player.play('card');
    speaker.pass(0.002);
    player.play('shot');
    expect(speaker.heard.map(({ seconds }) => seconds)).toEqual([SECONDS.shot, SECONDS.card, SECONDS.shot]);
  });

  test('30 ms count from when they are heard, not from when they are asked', () => {
    const { player, speaker } = playing();
    player.play('shot', { delay: 1 });
    player.play('shot');
    player.play('shot', { delay: 1.02 });
    player.play('shot', { delay: 1.04 });
    expect(speaker.heard.map(({ at }) => at)).toEqual([11, 10, 11.04]);
  });

  test('a skipped ceremony is silent at once, and what comes after it is heard', () => {
    const { player, speaker } = playing();
    player.play('shot', { delay: 2 });
    player.hush();
    player.play('shot', { delay: 2 });
    expect(speaker.heard.map(({ endsAt }) => endsAt)).toEqual([10.1, undefined]);
  });

  test('all sounds are made while nothing else is to be done, and none of them twice', async () => {
    const { player, speaker } = playing({ hasIdleTime: true });
    await expect.poll(() => speaker.buffers.length).toBe(SOUNDS.length);
    for (const sound of SOUNDS) player.play(sound);
    expect(speaker.heard.length).toBe(SOUNDS.length);
    expect(speaker.buffers.length).toBe(SOUNDS.length);
  });

  test('a sound that is needed before is made at once', () => {
    const { player, speaker } = playing();
    player.play('card');
    player.play('card', { delay: 1 });
    expect(speaker.buffers).toEqual([SECONDS.card]);
  });
});

describe('volume', () => {
  test('a muted device makes no context at all; unmuting it makes one', () => {
    const { player, volume, contexts, gesture } = opened();
    volume.setMuted(true);
    gesture();
    player.play('shot');
    expect(contexts.length).toBe(0);
    volume.setMuted(false);
    expect(contexts.map(({ state }) => state)).toEqual(['running']);
  });

  test('muted, nothing is started and the context rests; unmuted, it goes on', () => {
    const { player, volume, speaker } = playing();
    volume.setMuted(true);
    player.play('shot');
    expect([speaker.state, speaker.heard.length]).toEqual(['suspended', 0]);
    volume.setMuted(false);
    player.play('shot');
    expect([speaker.state, speaker.heard.length]).toEqual(['running', 1]);
  });

  test('the slider is told to the speakers, as the ear hears it', () => {
    const { volume, speaker } = playing();
    volume.setLevel(0.5);
    expect(speaker.told.at(-1)).toEqual({ of: 'gain', value: 0.25 });
  });
});

describe('a phone', () => {
  test('that was locked plays nothing of the time between, and wakes when it is seen again', () => {
    const { player, speaker, setHidden } = playing();
    setHidden(true);
    speaker.setState('interrupted');
    player.play('your-turn');
    expect([speaker.state, speaker.heard.length]).toEqual(['interrupted', 0]);
    setHidden(false);
    player.play('your-turn');
    expect([speaker.state, speaker.heard.length]).toEqual(['running', 1]);
  });

  test('whose sound was taken away while it is looked at asks for it again', () => {
    const { speaker } = playing();
    speaker.setState('interrupted');
    expect(speaker.state).toBe('running');
  });

  test('without sound plays the same game', () => {
    const { player, contexts, gesture } = opened({ isBroken: true });
    gesture();
    player.play('shot');
    player.setDead(1, 4);
    player.stop();
    gesture();
    expect(contexts.length).toBe(0);
  });
});

describe('the room tone', () => {
  test('begins with the first count and sinks with the next', () => {
    const { player, speaker } = playing();
    expect(speaker.heard).toEqual([]);
    player.setDead(0, 4);
    player.setDead(4, 4);
    expect(speaker.heard.map(({ loop, seconds, pan }) => ({ loop, seconds, pan }))).toEqual([
      { loop: true, seconds: 6, pan: -0.7 },
      { loop: true, seconds: 6, pan: 0.7 },
    ]);
    const pitches = speaker.told.filter(({ of }) => of === 'pitch').map(({ value }) => value.toFixed(2));
    expect(pitches).toEqual(['1.00', '1.00', '0.67', '0.67']);
    const brightness = speaker.told.filter(({ of }) => of === 'frequency').map(({ value }) => value);
    expect(brightness).toEqual([2400, 300]);
  });

  test('is silent in the background and after the end, but your turn is heard from there', () => {
    const { player, speaker, setHidden } = playing();
    player.setDead(0, 4);
    setHidden(true);
    expect(speaker.told.at(-1)).toEqual({ of: 'gain', value: 0 });
    player.play('your-turn');
    expect(speaker.heard.at(-1)?.seconds).toBe(SECONDS['your-turn']);
    setHidden(false);
    expect(speaker.told.filter(({ of }) => of === 'gain').at(-1)).toEqual({ of: 'gain', value: 1 });
    player.stop();
    expect(speaker.told.at(-1)).toEqual({ of: 'gain', value: 0 });
  });
});

test('a closed player listens to nothing any more', () => {
  const { player, speaker, contexts, gesture, volume } = playing();
  player.close();
  expect(speaker.state).toBe('closed');
  gesture();
  volume.setLevel(1);
  player.play('shot');
  expect(contexts.length).toBe(1);
  expect(speaker.heard).toEqual([]);
});
