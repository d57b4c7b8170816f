/** A rectangle of the page by its corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

interface Wanted {
  /** What the card speaks of. */
  readonly about: Box;
  /** The shapes it can take, the best first. */
  readonly sizes: readonly Size[];
  /** Where it may be. */
  readonly bounds: Box;
  /** What is tapped next: better not covered. */
  readonly avoid: readonly Box[];
  /** What else is to be seen: the dark is the better place. */
  readonly mind: readonly Box[];
}

/** How much worse it is to cover one than another. */
const COST = { about: 100, avoid: 12, mind: 1, away: 40, shape: 400 };

const GAP = 12;
/** Between two things that are not to be covered. */
const NARROW = 3;

/**
 * Where a card stands: beside what it speaks of, never over it if there is any way, over as little as possible of
 * what is tapped next, and near. Of equally good places the one below, then above, right, left; in its best shape
 * unless another covers less.
 */
export function freePlace({ about, sizes, bounds, avoid, mind }: Wanted): Box {
  const covered = (box: Box, others: readonly Box[]) =>
    others.reduce((sum, other) => sum + overlap(box, other), 0);
  const cost = (box: Box) =>
    COST.about * overlap(box, about) +
    COST.avoid * covered(box, avoid) +
    COST.mind * covered(box, mind) +
    // As far as it should be: neither far away nor sticking to it.
    COST.away * Math.abs(gap(box, about) - GAP);
  let best: Box = held({ width: 0, height: 0, ...sizes[0], left: 0, top: 0 }, bounds);
  let least = Number.POSITIVE_INFINITY;
  for (const [shape, size] of sizes.entries())
    for (const place of placesFor(size, { about, bounds, avoid })) {
      const paid = cost(place) + COST.shape * shape;
      if (paid < least) [best, least] = [place, paid];
    }
  return best;
}

/** All around what it speaks of first. */
function placesFor(size: Size, { about, bounds, avoid }: Omit<Wanted, 'sizes' | 'mind'>): readonly Box[] {
  const along = {
    x: [about.left + about.width / 2 - size.width / 2, about.left, about.left + about.width - size.width],
    y: [about.top + about.height / 2 - size.height / 2, about.top, about.top + about.height - size.height],
  };
  return [
    ...along.x.map((left) => ({ left, top: about.top + about.height + GAP })),
    ...along.x.map((left) => ({ left, top: about.top - size.height - GAP })),
    ...along.y.map((top) => ({ left: about.left + about.width + GAP, top })),
    ...along.y.map((top) => ({ left: about.left - size.width - GAP, top })),
    // In a gap no raster finds: right above or below what is not to be covered.
    ...avoid.flatMap(({ top, height }) =>
      along.x.flatMap((left) => [
        { left, top: top - size.height - NARROW },
        { left, top: top + height + NARROW },
      ]),
    ),
    // Further away: all over what is free, its corners first.
    ...raster(bounds.left, bounds.width - size.width).flatMap((left) =>
      raster(bounds.top, bounds.height - size.height).map((top) => ({ left, top })),
    ),
  ].map((place): Box => held({ ...size, ...place }, bounds));
}

/** Places from one end to the other: both ends first, the far one before the near. */
function raster(from: number, room: number): readonly number[] {
  const steps = 20;
  const between = Array.from({ length: steps - 1 }, (_, i) => (i + 1) / steps);
  return [1, 0, ...between].map((part) => from + Math.max(0, room) * part);
}

/** Kept inside; what is too large keeps its corner. */
function held(box: Box, bounds: Box): Box {
  return {
    ...box,
    left: Math.max(bounds.left, Math.min(box.left, bounds.left + bounds.width - box.width)),
    top: Math.max(bounds.top, Math.min(box.top, bounds.top + bounds.height - box.height)),
  };
}

/** What two have in common. */
export function common(a: Box, b: Box): Box | undefined {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.min(a.left + a.width, b.left + b.width) - left;
  const height = Math.min(a.top + a.height, b.top + b.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

function overlap(a: Box, b: Box): number {
  const { width = 0, height = 0 } = common(a, b) ?? {};
  return width * height;
}

/** How far two are apart. */
function gap(a: Box, b: Box): number {
  const x = Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width);
  const y = Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height);
  return Math.hypot(x, y);
}
