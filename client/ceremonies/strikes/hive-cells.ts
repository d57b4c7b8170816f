import { heatAt } from '#client/look/heat-ramp.ts';
import { HIVE } from './beats.ts';

/** The picture is so wide, whatever the canvas. */
const WIDE = 720;
const CELL = 22;
const RINGS = 19;
const FURTHEST = 640;

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly away: number;
  /** No two catch at quite the same moment. */
  readonly uneven: number;
  /** How warm it is before anything burns. */
  readonly rest: number;
}

/** Always the same, from 0 to 1. */
const chance = (i: number): number => {
  const spread = Math.imul(i + 1, 0x9e3779b1);
  const mixed = Math.imul(spread ^ (spread >>> 15), 0x85ebca6b);
  const again = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((again ^ (again >>> 16)) >>> 0) / 4294967296;
};

/** Warm in places: something grows there. */
const warmth = (x: number, y: number): number =>
  0.5 + 0.5 * Math.sin(x / 61 + Math.sin(y / 83) * 1.7) * Math.sin(y / 57 + Math.sin(x / 97) * 1.3);

/** Six-sided cells around the middle; here and there one is missing. */
const CELLS: readonly Cell[] = Array.from({ length: (2 * RINGS + 1) ** 2 }, (_, i) => {
  const [q, r] = [(i % (2 * RINGS + 1)) - RINGS, Math.floor(i / (2 * RINGS + 1)) - RINGS];
  const [x, y] = [Math.sqrt(3) * (q + r / 2) * CELL, 1.5 * r * CELL];
  const [away, uneven] = [Math.hypot(x, y), chance(i)];
  return { x, y, away, uneven, rest: 0.12 + (0.14 + 0.4 * Math.exp(-away / 190)) * warmth(x, y) };
}).filter(({ away, uneven }) => away < FURTHEST - 20 && (uneven > 0.05 || away < 60));

interface Ember {
  readonly angle: number;
  /** Where it is thrown up, as the front passes. */
  readonly from: number;
  readonly speed: number;
  readonly size: number;
}

const EMBERS: readonly Ember[] = Array.from({ length: 110 }, (_, i) => ({
  angle: chance(i * 3) * 2 * Math.PI,
  from: Math.sqrt(chance(i * 3 + 1)) * 420,
  speed: 60 + chance(i * 3 + 2) * 190,
  size: 1.4 + chance(i * 7 + 5) * 2.4,
}));

const PUFFS = Array.from({ length: 26 }, (_, i) => ({
  angle: i * 2.39996,
  from: 40 + Math.sqrt(chance(i * 11)) * 330,
  size: 90 + chance(i * 11 + 1) * 110,
}));

/** The cells at a moment: violet and warm, then a white front goes outward, throws embers and leaves smoke and ash. */
export function paintHive(context: CanvasRenderingContext2D, at: number): void {
  const { width, height } = context.canvas;
  const share = Math.max(0, (at - HIVE.takes) / (HIVE.white - HIVE.takes));
  const front = share ** 2 * FURTHEST;
  context.save();
  context.clearRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.scale(width / WIDE, width / WIDE);
  const burn = CELLS.map((cell) => ({ ...cell, heat: heatOf(cell, { at, front, isBurning: share > 0 }) }));
  for (const { x, y, heat } of burn) stamp(context, cellSprite(heat), { x, y, size: CELL * 2.2 });
  if (share > 0) {
    smoke(context, at, front);
    context.globalCompositeOperation = 'lighter';
    bloom(context, burn);
    embers(context, at, front);
  }
  context.restore();
}

interface Moment {
  readonly at: number;
  readonly front: number;
  readonly isBurning: boolean;
}

/** Burnt out: an empty cell. */
const ASH = 0.03;

function heatOf({ away, uneven, rest }: Cell, { at, front, isBurning }: Moment): number {
  const breath = rest * (1 + 0.14 * Math.sin(at / 260 + uneven * 9));
  if (!isBurning) return breath;
  const ahead = away + (uneven - 0.5) * 84 - front;
  if (ahead > 130) return breath;
  if (ahead > 0) return breath + (1 - ahead / 130) ** 1.6 * (1.05 - breath);
  // Some glow on long after the front.
  const ember = uneven > 0.9 ? 0.66 + ahead / 1600 : ASH;
  return Math.max(ASH, ember, 1.05 + ahead / (70 + 70 * uneven));
}

/** The heat just outside of what burns is light on everything near it. */
function bloom(context: CanvasRenderingContext2D, cells: readonly (Cell & { heat: number })[]): void {
  for (const { x, y, heat, uneven } of cells) {
    if (heat < 0.66 || uneven < 0.35) continue;
    context.globalAlpha = Math.min(0.5, (heat - 0.6) * 1.1);
    stamp(context, softSprite('#ff8a2e'), { x, y, size: CELL * 7 });
  }
  context.globalAlpha = 1;
}

