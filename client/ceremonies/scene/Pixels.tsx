import { useContext, useEffect, useRef } from 'preact/hooks';
import { moves } from '#client/device/preferences.ts';
import { SceneClock } from './scene-time.ts';

/** Paints one moment, 0 at its beginning, 1 at its end; or says that there is nothing to paint with yet. */
export type Paint = (context: CanvasRenderingContext2D, done: number) => 'not-yet' | undefined;

interface PixelsProps {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** How long it moves; nothing for a still of its end. */
  readonly ms: number;
  /** What is shown where nothing may move: its end, or a moment on the way. */
  readonly still?: number;
  readonly paint: Paint;
}

/** A small canvas that moves once, and then stands. With reduced motion it stands at once. */
export function Pixels({ name, width, height, ms, still = 1, paint }: PixelsProps) {
  const time = useContext(SceneClock);
  const place = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = place.current?.getContext('2d');
    if (!context) return;
    const begun = time.now();
    let cancel = () => {};
    const next = () => {
      const isMoving = ms > 0 && moves.peek();
      const done = isMoving ? Math.min(1, (time.now() - begun) / ms) : still;
      const isLate = paint(context, done) === 'not-yet';
      if ((isMoving && done < 1) || isLate) cancel = time.after(FRAME_MS, next);
    };
    next();
    return () => cancel();
  }, [time, ms, still, paint]);
  return <canvas ref={place} class={name} width={width} height={height} />;
}

/** Film, not a game: 30 pictures a second are enough, also for a weak phone. */
const FRAME_MS = 33;
