import './pointer.css';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { View } from '#shared/play/index.ts';
import type { Desk } from './desk.ts';
import { type Box, freePlace, type Size } from './free-place.ts';
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
  /** Measured anew only when something of it is another: it stands anew all the time. */
  const shapes = useRef<{ readonly asked: string; readonly sizes: readonly Size[] } | undefined>(undefined);
  const stand = () => {
    const line = words.current;
    // What is not shown has no size.
    if (!line || line.offsetWidth === 0) return;
    const asked = `${innerWidth} ${loadedFonts()} ${text}`;
    if (shapes.current?.asked !== asked) shapes.current = { asked, sizes: shapesOf(line) };
    const avoid = [...boxesOf(TOUCHED), ...tapsOnPage(desk, view)];
    const mind = platesOnPage(desk, view);
    const { left, top, width } = placeOf(box.value, { sizes: shapes.current.sizes, avoid, mind });
    Object.assign(line.style, { width: `${width}px`, maxWidth: 'none' });
    line.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  };
  useEffect(() => {
    const look = () => {
      const found = at && boxOf(desk, view, at);
      if (!sameBox(found, box.value)) box.value = found;
      // In a row of their own words are in nobody's way, though what they speak of cannot be seen just now.
      isThere.value = found !== undefined || at === undefined || rowOfWords() !== undefined;
      // What it speaks of may stand still while a card opens just where the words are.
      stand();
    };
    look();
    const looking = setInterval(look, LOOK_MS);
    // A window of another size is no time to point at nothing.
    addEventListener('resize', look);
    return () => {
      clearInterval(looking);
      removeEventListener('resize', look);
    };
  }, [desk, view, at, text, box, isThere]);
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

/** Letters of another face are as wide as that: none may come unnoticed. */
const loadedFonts = (): number => [...document.fonts].filter(({ status }) => status === 'loaded').length;

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
const TOUCHED = `.top, .roster, .deck, .caption, .feed, .feed-toggle, .lens, .follow, .overview, .standing > *, .recap, .match-bar, ${CARDS}, .trade-who, .trade-ask, .trade-hand, .trade-seal, .trade-slot`;

/** Of one sentence, in rem: a line or two, as wide as a phone, or a column for a gap between the plates. */
const WIDTHS = [19, 30, 13, 8.5];

/** How large a line is at each of its widths. */
function shapesOf(line: HTMLElement): readonly Size[] {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return WIDTHS.map((width) => {
    Object.assign(line.style, {
      width: 'max-content',
      maxWidth: `min(${width * rem}px, calc(100vw - 1rem))`,
    });
    return { width: Math.ceil(line.getBoundingClientRect().width), height: line.offsetHeight };
  });
}

const boxesOf = (selector: string): readonly Box[] =>
  [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());

const isInside = (box: Box, card: Box): boolean =>
  box.left >= card.left &&
  box.top >= card.top &&
  box.left + box.width <= card.left + card.width + 1 &&
  box.top + box.height <= card.top + card.height + 1;

/** The row a phone keeps for them between the map and what is told; nothing while something lies over it. */
function rowOfWords(): Box | undefined {
  const map = document.querySelector('.map')?.getBoundingClientRect();
  const caption = document.querySelector('.caption')?.getBoundingClientRect();
  if (!map || !caption) return undefined;
  const height = caption.top - map.bottom;
  if (height <= 2 * AIR) return undefined;
  const topmost = document.elementFromPoint(innerWidth / 2, map.bottom + height / 2);
  if (!topmost?.matches('.play')) return undefined;
  // A third line grows over the map rather than over what is told.
  const grown = 2 * AIR;
  return { left: AIR, top: map.bottom - grown, width: innerWidth - 2 * AIR, height: height + grown };
}

/** Beside what it speaks of, and beside the whole card if that is on one; in the middle of the map if it speaks of nothing that can be seen. */
function placeOf(
  about: Box | undefined,
  wanted: Pick<Parameters<typeof freePlace>[0], 'sizes' | 'avoid' | 'mind'>,
): Box {
  const bounds = rowOfWords() ?? {
    left: AIR,
    top: AIR,
    width: innerWidth - 2 * AIR,
    height: innerHeight - 2 * AIR,
  };
  const middle = { left: innerWidth / 2, top: innerHeight / 3, width: 0, height: 0 };
  const around = about && boxesOf(CARDS).find((card) => isInside(about, card));
  return freePlace({ ...wanted, about: around ?? about ?? middle, bounds });
}