function embers(context: CanvasRenderingContext2D, at: number, front: number): void {
  for (const { angle, from, speed, size } of EMBERS) {
    const since = (front - from) / 300;
    if (since < 0 || since > 1.3) continue;
    const out = from + speed * since;
    const [x, y] = [Math.cos(angle) * out, Math.sin(angle) * out - 50 * since * since];
    context.globalAlpha = Math.max(0, 1 - since / 1.3) * (0.6 + 0.4 * Math.sin(at / 40 + angle * 9));
    context.fillStyle = colourOf(0.95 - since * 0.3);
    context.beginPath();
    context.ellipse(x, y, size * 1.7, size * 0.7, angle, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

function smoke(context: CanvasRenderingContext2D, at: number, front: number): void {
  for (const { angle, from, size } of PUFFS) {
    const since = (front - from - 60) / 260;
    if (since < 0) continue;
    const drift = from + 30 * since;
    const x = Math.cos(angle) * drift + 8 * Math.sin(at / 300 + angle);
    const y = Math.sin(angle) * drift - 32 * since;
    context.globalAlpha = Math.min(0.5, since * 0.8);
    stamp(context, softSprite('#120c0d'), { x, y, size: size * (1 + since) * 1.4 });
    // Lit by the fire from outside, and greyer the further that is.
    context.globalAlpha = Math.min(0.5, since * 0.7) / (1 + since * 0.6);
    stamp(context, softSprite('#8a5238'), { x: x * 1.08, y: y * 1.08, size: size * (0.9 + since * 0.7) });
    context.globalAlpha = Math.min(0.3, since * 0.25);
    stamp(context, softSprite('#4b4342'), { x, y: y - 20 * since, size: size * (1 + since) });
  }
  context.globalAlpha = 1;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const stamp = (context: CanvasRenderingContext2D, picture: HTMLCanvasElement, { x, y, size }: Place): void =>
  context.drawImage(picture, x - size / 2, y - size / 2, size, size);

const colourOf = (heat: number): string => `rgb(${heatAt(Math.min(1, Math.max(0, heat))).join(' ')})`;

const LEVELS = 40;
const sprites = new Map<string, HTMLCanvasElement>();

/** Drawn once and stamped a thousand times. */
function sprite(
  name: string,
  size: number,
  draw: (pen: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const known = sprites.get(name);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const pen = canvas.getContext('2d');
  pen?.translate(size / 2, size / 2);
  if (pen) draw(pen);
  sprites.set(name, canvas);
  return canvas;
}

const softSprite = (colour: string): HTMLCanvasElement =>
  sprite(colour, 64, (pen) => {
    const fade = pen.createRadialGradient(0, 0, 0, 0, 0, 32);
    fade.addColorStop(0, colour);
    fade.addColorStop(0.4, `${colour}70`);
    fade.addColorStop(1, `${colour}00`);
    pen.fillStyle = fade;
    pen.fillRect(-32, -32, 64, 64);
  });

/** A cell is a wall with something warm in it; burnt out only the charred wall is left. */
function cellSprite(heat: number): HTMLCanvasElement {
  const level = Math.round(Math.min(1, heat) * LEVELS);
  return sprite(`cell ${level}`, 72, (pen) => {
    const shown = level / LEVELS;
    const isAsh = shown <= ASH + 0.02;
    hexagon(pen, 31);
    pen.fillStyle = isAsh ? '#0b0809' : colourOf(shown * 0.6);
    pen.fill();
    pen.lineWidth = 2.4;
    pen.strokeStyle = isAsh ? '#2a1a14' : colourOf(shown * 0.86);
    pen.stroke();
    const inside = pen.createRadialGradient(-3, -4, 1, 0, 0, 25);
    inside.addColorStop(0, isAsh ? '#020203' : colourOf(shown * 1.16 + 0.03));
    inside.addColorStop(0.55, isAsh ? '#040304' : colourOf(shown));
    inside.addColorStop(1, isAsh ? '#0b0809' : colourOf(shown * 0.66));
    hexagon(pen, 24);
    pen.fillStyle = inside;
    pen.fill();
  });
}

function hexagon(pen: CanvasRenderingContext2D, size: number): void {
  pen.beginPath();
  for (let i = 0; i < 6; i++) {
    const angle = (i + 0.5) * (Math.PI / 3);
    pen.lineTo(Math.cos(angle) * size, Math.sin(angle) * size);
  }
  pen.closePath();
}
