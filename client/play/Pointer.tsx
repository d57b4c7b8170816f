import './pointer.css';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { View } from '#shared/play/index.ts';
import type { Desk } from './desk.ts';
import { type Box, freePlace } from './free-place.ts';
import { boxOf, type Place, platesOnPage, tapsOnPage } from './pointed-place.ts';

interface PointerProps {
  readonly desk: Desk;
  readonly view: View;
  readonly at: Place | undefined;
  readonly text: string;
  /** Whose voice it is. */
  readonly class: string;
}

/** How often to look where it is: cards open, the map moves. */
const LOOK_MS = 150;

/** One sentence, with a ring around what it speaks of. It lets every tap through. */
export function Pointer({ desk, view, at, text, class: kind }: PointerProps) {
  const box = useSignal<Box | undefined>(undefined);
  const words = useRef<HTMLParagraphElement>(null);
  const isThere = useSignal(false);
  const stand = () => {
    const line = words.current;
    if (!line) return;
    const avoid = [...boxesOf(TOUCHED), ...tapsOnPage(desk, view)];
    const { left, top } = placeOf(box.value, line, { avoid, mind: platesOnPage(desk, view) });
    line.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  };
  useEffect(() => {
    const look = () => {
      const found = at && boxOf(desk, view, at);
      if (!sameBox(found, box.value)) box.value = found;
      isThere.value = found !== undefined || at === undefined;
      // What it speaks of may stand still while a card opens just where the words are.
      stand();
    };
    look();
    const looking = setInterval(look, LOOK_MS);
    return () => clearInterval(looking);
  }, [desk, view, at, box, isThere]);
  useLayoutEffect(stand);
  const { left = 0, top = 0, width = 0, height = 0 } = box.value ?? {};
  return (
    <div class={`pointer ${kind}`} hidden={!isThere.value}>
      {box.value && (
        <i
          class="pointer-ring"
          aria-hidden="true"
          style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
        />
      )}
      <p ref={words} class="pointer-words" role="status">
        {text}
      </p>
    </div>
  );
}

const sameBox = (a: Box | undefined, b: Box | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.left === b.left &&
    a.top === b.top &&
    a.width === b.width &&
    a.height === b.height);

const AIR = 8;

/** What stands by itself: words about a part of it stand beside all of it. */
const CARDS = '.map-card, .overlay';
/** What is touched all the time, and what says whose turn it is: better not covered by words. */
const TOUCHED = `.top, .deck, .caption, .feed, .feed-toggle, .roster, .bars > *, .lesson-bar, ${CARDS}, .trade-who, .trade-ask, .trade-hand, .trade-seal`;

const boxesOf = (selector: string): readonly Box[] =>
  [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());

const isInside = (box: Box, card: Box): boolean =>
  box.left >= card.left &&
  box.top >= card.top &&
  box.left + box.width <= card.left + card.width + 1 &&
  box.top + box.height <= card.top + card.height + 1;

/** Beside what it speaks of, and beside the whole card if that is on one; in the middle of the map if it speaks of nothing that can be seen. */
function placeOf(
  about: Box | undefined,
  { offsetWidth: width, offsetHeight: height }: HTMLElement,
  { avoid, mind }: Readonly<Record<'avoid' | 'mind', readonly Box[]>>,
): Box {
  const bounds = {
    left: AIR,
    top: AIR,
    width: innerWidth - 2 * AIR,
    height: innerHeight - 2 * AIR,
  };
  const middle = { left: innerWidth / 2, top: innerHeight / 3, width: 0, height: 0 };
  const around = about && boxesOf(CARDS).find((card) => isInside(about, card));
  return freePlace({ about: around ?? about ?? middle, size: { width, height }, bounds, avoid, mind });
}
