import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Outcome } from '#client/words/outcomes.ts';
import type { View } from '#shared/play/index.ts';
import type { Cue } from './cue.ts';

/** How fast the story is told. The last two hold until they are reached. */
export const PACES = ['1x', '2x', '4x', 'to-my-turn', 'to-the-end'] as const;
export type Pace = (typeof PACES)[number];

/** The paces that stay, and how many times as fast they are. */
export const SPEEDS = { '1x': 1, '2x': 2, '4x': 4 } as const satisfies Partial<Record<Pace, number>>;
export type Speed = keyof typeof SPEEDS;

export const isSpeed = (pace: string): pace is Speed => pace in SPEEDS;

/** What was told, for the feed; the newest last. Its caption is the line that is kept of it. */
export interface ToldCue extends Pick<Cue, 'key' | 'events' | 'at' | 'who' | 'caption'> {
  readonly phase: number;
  /** The step it belongs to. */
  readonly step: number;
  /** What it meant for the one who sees it, if it was about him. */
  readonly outcome: Outcome | undefined;
  /** It was before this device came: nothing to stop for any more. */
  readonly past?: true;
}

/** A match as it is told on this device. Everything on the screen shows this, and nothing that is not told yet. */
export interface Story {
  /** The table as told so far; once all is told, the newest view itself. */
  readonly view: ReadonlySignal<View | undefined>;
  /** All is told: what the view offers and awaits holds. */
  readonly isNow: ReadonlySignal<boolean>;
  /** What is on the stage. */
  readonly cue: ReadonlySignal<Cue | undefined>;
  /** What is on the stage has ended and waits to be put away. */
  readonly isHeld: ReadonlySignal<boolean>;
  readonly told: ReadonlySignal<readonly ToldCue[]>;
  /** While this device was away, or hurried on: at most five lines. */
  readonly recap: ReadonlySignal<readonly string[]>;
  readonly pace: Signal<Pace>;
  /** Ends what is on the stage; also puts away what waits for it. */
  skip(): void;
  /** The recap was read. */
  putRecapAway(): void;
  close(): void;
}
