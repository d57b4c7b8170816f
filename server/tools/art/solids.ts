import { type Lie, laid, lifted, lightOn, type Point, round, scaleAt, written } from './perspective.ts';
import type { Material, Tone } from './tone.ts';

/** How a plate is seen while it is built. */
export interface Eye {
  readonly lie: Lie;
  readonly tone: Tone;
}

export interface Solid {
  readonly from: number;
  readonly to: number;
  readonly material: Material;
  readonly top: string;
  readonly hasShadow: boolean;
  readonly hasRim: boolean;
}

const DARKNESS = '#02060a';

/** A prism over a convex base: shadow, sides by their light, top, and a rim on its edges. */
export function prism(base: readonly Point[], solid: Solid, eye: Eye): string {
  const { from, to, material, hasShadow, hasRim } = solid;
  const ground = base.map((point) => laid(point, eye.lie));
  const low = ground.map((point) => lifted(point, from));
  const high = ground.map((point) => lifted(point, to));
  const sides = ground.map((point, i) => {
    const next = (i + 1) % ground.length;
    const light = lightOn(point, at(ground, next));
    const shade = light > 0.3 ? material[3] : light > -0.2 ? material[2] : material[0];
    return `<polygon points="${written([at(low, i), at(low, next), at(high, next), at(high, i)])}" fill="${eye.tone.face(shade)}"/>`;
  });
  const lid = written(high);
  const top = `<polygon points="${lid}" fill="${eye.tone.top(solid.top)}"/><polygon points="${lid}" fill="url(#sheen)"/>`;
  return [
    hasShadow ? prismShadow(ground, low, { from, height: to - from }) : '',
    ...sides,
    top,
    hasRim ? rim(ground, high, material, eye.tone) : '',
  ].join('');
}

const at = (points: readonly Point[], i: number): Point => points[i] ?? [0, 0];

function prismShadow(
  ground: readonly Point[],
  low: readonly Point[],
  { from, height }: { from: number; height: number },
): string {
  const thrown = (share: number) =>
    written(ground.map(([x, y]) => lifted([x + height * 0.16 * share, y + height * 0.2 * share], from)));
  const fill = `fill="${DARKNESS}"`;
  return `<g filter="url(#soft-2)" opacity=".75"><polygon points="${thrown(1)}" ${fill}/><polygon points="${thrown(0.5)}" ${fill}/><polygon points="${written(low)}" ${fill} stroke="${DARKNESS}" stroke-width="3"/></g>`;
}

function rim(ground: readonly Point[], high: readonly Point[], material: Material, tone: Tone): string {
  const wide = tone.isLit ? 1.3 : 1.6;
  return ground
    .map((point, i) => {
      const next = (i + 1) % ground.length;
      const isBright = lightOn(point, at(ground, next)) > 0.1;
      const stroke = tone.edge(material[isBright ? 5 : 0]);
      return `<path d="M${written([at(high, i)])}L${written([at(high, next)])}" stroke="${stroke}" stroke-opacity=".85" stroke-width="${isBright ? wide : 1.1}"/>`;
    })
    .join('');
}

/** A drum: its shadow, its side, its lid, with a ring and a bung if it is a closed one. */
export function drum(
  [x, y]: Point,
  radius: number,
  { to, material, top }: Pick<Solid, 'to' | 'material' | 'top'>,
  { eye, isClosed }: { eye: Eye; isClosed: boolean },
): string {
  const { tone } = eye;
  const ground = laid([x, y], eye.lie);
  const [bx, by] = lifted(ground, 0);
  const [topX, topY] = lifted(ground, to);
  const [tx, ty] = [round(topX), round(topY)];
  const r = round(radius * scaleAt(to));
  const circle = (size: number, rest: string) => `<circle cx="${tx}" cy="${ty}" r="${round(size)}" ${rest}/>`;
  const bung = `<circle cx="${round(tx - radius * 0.3)}" cy="${round(ty - radius * 0.3)}" r="${round(radius * 0.16)}" fill="${tone.face(material[0])}"/>`;
  return [
    `<circle cx="${round(bx + to * 0.12)}" cy="${round(by + to * 0.15)}" r="${round(radius * 1.06)}" fill="${DARKNESS}" opacity=".75" filter="url(#soft-2)"/>`,
    `<path d="M${round(bx)} ${round(by)}L${tx} ${ty}" stroke="${tone.face(material[1])}" stroke-width="${2 * radius}" stroke-linecap="round"/>`,
    circle(r, `fill="${tone.top(top)}"`),
    circle(r, 'fill="url(#sheen)"'),
    circle(
      r - 0.7,
      `fill="none" stroke="${tone.edge(material[4])}" stroke-width="${tone.isLit ? 1.1 : 1.5}" stroke-opacity=".85"`,
    ),
    isClosed
      ? circle(r * 0.66, `fill="none" stroke="${tone.face(material[0])}" stroke-width="1.4"`) + bung
      : '',
  ].join('');
}

/** A pipe or a rail along a line, round in section. */
export function tube(
  line: readonly Point[],
  { height, width, material }: { height: number; width: number; material: Material },
  { lie, tone }: Eye,
): string {
  const way = (dx: number, dy: number, h: number) =>
    `M${line
      .map((point) => {
        const [x, y] = laid(point, lie);
        return written([lifted([x + dx, y + dy], h)]);
      })
      .join('L')}`;
  const stroke = (d: string, colour: string, wide: number, rest = '') =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(wide)}" stroke-linejoin="round" stroke-linecap="round"${rest}/>`;
  const shade = width * 0.14;
  return [
    stroke(
      way(height * 0.1 + width * 0.1, height * 0.14 + width * 0.14, 0),
      DARKNESS,
      width * 1.1,
      ' opacity=".65" filter="url(#soft-2)"',
    ),
    stroke(way(0, 0, height), tone.face(material[0]), width),
    stroke(way(0, 0, height), tone.face(material[1]), width * 0.86),
    stroke(way(-shade * 0.5, -shade * 0.5, height), tone.face(material[2]), width * 0.62),
    stroke(way(-shade, -shade, height), tone.face(material[3]), width * 0.34),
    stroke(way(-shade * 1.4, -shade * 1.4, height), tone.edge(material[4]), width * 0.15, ' opacity=".9"'),
  ].join('');
}
