import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** How far something is scrolled. */
type Scrolled = Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** Less than this is air at its foot. */
const LEAST = 12;

export const isMoreBelow = ({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean =>
  scrollHeight - clientHeight - scrollTop > LEAST;

/** Marks what scrolls for as long as more of it lies below: its style says so, for nobody looks for what is out of sight. */
export function useMoreBelow(frame: RefObject<HTMLElement | null>): void {
  // After every drawing: what is in it may be another.
  useLayoutEffect(() => {
    const shown = frame.current;
    if (!shown) return;
    const look = () => shown.toggleAttribute('data-more', isMoreBelow(shown));
    const watch = new ResizeObserver(look);
    for (const each of [shown, ...shown.children]) watch.observe(each);
    shown.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      shown.removeEventListener('scroll', look);
    };
  });
}
