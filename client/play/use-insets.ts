import { useEffect } from 'preact/hooks';
import type { Insets } from '#client/board/camera-math.ts';
import { keysOf, must } from '#shared/vocabulary/index.ts';
import type { Desk } from './desk.ts';

const NOTHING_COVERED: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const EDGES = keysOf(NOTHING_COVERED);

/** Tells the camera what floats over the map, and again whenever that changes. */
export function useInsets(desk: Desk, ...changes: readonly unknown[]): void {
  const board = desk.board.value;
  useEffect(() => {
    const frame = document.querySelector('.board');
    if (!frame || !board) return;
    const floating = [...document.querySelectorAll<HTMLElement>('[data-covers]')];
    const tell = () => board.cover(measuredInsets());
    const watch = new ResizeObserver(tell);
    for (const each of floating) watch.observe(each);
    watch.observe(frame);
    return () => watch.disconnect();
  }, [board, ...changes]);
}

/** What floats over the map just now. */
export function measuredInsets(): Insets {
  const board = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
  const floating = document.querySelectorAll<HTMLElement>('[data-covers]');
  const insets: Record<keyof Insets, number> = { ...NOTHING_COVERED };
  for (const each of floating) {
    const box = each.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || box.right <= board.left || box.left >= board.right) continue;
    if (box.bottom <= board.top || box.top >= board.bottom) continue;
    const edge = must(
      EDGES.find((name) => name === each.dataset['covers']),
      'what floats covers an edge',
    );
    const depth = {
      top: box.bottom - board.top,
      right: board.right - box.left,
      bottom: board.bottom - box.top,
      left: box.right - board.left,
    }[edge];
    insets[edge] = Math.max(insets[edge], Math.round(depth));
  }
  return insets;
}
