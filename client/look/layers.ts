import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What can lie over what, the lowest first: the uppermost that lies open has the keys. */
const ORDER = ['map', 'room-card', 'question', 'list', 'sheet', 'told', 'scene'] as const;
export type LayerKind = (typeof ORDER)[number];

/** Whoever has these open does nothing below them. The others are cards and lists beside what they speak of. */
const WHOLE: readonly LayerKind[] = ['sheet', 'told', 'scene'];

interface Layer {
  readonly kind: LayerKind;
  readonly frame: RefObject<HTMLElement | null>;
  /** A key that nothing in it has the focus for; answers whether it was one of its own. */
  readonly press: (key: string) => boolean;
}

/** A key is meant for what was seen when the finger went down: what went in this time was still seen. */
const JUST_MS = 400;

export interface KeyPress {
  readonly top: LayerKind;
  readonly key: string;
  /** The finger stays on it. */
  readonly isRepeated: boolean;
  /** What has the focus lies in the uppermost layer. */
  readonly isInside: boolean;
  /** How long ago something went that had all keys. */
  readonly sinceGone: number;
}

/** Where a key goes: to what has the focus, to the uppermost layer, or nowhere. */
export function wayOf({
  top,
  key,
  isRepeated,
  isInside,
  sinceGone,
}: KeyPress): 'focus' | 'layer' | 'nowhere' {
  if (key === 'Tab') return 'focus';
  const isPressing = key === 'Enter' || key === ' ';
  if (isPressing && isRepeated) return 'nowhere';
  if (WHOLE.includes(top)) return isInside ? 'focus' : 'layer';
  return isPressing && sinceGone < JUST_MS ? 'nowhere' : 'focus';
}

/** The uppermost; of equals the last that came. */
export function uppermost<L extends { readonly kind: LayerKind }>(layers: readonly L[]): L | undefined {
  const rank = ({ kind }: L) => ORDER.indexOf(kind);
  return layers.reduce<L | undefined>((top, each) => (top && rank(top) > rank(each) ? top : each), undefined);
}

let open: readonly Layer[] = [];
let goneAt = Number.NEGATIVE_INFINITY;
/** Keys that went nowhere: their coming up presses nothing either. */
const held = new Set<string>();

export const topLayer = (): Layer | undefined => uppermost(open);

/** As long as the component is there, this lies open. */
export function useLayer(
  kind: LayerKind,
  frame: RefObject<HTMLElement | null>,
  press: (key: string) => boolean = () => false,
): void {
  const latest = useRef(press);
  latest.current = press;
  useLayoutEffect(() => {
    const layer: Layer = { kind, frame, press: (key) => latest.current(key) };
    if (open.length === 0) listen('addEventListener');
    open = [...open, layer];
    return () => {
      open = open.filter((each) => each !== layer);
      if (WHOLE.includes(kind) && kind !== 'sheet') goneAt = performance.now();
      if (open.length === 0) listen('removeEventListener');
    };
  }, [kind, frame]);
}

function listen(how: 'addEventListener' | 'removeEventListener'): void {
  globalThis[how]('keydown', beforeFocus, { capture: true });
  globalThis[how]('keyup', keyUp, { capture: true });
  globalThis[how]('keydown', afterFocus);
}

const isForKeys = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event.target);

/** The keys of the whole page belong to the map, which knows what lies over it. */
const pressOnPage = (key: string): boolean => open.find(({ kind }) => kind === 'map')?.press(key) ?? false;

/** Before anything on the page hears of it. */
function beforeFocus(event: Event): void {
  const top = topLayer();
  if (!isForKeys(event) || !top) return;
  const { key, target, repeat } = event;
  const isInside = target instanceof Node && isIn(top, target);
  const sinceGone = performance.now() - goneAt;
  const way = wayOf({ top: top.kind, key, isRepeated: repeat, isInside, sinceGone });
  if (way === 'focus') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.add(key);
  if (way === 'nowhere' || top.press(key) || pressOnPage(key)) return;
  top.frame.current?.focus({ preventScroll: true });
}

/** What had the focus did not keep it to itself. */
function afterFocus(event: Event): void {
  if (isForKeys(event) && pressOnPage(event.key)) event.preventDefault();
}

function keyUp(event: Event): void {
  if (!(event instanceof KeyboardEvent) || !held.delete(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** In it, or in something that speaks up over everything and asks for no key itself. */
const isIn = ({ frame }: Layer, target: Node): boolean =>
  frame.current?.contains(target) === true ||
  (target instanceof Element && target.closest('[data-above]') !== null);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;
