export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Frame extends Size {
  readonly x: number;
  readonly y: number;
}

/** Between frames, so that none shines into its neighbour when they are drawn smaller. */
const GAP = 4;

/** Frames in rows, the highest first, on a sheet whose sides are powers of two (mipmaps want that). */
export function packed<Name extends string>(
  sizes: ReadonlyMap<Name, Size>,
  width: number,
): { readonly frames: ReadonlyMap<Name, Frame>; readonly sheet: Size } {
  const frames = new Map<Name, Frame>();
  let [x, y, row] = [GAP, GAP, 0];
  for (const [name, size] of [...sizes].sort(([, a], [, b]) => b.height - a.height)) {
    if (x + size.width + GAP > width) {
      y += row + GAP;
      x = GAP;
      row = 0;
    }
    frames.set(name, { x, y, ...size });
    x += size.width + GAP;
    row = Math.max(row, size.height);
  }
  return { frames, sheet: { width, height: 2 ** Math.ceil(Math.log2(y + row + GAP)) } };
}
