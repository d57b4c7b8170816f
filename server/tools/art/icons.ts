import { readFileSync } from 'node:fs';
import type { Darkroom } from './darkroom.ts';
import type { Size } from './packing.ts';

const PNG = { type: 'image/png', quality: 1 } as const;

/** The icon of the game as a picture of so many pixels. */
export function iconPicture(darkroom: Darkroom, pixels: number): Promise<Buffer> {
  return drawn(darkroom, readFileSync('assets/public/icon.svg', 'utf8'), { width: pixels, height: pixels });
}

/** For systems that cut icons to a shape of their own: no corners, and nothing near the edge. */
export function maskableIcon(darkroom: Darkroom, pixels: number): Promise<Buffer> {
  const svg = readFileSync('assets/public/icon.svg', 'utf8')
    .replace('viewBox="0 0 64 64"', 'viewBox="-11 -11 86 86"')
    .replace('<rect width="64" height="64" rx="14"', '<rect x="-11" y="-11" width="86" height="86"');
  return drawn(darkroom, svg, { width: pixels, height: pixels });
}

const drawn = (darkroom: Darkroom, svg: string, size: Size): Promise<Buffer> =>
  darkroom.sheet(
    size,
    [{ svg: svg.replace('<svg ', '<svg width="512" height="512" '), x: 0, y: 0, ...size }],
    PNG,
  );
