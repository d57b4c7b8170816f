import { BlendModes, type GameObjects } from 'phaser';
import { depthOf } from './drawn-texture.ts';
import type { Effect } from './effect.ts';
import type { EffectStage } from './effect-stage.ts';
import type { Area, Point } from './geometry.ts';

type Of<Type extends Effect['type']> = Extract<Effect, { readonly type: Type }>;

/** Soot and smoke: darker than every floor. */
const SOOT = 0x15181c;
const SMOKE = 0x4a4f55;
/** A turn after which no two lie behind each other. */
const GOLDEN = 2.39996;

interface Spread extends Point {
  readonly angle: number;
  /** From the middle, 0, to the walls, 1. */
  readonly away: number;
}

/** So many places all over a room, from its middle outward. */
function spread({ x, y, width, height }: Area, count: number, reach: number): readonly Spread[] {
  return Array.from({ length: count }, (_, i) => {
    const [away, angle] = [Math.sqrt((i + 0.5) / count), i * GOLDEN];
    const [dx, dy] = [Math.cos(angle) * away * width * reach, Math.sin(angle) * away * height * reach];
    return { angle, away, x: x + dx, y: y + dy };
  });
}

/** The room is white once, then a ball of fire, embers to the walls, soot on the floor and smoke that stays. */
export function blast(on: EffectStage, { room }: Of<'blast'>): void {
  const area = on.roomArea(room);
  if (!area) return;
  const reach = Math.min(area.width, area.height);
  const soot = on
    .piece('smoke', area, reach * 0.9)
    .setTint(SOOT)
    .setDepth(depthOf('trails'));
  on.during(soot, { from: 0.06, to: 0.2 }, { alpha: 0.9, scale: '*=1.3' });
  on.during(soot, { from: 0.8, to: 1 }, { alpha: 0 });
  const lit = on.block({ ...area, width: area.width - 30, height: area.height - 30 }, 0xffe9c4);
  lit.setBlendMode(BlendModes.SCREEN);
  on.during(lit, { from: 0.03, to: 0.06 }, { alpha: 0.8 });
  on.during(lit, { from: 0.08, to: 0.3 }, { alpha: 0 });
  const flash = on.light('flash', area, reach * 0.55);
  on.during(flash, { from: 0.02, to: 0.24 }, { alpha: { from: 1, to: 0 }, scale: '*=2.2', angle: 40 });
  for (const at of spread(area, 9, 0.33)) {
    const ball = on.light('heat', area, reach * 0.34);
    const start = 0.04 + at.away * 0.06;
    const out = { x: at.x, y: at.y, alpha: { from: 0.9, to: 0.62 }, scale: '*=2', ease: 'Cubic.easeOut' };
    on.during(ball, { from: start, to: start + 0.18 }, out);
    on.during(ball, { from: start + 0.2, to: start + 0.5 }, { alpha: 0, scale: '*=0.7' });
  }
  embers(on, area, { count: 22, from: 0.05, long: 0.6 });
  for (const at of spread(area, 9, 0.3)) billow(on, at, { from: 0.1 + at.away * 0.08, size: reach * 0.42 });
  on.shake(0.05, 0.011);
}

/** V1: the cells of the Hive catch from the middle outward, white; smoke rises from what has burned. */
export function burn(on: EffectStage, { room }: Of<'fire'>): void {
  const area = on.roomArea(room);
  if (!area) return;
  for (const at of spread(area, 46, 0.44)) {
    const start = 0.05 + at.away * 0.4;
    const cell = on.light('cell', at, 42).setAngle(at.angle * 8);
    on.during(cell, { from: start, to: start + 0.06 }, { alpha: 1, scale: '*=1.25', ease: 'Back.easeOut' });
    on.during(cell, { from: start + 0.08, to: start + 0.2 }, { alpha: 0, scale: '*=0.8' });
    const char = on.piece('smoke', at, 74).setTint(SOOT).setDepth(depthOf('trails'));
    on.during(char, { from: start + 0.1, to: start + 0.24 }, { alpha: 0.85 });
  }
  for (const at of spread(area, 16, 0.4)) {
    const start = 0.04 + at.away * 0.4;
    const glow = on.light('heat', at, 120);
    on.during(glow, { from: start, to: start + 0.1 }, { alpha: 0.7, scale: '*=1.5' });
    on.during(glow, { from: start + 0.12, to: start + 0.3 }, { alpha: 0.1 });
    billow(on, at, { from: start + 0.12, size: 120 });
  }
  embers(on, area, { count: 30, from: 0.1, long: 0.8 });
  const white = on.block(area, 0xfff6dc).setBlendMode(BlendModes.SCREEN);
  on.during(white, { from: 0.56, to: 0.72 }, { alpha: 0.85 });
  on.during(white, { from: 0.78, to: 1 }, { alpha: 0 });
  on.shake(0.5, 0.005);
}

/** Thrown from the middle, each as far and as long as it flies. */
function embers(
  on: EffectStage,
  area: Area,
  { count, from, long }: { count: number; from: number; long: number },
) {
  for (const [i, at] of spread(area, count, 0.56).entries()) {
    const ember = on.light('ember', area, 16 + (i % 4) * 6);
    const start = from + (i % 5) * 0.04;
    const end = Math.min(1, start + long * (0.6 + (i % 3) * 0.2));
    const flight = { x: at.x, y: at.y - 14, alpha: { from: 1, to: 0 }, ease: 'Quart.easeOut' };
    on.during(ember, { from: start, to: end }, flight);
  }
}

/** Smoke that swells, drifts up and thins out. */
function billow(
  on: EffectStage,
  at: Point,
  { from, size }: { from: number; size: number },
): GameObjects.Image {
  const smoke = on
    .piece('smoke', at, size * 0.6)
    .setTint(SMOKE)
    .setAngle(at.x + at.y);
  on.during(smoke, { from, to: from + 0.16 }, { alpha: 0.75, scale: '*=1.5', ease: 'Quad.easeOut' });
  on.during(smoke, { from: from + 0.16, to: 1 }, { alpha: 0, y: at.y - 44, scale: '*=1.5', angle: '+=30' });
  return smoke;
}
