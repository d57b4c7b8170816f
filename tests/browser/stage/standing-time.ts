import type { SceneTime } from '#client/ceremonies/scene/scene-time.ts';

/** Time that stands until it is let go, and stands again at the moment that was asked for. */
export interface StandingTime extends SceneTime {
  goTo(moment: number): Promise<void>;
}

interface Waiting {
  readonly at: number;
  readonly run: () => void;
}

const STEP_MS = 120;

/** What is painted and what moves by CSS go the same way: in small steps, each as long as it says. */
export function standingTime(): StandingTime {
  let now = 0;
  let waiting: readonly Waiting[] = [];
  let hasBegun = false;

  /** Until it is let go for the first time nothing runs ahead of it, however long a page takes to come. */
  function standStill(): void {
    if (hasBegun) return;
    for (const animation of document.getAnimations()) animation.pause();
    requestAnimationFrame(standStill);
  }
  standStill();

  function runDue(): void {
    const due = waiting.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at);
    waiting = waiting.filter(({ at }) => at > now);
    for (const { run } of due) run();
  }

  /** Animations know nothing of this time: each stands, and is moved on by hand. */
  function moveOn(ms: number): void {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = Number(animation.currentTime ?? 0) + ms;
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
      if (animation.currentTime >= end && Number.isFinite(end)) animation.finish();
    }
  }

  return {
    now: () => now,
    after(ms, run) {
      const mine = { at: now + ms, run };
      waiting = [...waiting, mine];
      return () => {
        waiting = waiting.filter((each) => each !== mine);
      };
    },
    async goTo(moment) {
      hasBegun = true;
      while (now < moment) {
        // Never past a moment at which something is to happen.
        const due = Math.min(moment, ...waiting.map(({ at }) => Math.max(at, now + 1)));
        const step = Math.min(STEP_MS, due - now);
        now += step;
        runDue();
        await Promise.resolve();
        await new Promise(requestAnimationFrame);
        moveOn(step);
      }
    },
  };
}
