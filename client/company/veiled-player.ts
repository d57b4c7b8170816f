import { computed, effect, signal, untracked } from '@preact/signals';
import { openPlayback, type Playback } from '#client/theatre/playback.ts';
import type { Eyes, SPEEDS } from '#client/theatre/replay-player.ts';
import type { Steered } from '#client/theatre/use-keys.ts';
import type { View } from '#shared/play/index.ts';
import type { DealtMoment } from '#shared/wire/company.ts';
import type { CompanyLine } from './company-line.ts';

/** Between two moments that play by themselves, however short they are told. */
const PACE_MS = 250;

export type VeiledPlayer = ReturnType<typeof startVeiled>;

/** Shows what is dealt, told on where it is told; and for who leads, the keys to it. */
export function startVeiled({ dealt, seen, leads, go, ask }: CompanyLine) {
  const speed = signal<(typeof SPEEDS)[number]>(1);
  const playing = signal(false);
  const playback = signal<Playback | undefined>(undefined);
  let shown: DealtMoment | undefined;
  let pacing: ReturnType<typeof setTimeout> | undefined;
  /** Where the one who leads wants to be: several taps are several moments. */
  let wanted = 0;

  const stopShowing = effect(() => {
    const next = dealt.value;
    if (!next) return;
    untracked(() => show(next));
    shown = next;
    wanted = next.at;
  });

  function show(next: DealtMoment): void {
    const isNext = shown !== undefined && shown.eyes === next.eyes && next.at === shown.at + 1;
    if (!next.telling || !shown || !isNext) return close();
    const telling = playback.value ?? openPlayback(speed);
    if (!playback.value) telling.tell(shown.at, [], shown.view);
    telling.tell(next.at, seen.value[next.at]?.events ?? [], next.view);
    playback.value = telling;
  }

  function close(): void {
    playback.value?.story.close();
    playback.value = undefined;
  }

  // A moment is told to its end; then comes the next.
  const stopPlaying = effect(() => {
    void dealt.value;
    const isTold = playback.value?.story.isNow.value ?? true;
    clearTimeout(pacing);
    if (!playing.value || !isTold) return;
    pacing = setTimeout(advance, PACE_MS / speed.value);
  });

  async function advance(): Promise<void> {
    const isOver = dealt.value?.view.ending !== undefined;
    if (isOver || !leads.value) playing.value = false;
    else if (!(await ask('go', { by: 'moment', way: 'on', telling: true })).ok) playing.value = false;
  }

  function goToMoment(to: number): void {
    playing.value = false;
    wanted = Math.max(0, to);
    go({ to: wanted, telling: false });
  }

  const steered: Steered = {
    get seats() {
      return dealt.value?.view.seats ?? [];
    },
    playing,
    speed,
    goBy: (moments) => goToMoment(wanted + moments),
    goTo(by, way) {
      playing.value = false;
      go({ by, way, telling: false });
    },
    // As far as anybody has seen: the end is not jumped to by a slip of the finger.
    goToEnd: (way) => goToMoment(way === 'on' ? seen.value.length - 1 : 0),
    look(eyes: Eyes) {
      playing.value = false;
      void ask('eyes', { eyes: eyes === 'all' ? 'public' : eyes });
    },
    toggle() {
      playing.value = !playing.value;
    },
  };

  return {
    steered,
    goToMoment,
    view: computed((): View | undefined => playback.value?.story.view.value ?? dealt.value?.view),
    story: computed(() => playback.value?.story),
    stop(): void {
      clearTimeout(pacing);
      stopShowing();
      stopPlaying();
      close();
    },
  };
}
