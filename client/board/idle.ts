import { Core, type Game } from 'phaser';

/** So often the map is drawn while nothing happens: legs, breath and flicker need no more. */
const TICK_MS = 1000 / 12;
/** The first frames say what a device can bear. */
const MEASURED = 20;
/** The first of them load and compile. */
const SKIPPED = 6;
/** At most so long from frame to frame on a device that can. */
const BEARABLE_MS = 34;

interface Idle {
  /** The device is too weak for what is not needed: grain, breath. */
  onWeak(): void;
  /** Nothing is on its way: only then it ticks. */
  isStill(): boolean;
}

/** Ticks while the page is looked at and nothing else is drawn. */
export function keepIdling(game: Game, { onWeak, isStill }: Idle): () => void {
  const gaps: number[] = [];
  let last = 0;
  let isMeasured = false;

  function measure(): void {
    const now = performance.now();
    if (last > 0) gaps.push(now - last);
    // Where the loop sleeps, nobody waits for the next frame.
    last = game.loop.running ? now : 0;
    if (gaps.length < MEASURED) return;
    isMeasured = true;
    game.events.off(Core.Events.POST_RENDER, measure);
    const settled = gaps.slice(SKIPPED).sort((a, b) => a - b);
    if ((settled[Math.floor(settled.length / 2)] ?? 0) > BEARABLE_MS) onWeak();
  }
  game.events.on(Core.Events.POST_RENDER, measure);

  const timer = setInterval(() => {
    if (!document.hidden && isStill() && isMeasured) game.loop.wake();
  }, TICK_MS);

  return () => {
    clearInterval(timer);
    game.events.off(Core.Events.POST_RENDER, measure);
  };
}
