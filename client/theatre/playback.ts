import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { SeenStep } from '#client/device/seen-step.ts';
import { direct } from '#client/story/director.ts';
import type { Story } from '#client/story/story.ts';
import type { PublicView, SeenEvent, View } from '#shared/play/index.ts';

/** A match that plays again, told as it was told at the table. */
export interface Playback {
  readonly story: Story;
  /** A step and what it led to; one that was told already is not told again. */
  tell(step: number, events: readonly SeenEvent[], table: PublicView): void;
}

/** From one moment on; the first step that is told is where it begins. */
export function openPlayback(speed: ReadonlySignal<number>): Playback {
  const view = signal<View | undefined>(undefined);
  const seen = signal<readonly SeenStep[]>([]);
  let last: number | undefined;
  const story = direct(
    {
      view,
      seen,
      match: signal('replay'),
      clock: signal('' as const),
      // Nobody else waits: everything is told, however long it takes.
      isAlone: signal(true),
      isAway: signal(false),
    },
    {
      now: () => performance.now(),
      after(ms, run) {
        const timer = setTimeout(run, ms / speed.peek());
        return () => clearTimeout(timer);
      },
      recallTold: () => undefined,
      keepTold: () => {},
      recallSpeed: () => undefined,
      keepSpeed: () => {},
      onTold: () => {},
    },
  );
  return {
    story,
    tell(step, events, table) {
      if (last !== undefined && step <= last) return;
      const isBeginning = last === undefined;
      last = step;
      batch(() => {
        view.value = table;
        if (!isBeginning && events.length > 0) seen.value = [...seen.value, { number: step, events }];
      });
    },
  };
}
