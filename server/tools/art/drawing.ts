import { readFileSync } from 'node:fs';
import { type Element, readElement, writeElement } from './element.ts';
import type { Size } from './packing.ts';
import { PAINT } from './plate.ts';
import { mix } from './tone.ts';

/** A drawing by itself: a vector file of `assets/` with the common paint. */
export interface Drawing {
  readonly svg: string;
  /** In the units of the map; `data-scale` says where less sharpness will do. */
  readonly size: Size;
}

export const readDrawing = (path: string): Element => readElement(readFileSync(`assets/${path}.svg`, 'utf8'));

export function drawingOf(root: Element, style = ''): Drawing {
  const [x = 0, y = 0, width = 0, height = 0] = (root.attributes['viewBox'] ?? '').split(' ').map(Number);
  const inside = root.children.map(writeElement).join('');
  const scale = Number(root.attributes['data-scale'] ?? 1);
  return {
    svg: wholeSvg([x, y, width, height], inside, style),
    size: { width: width * scale, height: height * scale },
  };
}

export function wholeSvg(
  [x, y, width, height]: readonly [number, number, number, number],
  inside: string,
  style = '',
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width * 4}" height="${height * 4}" style="${style}"><defs>${PAINT}</defs>${inside}</svg>`;
}

/** The three values of a seat's colour on a figure. */
export const seatStyle = (colour: string): string =>
  `--seat:${colour};--seat-mid:${mix(colour, '#0a1218', 0.25)};--seat-deep:${mix(colour, '#060b10', 0.55)}`;

/** A door on its way from shut (0) to open (1). */
export function slid(element: Element, share: number): Element {
  const { 'data-slide': slide, 'data-shut': shut, 'data-open': open, ...rest } = element.attributes;
  const [dx = 0, dy = 0] = (slide ?? '').split(' ').map(Number);
  return {
    tag: element.tag,
    attributes: {
      ...rest,
      ...(slide && { transform: `translate(${dx * share} ${dy * share})` }),
      ...(shut && { opacity: String(Number(shut) + (Number(open) - Number(shut)) * share) }),
    },
    children: element.children.map((child) => slid(child, share)),
  };
}
