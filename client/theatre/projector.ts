import { batch, computed, effect, signal } from '@preact/signals';
import type { PublicView, SeenEvent } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { DealerDesk } from './dealer-desk.ts';
import type { Moment } from './protocol.ts';
import { beginnings, lastStep, nearest, type Script } from './script.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const COMMAND_MS = 1000;

/** Whose eyes: everything, or what one seat saw. */
export type Eyes = SeatId | 'all';

export type Projector = ReturnType<typeof startProjector>;

/** Shows a match at one of its steps, and goes on by itself while it plays. */
export function startProjector(desk: DealerDesk, script: Script, start: { step: number; eyes: Eyes }) {
  const last = lastStep(script);
  const within = (wanted: number) => Math.min(last, Math.max(0, Math.round(wanted) || 0));
  const step = signal(within(start.step));
  const eyes = signal<Eyes>(start.eyes);
  const playing = signal(false);
  const speed = signal<(typeof SPEEDS)[number]>(1);
  const moment = signal<Moment | undefined>(undefined);
  /** Who plays, for words about any moment: names do not change. */
  const cast = signal<PublicView | undefined>(undefined);
  /** By seat, once somebody has looked through its eyes. */
  const seen = signal<ReadonlyMap<SeatId, readonly (readonly SeenEvent[])[]>>(new Map());
  const stops = { turn: beginnings(script, 'turn-began'), phase: beginnings(script, 'phase-began') };
  let asking = false;

  /** Only the newest wish counts: whoever drags the slider waits for no step in between. */
  async function develop(): Promise<void> {
    if (asking) return;
    asking = true;
    try {
      for (;;) {
        const wanted = { step: step.value, eyes: eyes.value };
        const seat = wanted.eyes === 'all' ? undefined : wanted.eyes;
        if (seat !== undefined && !seen.value.has(seat)) {
          const events = await desk.ask('eyes', seat);
          seen.value = new Map(seen.value).set(seat, events);
        }
        const now = await desk.ask('moment', { step: wanted.step, seat });
        batch(() => {
          moment.value = now;
          cast.value ??= now.truth.table;
        });
        if (wanted.step === step.value && wanted.eyes === eyes.value) return;
      }
    } finally {
      asking = false;
    }
  }

  const stopDeveloping = effect(() => {
    void [step.value, eyes.value];
    void develop();
  });
  const stopPlaying = effect(() => {
    if (!playing.value) return;
    const timer = setTimeout(() => {
      step.value = within(step.value + 1);
      if (step.value === last) playing.value = false;
    }, COMMAND_MS / speed.value);
    // Reading the step here makes every step set the next timer.
    void step.value;
    return () => clearTimeout(timer);
  });

  function go(wanted: number): void {
    batch(() => {
      playing.value = false;
      step.value = within(wanted);
    });
  }

  return {
    script,
    last,
    step: computed(() => step.value),
    eyes,
    playing: computed(() => playing.value),
    speed,
    moment,
    cast: computed(() => cast.value),
    seen,
    go,
    goBy: (steps: number) => go(step.value + steps),
    goTo: (what: 'turn' | 'phase', way: 'back' | 'on') => go(nearest(stops[what], step.value, way, last)),
    /** From the end it begins again. */
    toggle(): void {
      batch(() => {
        if (!playing.value && step.value === last) step.value = 0;
        playing.value = !playing.value;
      });
    },
    stop(): void {
      stopDeveloping();
      stopPlaying();
    },
  };
}
