import type { GameObjects } from 'phaser';
import { mapOf, placedUnder } from '#shared/map/index.ts';
import type { PublicView } from '#shared/play/index.ts';
import { type Area, plateArea, roomArea } from './geometry.ts';
import type { Hints } from './hints.ts';
import { inkNumber } from './palette.ts';
import { spotKey } from './spots.ts';
import type { Token } from './tokens.ts';

type Pen = GameObjects.Graphics;

/** Says on the map what can be done: cyan rooms, dashed places, reticles; amber for whose turn it is. */
export function paintHints(
  glow: Pen,
  marks: Pen,
  view: PublicView,
  { rooms, ghosts, targets, chosen }: Hints,
  tokens: readonly Token[],
): void {
  const can = inkNumber('can');
  const map = mapOf(view.placed);
  glow.clear();
  marks.clear();
  for (const room of rooms) {
    const placed = placedUnder(map, room);
    if (placed) lightRoom(glow, roomArea(placed, room), can, chosen.has(spotKey({ room })));
  }
  for (const { cell, aimed } of ghosts) frame(marks, plateArea(cell), can, aimed);
  for (const { area, spots, active } of tokens) {
    const keys = spots.map(spotKey);
    if (active) bracket(marks, area, { colour: inkNumber('attention'), line: 3, reach: 0.16 });
    const isChosen = keys.some((key) => chosen.has(key));
    if (keys.some((key) => targets.has(key))) reticle(marks, area, can, isChosen ? 6 : 3);
    else if (isChosen) bracket(marks, area, { colour: can, line: 6, reach: 0.3 });
  }
}

function lightRoom(pen: Pen, { x, y, width, height }: Area, colour: number, chosen: boolean): void {
  const inset = 8;
  const [left, top] = [x - width / 2, y - height / 2];
  pen.fillStyle(colour, chosen ? 0.26 : 0.1).fillRect(left, top, width, height);
  for (const [line, alpha] of [
    [16, 0.16],
    [9, 0.3],
    [4, 1],
  ] as const) {
    pen.lineStyle(chosen ? line * 1.5 : line, colour, alpha);
    pen.strokeRect(left + inset, top + inset, width - 2 * inset, height - 2 * inset);
  }
}

/** A dashed frame around a place to explore; a whole one around the place looked at. */
function frame(pen: Pen, { x, y, width, height }: Area, colour: number, aimed: boolean): void {
  const [left, top] = [x - width / 2, y - height / 2];
  pen.lineStyle(aimed ? 6 : 3, colour, aimed ? 1 : 0.8);
  if (aimed) {
    pen.strokeRect(left, top, width, height);
    return;
  }
  const dash = 20;
  for (let at = 0; at < width; at += 2 * dash) {
    pen.lineBetween(left + at, top, left + at + dash, top);
    pen.lineBetween(left + at, top + height, left + at + dash, top + height);
  }
  for (let at = 0; at < height; at += 2 * dash) {
    pen.lineBetween(left, top + at, left, top + at + dash);
    pen.lineBetween(left + width, top + at, left + width, top + at + dash);
  }
}

/** Four corners around a token. */
function bracket(
  pen: Pen,
  { x, y, width }: Area,
  { colour, line, reach }: { colour: number; line: number; reach: number },
): void {
  const [half, arm] = [width / 2 - 1, width * reach];
  pen.lineStyle(line, colour, 1);
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    pen.lineBetween(x + sx * half, y + sy * half, x + sx * (half - arm), y + sy * half);
    pen.lineBetween(x + sx * half, y + sy * half, x + sx * half, y + sy * (half - arm));
  }
}

function reticle(pen: Pen, { x, y, width }: Area, colour: number, line: number): void {
  const radius = width / 2 - 2;
  pen.lineStyle(line, colour, 1);
  pen.strokeCircle(x, y, radius);
  for (const [dx, dy] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const) {
    pen.lineBetween(
      x + dx * (radius - 9),
      y + dy * (radius - 9),
      x + dx * (radius + 7),
      y + dy * (radius + 7),
    );
  }
}
