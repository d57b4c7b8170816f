import { useSignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import { keysOf } from '#shared/vocabulary/index.ts';

/** The time a scene goes by. A stage for photographs brings its own, which can stand still. */
export interface SceneTime {
  now(): number;
  /** Runs something later; what it answers with takes that back. */
  after(ms: number, run: () => void): () => void;
}

export const SceneClock = createContext<SceneTime>({
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

/** Named moments of a scene in milliseconds after its beginning, in order. */
export type Beats<Name extends string> = Readonly<Record<Name, number>>;

/** How a scene goes by here: its pace (2 is half as fast), or that it is over and stands at its end. */
export interface Going {
  readonly pace: number;
  readonly isOver: boolean;
}

/** Which of these moments have come, at a time of the scene. */
export function reachedAt<Name extends string>(beats: Beats<Name>, at: number): readonly Name[] {
  return keysOf(beats).filter((name) => beats[name] <= at);
}

/** Follows the moments of a scene: answers whether one has come, and renders anew whenever one comes. */
export function useBeats<Name extends string>(
  beats: Beats<Name>,
  { pace, isOver }: Going,
): (name: Name) => boolean {
  const time = useContext(SceneClock);
  const reached = useSignal(reachedAt(beats, isOver ? Number.POSITIVE_INFINITY : 0));
  const signature = JSON.stringify(beats);
  // The signature stands for the beats.
  useEffect(() => {
    let cancel = () => {};
    const begun = time.now();
    const moments = Object.values<number>(beats).toSorted((a, b) => a - b);
    const goOn = () => {
      const at = isOver ? Number.POSITIVE_INFINITY : (time.now() - begun) / pace + TOLERANCE_MS;
      reached.value = reachedAt(beats, at);
      const next = moments.find((moment) => moment > at);
      if (next !== undefined) cancel = time.after(Math.max(0, next * pace - (time.now() - begun)), goOn);
    };
    goOn();
    return () => cancel();
  }, [time, signature, pace, isOver, reached]);
  return (name) => reached.value.includes(name);
}

/** A timer may come a little early. */
const TOLERANCE_MS = 2;

/** Does something once when a moment comes; not when it was over from the beginning. */
export function useAt(isReached: boolean, { isOver }: Going, act: () => void): void {
  // Once, when it comes.
  useEffect(() => {
    if (isReached && !isOver) act();
  }, [isReached]);
}
