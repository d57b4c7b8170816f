import type { Point } from './geometry.ts';

interface Gestures {
  onTap(at: Point): void;
  /** A finger that stays, or the other button of a mouse: what is it? */
  onHold(at: Point): void;
  /** A pointer that touches nothing yet. */
  onHover(at: Point): void;
  onDrag(by: Point): void;
  /** Two fingers or a wheel: closer by a factor around a point. */
  onZoom(factor: number, at: Point): void;
}

/** A finger that stays within this many of the page's pixels has tapped. */
const TAP = 9;
/** A finger that stays for so long wants to know. */
const HOLD_MS = 480;

/** Drag, wheel, pinch, tap and hold on an element, in its own real pixels. */
export function listenForGestures(
  element: HTMLElement,
  { onTap, onHold, onHover, onDrag, onZoom }: Gestures,
): () => void {
  const listening = new AbortController();
  const fingers = new Map<number, Point>();
  let start: Point | undefined;
  let holding: ReturnType<typeof setTimeout> | undefined;

  const place = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: (clientX - left) * devicePixelRatio, y: (clientY - top) * devicePixelRatio };
  };

  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    heard: (event: HTMLElementEventMap[Type]) => void,
  ) => element.addEventListener(type, heard, { signal: listening.signal, passive: false });

  function letGo(): void {
    clearTimeout(holding);
    start = undefined;
  }

  on('pointerdown', (event) => {
    // Another button of a mouse means something else.
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    const at = place(event);
    fingers.set(event.pointerId, at);
    letGo();
    if (fingers.size > 1) return;
    start = at;
    holding = setTimeout(() => {
      letGo();
      onHold(at);
    }, HOLD_MS);
  });
  on('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    const now = place(event);
    if (!before) {
      if (event.pointerType === 'mouse') onHover(now);
      return;
    }
    if (start && distance(start, now) <= TAP * devicePixelRatio) return;
    letGo();
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
    letGo();
  };
  on('pointerup', lift);
  on('pointercancel', lift);
  // What a tap opens may come to stand under the finger: the click of the same tap must not fall on it.
  on('touchend', (event) => event.preventDefault());
  on('contextmenu', (event) => event.preventDefault());
  on('wheel', (event) => {
    event.preventDefault();
    onZoom(Math.exp(-event.deltaY / 500), place(event));
  });
  return () => {
    letGo();
    listening.abort();
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
