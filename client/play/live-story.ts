import { computed, signal } from '@preact/signals';
import { keepTold, type Place, recallTold } from '#client/device/kept-log.ts';
import { keepPace, recallPace } from '#client/device/memory.ts';
import { direct } from '#client/story/director.ts';
import { isSpeed, type Story } from '#client/story/story.ts';
import type { Session } from '#client/table/session.ts';
import { isAlone as isOneAmongBots } from '#shared/wire/public-table.ts';

/** D6: what a device says it has shown, to a table that waits for it. */
export interface ToldRelease {
  readonly release: number;
  readonly reading: boolean;
}

/** The match at a table as this device tells it; `onTold` is called at a table of one person alone. */
export function openStory(session: Session, onTold: (told: ToldRelease) => void = () => {}): Story {
  const { table, view, seen, own } = session;
  const isAway = signal(document.hidden);
  const look = () => {
    isAway.value = document.hidden;
  };
  document.addEventListener('visibilitychange', look);
  const isAlone = computed(() => {
    return own.value !== 'watching' && isOneAmongBots(table.value?.chairs.values() ?? []);
  });
  const placeOf = (match: string | undefined): Place => ({
    match: match ?? '',
    seat: own.value ?? 'watching',
  });
  const story = direct(
    {
      view,
      seen,
      match: computed(() => table.value?.commitment),
      clock: computed(() => table.value?.clock.kind ?? ''),
      isAlone,
      isAway,
    },
    {
      now: () => performance.now(),
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      recallTold: (match) => recallTold(placeOf(match)),
      keepTold: (match, step) => keepTold(placeOf(match), step),
      recallSpeed() {
        const kept = recallPace() ?? '';
        return isSpeed(kept) ? kept : undefined;
      },
      keepSpeed: keepPace,
      onTold({ isReading }) {
        if (isAlone.value) onTold({ release: table.value?.release ?? 0, reading: isReading });
      },
    },
  );
  return {
    ...story,
    close() {
      document.removeEventListener('visibilitychange', look);
      story.close();
    },
  };
}
