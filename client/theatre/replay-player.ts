import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { PublicView, SeenEvent, View } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { DealerDesk } from './dealer-worker.ts';
import { beginnings, lastStep, type MatchTimeline, nearest } from './match-timeline.ts';
import { openPlayback, type Playback } from './playback.ts';
import type { Moment } from './protocol.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Who is further behind than so many steps jumps. */
const FAR_BEHIND = 4;

/** Whose eyes: everything, or what one seat saw. */
export type Eyes = SeatId | 'all';

export type Projector = ReturnType<typeof startProjector>;

/** Shows a match at one of its steps, and goes on by itself while it plays. */
export function startProjector(desk: DealerDesk, script: MatchTimeline, start: { step: number; eyes: Eyes }) {
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
  /** What everybody saw at each step, once it is played. */
  let shownToAll: readonly (readonly SeenEvent[])[] = [];
  const playback = signal<Playback | undefined>(undefined);
  /** How far it goes on by itself: to the end, or to where somebody leads. */
  let until = last;
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
  // A step is told to its end; then comes the next.
  const stopPlaying = effect(() => {
    const [telling, now] = [playback.value, moment.value];
    if (!playing.value || !telling || now?.truth.step !== step.value) return;
    const { step: shown, table } = now.truth;
    untracked(() => telling.tell(shown, shownToAll[shown] ?? [], table));
    if (telling.story.isNow.value) queueMicrotask(advance);
  });

  /** Asked once more: what was just given to be told is begun only after it. */
  function advance(): void {
    const isTold = playback.value?.story.isNow.value && moment.value?.truth.step === step.value;
    if (!playing.value || !isTold) return;
    if (step.value === last) stopTelling();
    else if (step.value < until) step.value += 1;
  }

  function stopTelling(): void {
    playback.value?.story.close();
    batch(() => {
      playing.value = false;
      playback.value = undefined;
    });
  }

  async function play(): Promise<void> {
    playing.value = true;
    if (shownToAll.length === 0) shownToAll = await desk.ask('eyes', 'public');
    if (playing.value && !playback.value) playback.value = openPlayback(speed);
  }

  function go(wanted: number): void {
    batch(() => {
      stopTelling();
      step.value = within(wanted);
    });
  }

  return {
    script,
    seats: script.seats,
    last,
    step: computed(() => step.value),
    eyes,
    look(through: Eyes): void {
      eyes.value = through;
    },
    playing: computed(() => playing.value),
    speed,
    moment,
    cast: computed(() => cast.value),
    seen,
    go,
    goBy: (steps: number) => go(step.value + steps),
    goToEnd: (way: 'back' | 'on') => go(way === 'on' ? last : 0),
    /** Somebody else leads: told up to there, or there at once. */
    led(wanted: number, telling: boolean): void {
      const isNear = wanted > step.value && wanted - step.value <= FAR_BEHIND;
      until = within(wanted);
      if (!telling || (!isNear && wanted !== step.value)) return go(wanted);
      if (playing.value) queueMicrotask(advance);
      else void play();
    },
    /** Nobody leads any more, or this page does. */
    unled(): void {
      until = last;
      if (playing.value) stopTelling();
    },
    goTo: (what: 'turn' | 'phase', way: 'back' | 'on') => go(nearest(stops[what], step.value, way, last)),
    /** The map: while it plays, as it is told. */
    view: computed((): View | undefined => playback.value?.story.view.value ?? moment.value?.truth.table),
    story: computed(() => playback.value?.story),
    /** From the end it begins again. */
    toggle(): void {
      if (playing.value) return stopTelling();
      if (step.value === last) step.value = 0;
      void play();
    },
    stop(): void {
      stopDeveloping();
      stopPlaying();
      stopTelling();
    },
  };
}
