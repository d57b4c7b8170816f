import { readFileSync } from 'node:fs';
import { type Element, readElement } from './element.ts';
import { type Lie, laid, lifted, readPoints, round } from './perspective.ts';
import { built } from './plan.ts';
import { lampGlow, lampOf, OUTLINE, readLamp, wallFaces, wallTop } from './shell.ts';
import type { Eye } from './solids.ts';
import { scratches } from './tiles.ts';
import { LIT, OUT } from './tone.ts';

export type PlateState = 'unused' | 'used';

/** Colours of light. */
const GLOWS = {
  ice: '#a9dcf5',
  pale: '#e6f5fb',
  screen: '#6fb7ff',
  core: '#7fe9ff',
  mint: '#b9f2e4',
} as const;

/** Paint, filters and patterns that every drawing may use. */
export const PAINT = readFileSync('assets/paint.svg', 'utf8').replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');

/** Builds a floor plan into the picture of a plate, as it lies and as it is lit. */
export function plateDrawing(source: string, state: PlateState, lie: Lie): string {
  const plan = readElement(source);
  const eye: Eye = { lie, tone: state === 'used' ? OUT : LIT };
  const { isLit } = eye.tone;
  const layer = (id: string): string => {
    const found = plan.children.find(({ attributes }) => attributes['id'] === id);
    return found ? found.children.map((child) => built(child, eye)).join('') : '';
  };
  const lamp = readLamp(plan.attributes['data-lamp'] ?? 'whole');
  const pool = poolOf(plan, lie);
  const inner = '<rect x="27" y="27" width="246" height="346"';
  const shadow = `<path d="M27 27H273V60Q150 50 62 64Q52 200 58 373H27Z" fill="#01050a" opacity="${isLit ? 0.62 : 0.5}" filter="url(#soft-7)"/>`;
  const wash = isLit && lamp === 'whole' && plan.attributes['data-wash'] !== 'none';
  return `<defs>${PAINT}${pool.paint}<clipPath id="outline"><path d="${OUTLINE}"/></clipPath><clipPath id="floor">${inner}/></clipPath></defs>
<g style="isolation:isolate;filter:brightness(${isLit ? 1.16 : 1.12}) contrast(1.04)"><g clip-path="url(#outline)"><rect width="300" height="400" fill="#060b10"/>
<g clip-path="url(#floor)">${layer('floor')}${inner} filter="url(#grime)" opacity="${isLit ? 0.55 : 0.4}"/>${inner} filter="url(#dust)" opacity=".1"/>${scratches(Number(plan.attributes['data-scratches'] ?? 40), 11)}${shadow}</g>
${wallFaces(eye.tone)}${lampOf(lamp, eye.tone)}${layer('things')}
<path d="${OUTLINE}" fill="url(#vignette)" opacity="${isLit ? 1 : 0.55}"/>
${isLit ? `<path d="${OUTLINE}" fill="url(#pool)" opacity="${pool.strength}" style="mix-blend-mode:color-dodge"/>` : ''}
<g style="mix-blend-mode:screen">${wash ? '<ellipse cx="40" cy="104" rx="165" ry="150" fill="url(#glow-ice)" opacity=".4"/>' : ''}${isLit ? lampGlow(lamp) + glows(plan, eye) : ''}</g></g>${wallTop(eye.tone)}<g clip-path="url(#outline)">${layer('over')}</g></g>`;
}

/** The light a room stands in: `data-pool` is its middle, radius, colour and strength. */
function poolOf({ attributes }: Element, lie: Lie): { paint: string; strength: string } {
  const [x = '118', y = '150', r = '215', colour = '#9fd0e6', strength = '.5'] = (
    attributes['data-pool'] ?? ''
  ).split(' ');
  const [cx, cy] = laid([Number(x), Number(y)], attributes['data-pool-turns'] ? lie : 'upright');
  const stop = (offset: number, ink: string, opacity: number) =>
    `<stop offset="${offset}" stop-color="${ink}" stop-opacity="${opacity}"/>`;
  const at = `gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}"`;
  const bright = stop(0, colour, 0.8) + stop(0.4, colour, 0.36) + stop(1, colour, 0);
  const dark = stop(0.25, '#01050a', 0) + stop(1, '#01050a', 0.58);
  const glow = Object.entries(GLOWS).map(
    ([name, ink]) =>
      `<radialGradient id="glow-${name}">${stop(0, ink, 1)}${stop(0.35, ink, 0.5)}${stop(0.7, ink, 0.13)}${stop(1, ink, 0)}</radialGradient>`,
  );
  return {
    strength,
    paint: `<radialGradient id="pool" ${at} r="${r}">${bright}</radialGradient><radialGradient id="vignette" ${at} r="270">${dark}</radialGradient>${glow.join('')}`,
  };
}

/** What shines by itself: circles of a colour of light, or any drawing. */
function glows(plan: Element, eye: Eye): string {
  const layer = plan.children.find(({ attributes }) => attributes['id'] === 'light');
  return (layer?.children ?? [])
    .map((child) => {
      const { class: kind = '', cx, cy, r, 'data-strength': strength = '1' } = child.attributes;
      const [, colour] = /^glow (\w+)$/.exec(kind) ?? [];
      if (!colour) return built(child, eye);
      const [x, y] = lifted(laid(readPoints(`${cx} ${cy}`)[0] ?? [0, 0], eye.lie), 0);
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="url(#glow-${colour})" opacity="${strength}"/>`;
    })
    .join('');
}
