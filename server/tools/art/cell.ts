import { laid, type Point, round } from './perspective.ts';
import type { Eye } from './solids.ts';
import { mix } from './tone.ts';

/** What burns in a cell, from its wall to its heart, by its heat. */
const HEARTS = [
  { over: 0.72, wall: '#a83a34', flesh: '#ff8f34', heart: '#fff3c4' },
  { over: 0.46, wall: '#7c2438', flesh: '#e04a2c', heart: '#ffc25a' },
  { over: 0.22, wall: '#481a3e', flesh: '#8c2450', heart: '#e2532f' },
  { over: -1, wall: '#1d1128', flesh: '#34194a', heart: '#6a2a6a' },
] as const;

/** Burned out; here and there an ember. */
function ashes([first = [0, 0]]: readonly Point[]): { wall: string; flesh: string; heart: string } {
  const isEmber = Math.round(first[0] * 7 + first[1] * 3) % 5 === 0;
  return { wall: '#0b0809', flesh: isEmber ? '#3a130b' : '#14100f', heart: isEmber ? '#e0582a' : '#211a18' };
}

/** A cell of the Hive: an uneven hexagon with a thick rim, a wall that goes down, and what grows in it. */
export function growthCell(
  corners: readonly Point[],
  attributes: Readonly<Record<string, string>>,
  eye: Eye,
): string {
  const isHollow = attributes['class']?.includes('hollow') ?? false;
  const heat = eye.tone.isLit ? Number(attributes['data-heat']) : 0;
  const outline = corners.map((corner) => laid(corner, eye.lie));
  const found = eye.tone.isLit ? (HEARTS.find(({ over }) => heat > over) ?? HEARTS[3]) : ashes(outline);
  const rim = eye.tone.isLit ? mix('#2a1a30', '#8c3a48', heat) : '#1f1a1b';
  const hollow = [
    [0.74, '#07050b', 0, 0],
    [0.5, mix('#0c0810', '#5a1c34', heat), 1.5, 4],
  ] as const;
  const filled = [
    [0.78, mix(found.wall, '#07050b', 0.35), 0, 0],
    [0.66, found.wall, 0.6, 1],
    [0.48, found.flesh, 1.2, 2.2],
    [0.25, found.heart, 1.6, 3],
  ] as const;
  return [
    `<path d="${soft(outline, 0.98, [2, 3.5])}" fill="#050308" opacity=".85"/>`,
    `<path d="${soft(outline, 0.94)}" fill="${rim}"/>`,
    `<path d="${soft(outline, 0.9, [-0.7, -0.9])}" fill="none" stroke="${eye.tone.isLit ? mix('#5c4460', '#ffb07a', heat) : '#4a4244'}" stroke-opacity=".75" stroke-width="1.1"/>`,
    ...(isHollow ? hollow : filled).map(
      ([size, fill, dx, dy]) => `<path d="${soft(outline, size, [dx, dy])}" fill="${fill}"/>`,
    ),
    isHollow ? '' : gloss(outline, eye.tone.isLit),
  ].join('');
}

/** The outline at a size, its corners a little rounded. */
function soft(outline: readonly Point[], size: number, [dx, dy]: Point = [0, 0]): string {
  const [cx, cy] = middle(outline);
  const points = outline.map(([x, y]): Point => [cx + (x - cx) * size + dx, cy + (y - cy) * size + dy]);
  return `${points
    .map((point, i) => {
      const [before, after] = [points.at(i - 1) ?? point, points[(i + 1) % points.length] ?? point];
      const near = (other: Point): string =>
        `${round(point[0] + (other[0] - point[0]) * 0.24)} ${round(point[1] + (other[1] - point[1]) * 0.24)}`;
      return `${i ? 'L' : 'M'}${near(before)}Q${round(point[0])} ${round(point[1])} ${near(after)}`;
    })
    .join('')}Z`;
}

function gloss(outline: readonly Point[], isLit: boolean): string {
  const [cx, cy] = middle(outline);
  const reach = Math.hypot((outline[0]?.[0] ?? cx) - cx, (outline[0]?.[1] ?? cy) - cy);
  const [x, y] = [round(cx - reach * 0.3), round(cy - reach * 0.32)];
  return `<ellipse cx="${x}" cy="${y}" rx="${round(reach * 0.17)}" ry="${round(reach * 0.08)}" fill="#fff" opacity="${isLit ? 0.55 : 0.16}" transform="rotate(-35 ${x} ${y})"/>`;
}

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
