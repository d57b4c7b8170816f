import { effect } from '@preact/signals';
import { BED_RATE, bed, bedTone } from './bed.ts';
import { type Desk, openDesk } from './desk.ts';
import { SOUNDS, type Sound } from './sounds.ts';
import { synthesise } from './synthesise.ts';
import type { Tape } from './tape.ts';
import type { Volume } from './volume.ts';

/** Plays what the story names. Whatever it is asked while it may not sound is dropped, never kept for later. */
export interface Player {
  /** Pan from −1 (left) to 1 (right), delay in seconds. */
  play(sound: Sound, where?: { readonly pan?: number; readonly delay?: number }): void;
  /** The room tone, begun with the first call and sunk with every dead crew member. */
  setDead(dead: number, of: number): void;
  /** Ends the effects, as when a ceremony is skipped. */
  hush(): void;
  /** Ends everything, until it is asked again. */
  stop(): void;
  /** Ends everything for good. */
  close(): void;
}

/** What a browser has. */
export interface Surroundings {
  readonly window: EventTarget;
  readonly page: EventTarget & { readonly hidden: boolean };
  newContext(): AudioContext;
  whenIdle(work: () => void): void;
}

/** Nothing is in any sound above half of this; the same samples on every device. */
const EFFECT_RATE = 32_000;
/** The same sound twice within this many seconds is one: six bites at once are not six times as loud. */
const ONE = 0.03;
/** Whichever of them the browser takes for a gesture; the first may come too early, a later one will not. */
const GESTURES = ['pointerdown', 'touchend', 'keydown', 'click'] as const;

interface Studio {
  readonly context: AudioContext;
  readonly desk: Desk;
}

export function openPlayer(volume: Volume, surroundings: Surroundings = browser()): Player {
  const { window, page, newContext, whenIdle } = surroundings;
  const buffers = new Map<Sound, AudioBuffer>();
  const begun = new Map<Sound, readonly number[]>();
  const closing = new AbortController();
  let studio: Studio | undefined;
  let deviceHasSound = true;
  let touched = false;
  let dead: { readonly dead: number; readonly of: number } | undefined;
  let bedding = false;

  for (const gesture of GESTURES) {
    window.addEventListener(
      gesture,
      () => {
        touched = true;
        wake();
      },
      { capture: true, passive: true, signal: closing.signal },
    );
  }
  page.addEventListener(
    'visibilitychange',
    () => {
      if (!page.hidden) wake();
      tellBed();
    },
    { signal: closing.signal },
  );
  const forgetVolume = effect(() => {
    const level = volume.audible.value;
    studio?.desk.setVolume(level);
    if (level > 0) wake();
    else rest();
  });

  /** A context may begin only after a gesture; a phone that was locked has taken it away again. */
  function wake(): void {
    if (!touched || !deviceHasSound || closing.signal.aborted || volume.audible.peek() === 0) return;
    studio ??= build();
    if (studio && studio.context.state !== 'running') quietly(studio.context.resume());
  }

  /** Silence costs no battery. */
  function rest(): void {
    if (studio) quietly(studio.context.suspend());
  }

  function build(): Studio | undefined {
    try {
      const context = newContext();
      const desk = openDesk(context);
      desk.setVolume(volume.audible.peek());
      context.addEventListener('statechange', () => !page.hidden && context.state !== 'closed' && wake(), {
        signal: closing.signal,
      });
      prepare([...SOUNDS]);
      return { context, desk };
    } catch {
      // A device without sound plays the same game.
      deviceHasSound = false;
      return undefined;
    }
  }

  /** One sound each time the device has nothing better to do; what is needed sooner is made then. */
  function prepare([sound, ...others]: readonly Sound[]): void {
    if (!sound) return;
    whenIdle(() => {
      if (closing.signal.aborted || !studio) return;
      if (dead && !bedding) tellBed();
      bufferOf(sound, studio.context);
      prepare(others);
    });
  }

  function bufferOf(sound: Sound, context: AudioContext): AudioBuffer {
    const made = buffers.get(sound) ?? recorded(context, synthesise(sound, EFFECT_RATE), EFFECT_RATE);
    buffers.set(sound, made);
    return made;
  }

  function tellBed(): void {
    if (!studio) return;
    const { context, desk } = studio;
    if (dead && !bedding) {
      bedding = true;
      desk.startBed(recorded(context, bed(BED_RATE), BED_RATE));
    }
    // A tab in the background calls its player, but does not hum.
    desk.setBed(dead && !page.hidden ? bedTone(dead.dead, dead.of) : undefined);
  }

  const player: Player = {
    play(sound, { pan = 0, delay = 0 } = {}) {
      if (!studio || volume.audible.peek() === 0) return;
      const { context, desk } = studio;
      if (context.state !== 'running') return;
      const now = context.currentTime;
      const at = now + delay;
      const recent = (begun.get(sound) ?? []).filter((each) => each > now - ONE);
      if (recent.some((each) => Math.abs(each - at) < ONE)) return;
      begun.set(sound, [...recent, at]);
      desk.play(bufferOf(sound, context), { at, pan: Math.min(1, Math.max(-1, pan)) });
    },
    setDead(count, of) {
      dead = { dead: count, of };
      tellBed();
    },
    hush() {
      begun.clear();
      studio?.desk.hush();
    },
    stop() {
      dead = undefined;
      player.hush();
      tellBed();
    },
    close() {
      closing.abort();
      forgetVolume();
      if (studio) quietly(studio.context.close());
      studio = undefined;
    },
  };
  return player;
}

function recorded(context: AudioContext, tape: Tape, rate: number): AudioBuffer {
  const buffer = context.createBuffer(1, tape.length, rate);
  buffer.copyToChannel(tape, 0);
  return buffer;
}

/** A browser may refuse to start or stop its sound; the next gesture asks again. */
const quietly = (asked: Promise<void>): void => void asked.catch(() => {});

function browser(): Surroundings {
  return {
    window,
    page: document,
    newContext: () => new AudioContext({ latencyHint: 'interactive' }),
    // Safari has no idle time to give.
    whenIdle: (work) =>
      'requestIdleCallback' in window ? void requestIdleCallback(work) : void setTimeout(work, 50),
  };
}
