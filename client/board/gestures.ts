import type { Point } from './geometry.ts';

interface Gestures {
  onTap(at: Point): void;
  onDrag(by: Point): void;
  /** Two fingers or a wheel: closer by a factor around a point. */
  onZoom(factor: number, at: Point): void;
}

/** A finger that stays within this many of the page's pixels has tapped. */
const TAP = 9;

/** Drag, wheel, pinch and tap on an element, in its own real pixels. */
export function listenForGestures(element: HTMLElement, { onTap, onDrag, onZoom }: Gestures): () => void {
  const listening = new AbortController();
  const fingers = new Map<number, Point>();
  let start: Point | undefined;

  const place = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: (clientX - left) * devicePixelRatio, y: (clientY - top) * devicePixelRatio };
  };

  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    heard: (event: HTMLElementEventMap[Type]) => void,
  ) => element.addEventListener(type, heard, { signal: listening.signal, passive: false });

  on('pointerdown', (event) => {
    // Another button of a mouse means something else.
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, place(event));
    start = fingers.size === 1 ? place(event) : undefined;
  });
  on('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    if (start && distance(start, now) <= TAP * devicePixelRatio) return;
    start = undefined;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    // Each of two fingers moves the map by half of its way: what is between them stays there.
    const share = other ? 0.5 : 1;
    onDrag({ x: (now.x - before.x) * share, y: (now.y - before.y) * share });
    if (other) onZoom(distance(other, now) / Math.max(1, distance(other, before)), middle(other, now));
    fingers.set(event.pointerId, now);
  });
  const lift = (event: PointerEvent) => {
    if (start && event.type === 'pointerup') onTap(start);
    fingers.delete(event.pointerId);
    start = undefined;
  };
  on('pointerup', lift);
  on('pointercancel', lift);
  on('wheel', (event) => {
    event.preventDefault();
    onZoom(Math.exp(-event.deltaY / 500), place(event));
  });
  return () => listening.abort();
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
