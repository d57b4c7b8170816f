import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Sight } from '#client/board/camera-control.ts';
import { NO_INSETS, toPage } from '#client/board/camera-math.ts';
import { type Area, around, plateArea } from '#client/board/geometry.ts';
import { type LayerKind, useLayer } from '#client/look/layers.ts';
import { useMoreBelow } from '#client/look/more-below.ts';
import type { Desk } from './desk.ts';
import { type Box, freePlace, type Size } from './free-place.ts';

interface AnchoredProps {
  readonly desk: Desk;
  /** What it speaks of, on the map. */
  readonly about: Area | undefined;
  /** What is tapped next. */
  readonly avoid: readonly Area[];
  readonly class: string;
  readonly label: string;
  readonly role?: 'dialog' | 'alertdialog';
  /** It answers what was tapped, or asks for something. */
  readonly layer?: Extract<LayerKind, 'room-card' | 'question'>;
  readonly children: ComponentChildren;
}

const boxOf = ({ x, y, width, height }: Area): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
});

/** What floats on the map itself and is pressed: a card over it would hide it. */
const FLOATING = '.lens, .follow, .overview.in-map, .standing > *, .recap';

function floatingOver(board: Element): readonly Box[] {
  const { left, top } = board.getBoundingClientRect();
  return [...document.querySelectorAll(FLOATING)].map((each) => {
    const box = each.getBoundingClientRect();
    return { left: box.left - left, top: box.top - top, width: box.width, height: box.height };
  });
}

const AIR = 8;

/** The part of the board nothing floats over. */
function boundsOf({ screen: { width, height, ratio, insets } }: Sight): Box {
  return {
    left: insets.left + AIR,
    top: insets.top + AIR,
    width: width / ratio - insets.left - insets.right - 2 * AIR,
    height: height / ratio - insets.top - insets.bottom - 2 * AIR,
  };
}

/** A map in which a card beside a room would cover what is tapped next: it stands at the edge, and the map makes room. */
const isSmall = ({ screen: { width, height, ratio } }: Sight): boolean =>
  width / ratio < NARROW.from || height / ratio < LOW;

/** Along the lower edge, as wide as the map; how high it is there. */
function dock(card: HTMLElement, bounds: Box): number {
  card.style.maxWidth = `${bounds.width}px`;
  card.style.width = `${bounds.width}px`;
  card.style.maxHeight = `${bounds.height}px`;
  const height = card.offsetHeight;
  const top = bounds.top + bounds.height - height;
  card.style.transform = `translate(${Math.round(bounds.left)}px, ${Math.round(top)}px)`;
  return height;
}

/** Beside a large map a card may be made narrow, to stand in a gap next to what it speaks of. */
const NARROW = { from: 560, rem: 14 };
/** Lower than a card, what it speaks of, and what is beside that. */
const LOW = 360;

function shapesOf(card: HTMLElement, bounds: Box): readonly Size[] {
  const widest = `min(${bounds.width}px, var(--widest))`;
  const widths = bounds.width < NARROW.from ? [widest] : [widest, `min(${widest}, ${NARROW.rem}rem)`];
  return widths.map((maxWidth) => {
    card.style.maxWidth = maxWidth;
    return { width: Math.ceil(card.getBoundingClientRect().width), height: card.offsetHeight };
  });
}

/** A card that stands beside what it speaks of, and goes along with the map. */
export function Anchored({
  desk,
  about,
  avoid,
  children,
  label,
  role = 'dialog',
  layer = 'question',
  class: kind,
}: AnchoredProps) {
  const frame = useRef<HTMLElement>(null);
  useMoreBelow(frame);
  useLayer(layer, frame);
  const sight = desk.board.value?.sight.value;
  const view = desk.story.view.value;
  const board = desk.board.value;
  const isDocked = layer === 'question' && sight !== undefined && isSmall(sight);
  const told = useRef('');
  const makeRoom = (areas: readonly Area[], height: number) => {
    const beside = { areas, taken: { ...NO_INSETS, bottom: height + 2 * AIR } };
    const asked = JSON.stringify(beside);
    if (asked === told.current) return;
    told.current = asked;
    board?.makeRoom(beside);
  };
  useEffect(() => {
    if (!isDocked) return;
    return () => {
      told.current = '';
      board?.makeRoom(undefined);
    };
  }, [isDocked, board]);
  useLayoutEffect(() => {
    const card = frame.current;
    if (!card || !sight) return;
    if (isDocked) {
      const free = boundsOf(sight);
      const height = dock(card, free);
      const all = [...(about ? [about] : []), ...avoid];
      const areas = about ? [around(all), about] : all.length > 0 ? [around(all)] : [];
      makeRoom(areas, height);
      return;
    }
    const onPage = (area: Area) => boxOf(toPage(sight.look, area, sight.screen));
    const bounds = boundsOf(sight);
    card.style.width = '';
    card.style.maxHeight = `${bounds.height}px`;
    const middle: Box = {
      left: bounds.left + bounds.width / 2,
      top: bounds.top + bounds.height,
      width: 0,
      height: 0,
    };
    const { left, top, width } = freePlace({
      about: about ? onPage(about) : middle,
      sizes: shapesOf(card, bounds),
      bounds,
      avoid: [...avoid.map(onPage), ...(card.parentElement ? floatingOver(card.parentElement) : [])],
      mind: (view?.placed ?? []).map(({ cell }) => onPage(plateArea(cell))),
    });
    card.style.maxWidth = `${width}px`;
    card.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  });
  const meant = about ?? (avoid.length > 0 ? around(avoid) : undefined);
  const spoken = meant && sight && boxOf(toPage(sight.look, meant, sight.screen));
  return (
    <section
      ref={frame}
      class={`map-card ${kind} ${isDocked ? 'is-docked' : ''}`}
      role={role}
      aria-label={label}
      // Where what it speaks of is drawn, or else what is tapped next, for whoever measures.
      data-about={spoken && [spoken.left, spoken.top, spoken.width, spoken.height].map(Math.round).join(' ')}
    >
      {children}
    </section>
  );
}
