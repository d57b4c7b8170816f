import type { GameObjects, Scene } from 'phaser';
import { ink } from './ink.ts';

/** A location card is an upright 3 : 4 plate. */
export const PLATE = { width: 300, height: 400 };

const WALL = 10;
const DOOR = 84;
const GRID = 50;
const LIGHT = 46;
const GLOW = 0.3;

/** The Reactor Room: open on all four sides, the core in the middle. */
export function drawReactorRoom(scene: Scene, label: string): void {
  const { width, height } = PLATE;
  const left = -width / 2;
  const top = -height / 2;
  const pen = scene.add.graphics();

  drawBlueprint(pen);
  pen.fillStyle(ink('panel')).fillRect(left, top, width, height);
  drawFloor(pen, left, top);
  drawWalls(pen, left, top);
  drawCore(pen);

  scene.add
    .text(0, height / 2 - 76, label.toUpperCase(), {
      fontFamily: 'Saira Condensed',
      fontStyle: '600',
      fontSize: 26,
      color: `#${ink('text').toString(16)}`,
      resolution: 3,
    })
    .setLetterSpacing(3)
    .setOrigin(0.5);
}

/** The unexplored: a faint grid that ends in the dark. */
function drawBlueprint(pen: GameObjects.Graphics): void {
  const reach = 26 * GRID;
  pen.lineStyle(1, ink('line'), 0.28);
  for (let at = -reach; at <= reach; at += GRID) {
    pen.lineBetween(at, -reach, at, reach).lineBetween(-reach, at, reach, at);
  }
}

function drawFloor(pen: GameObjects.Graphics, left: number, top: number): void {
  const { width, height } = PLATE;
  pen.lineStyle(1, ink('line'), 0.5);
  for (let x = GRID / 2; x < width; x += GRID / 2) pen.lineBetween(left + x, top, left + x, top + height);
  for (let y = GRID / 2; y < height; y += GRID / 2) pen.lineBetween(left, top + y, left + width, top + y);
}

/** Thick walls, and a lit gap for every open doorway. */
function drawWalls(pen: GameObjects.Graphics, left: number, top: number): void {
  const { width, height } = PLATE;
  const [right, bottom] = [left + width, top + height];
  pen.fillStyle(ink('wall'));
  pen.fillRect(left, top, width, WALL).fillRect(left, bottom - WALL, width, WALL);
  pen.fillRect(left, top, WALL, height).fillRect(right - WALL, top, WALL, height);

  const gap = -DOOR / 2;
  const doorways = [
    { x: gap, y: top, w: DOOR, h: WALL },
    { x: gap, y: bottom - WALL, w: DOOR, h: WALL },
    { x: left, y: gap, w: WALL, h: DOOR },
    { x: right - WALL, y: gap, w: WALL, h: DOOR },
  ];
  for (const { x, y, w, h } of doorways) {
    pen.fillStyle(ink('panel')).fillRect(x, y, w, h);
    pen.fillStyle(ink('text'), 0.7).fillRect(x, y, w, h);
  }
  drawLight(pen, { x: gap, y: top + WALL, w: DOOR, h: LIGHT }, [GLOW, GLOW, 0, 0]);
  drawLight(pen, { x: gap, y: bottom - WALL - LIGHT, w: DOOR, h: LIGHT }, [0, 0, GLOW, GLOW]);
  drawLight(pen, { x: left + WALL, y: gap, w: LIGHT, h: DOOR }, [GLOW, 0, GLOW, 0]);
  drawLight(pen, { x: right - WALL - LIGHT, y: gap, w: LIGHT, h: DOOR }, [0, GLOW, 0, GLOW]);
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Light that falls in through a doorway and fades: its strength at the four corners, row by row. */
function drawLight(
  pen: GameObjects.Graphics,
  { x, y, w, h }: Area,
  strength: [number, number, number, number],
): void {
  const light = ink('text');
  pen.fillGradientStyle(light, light, light, light, ...strength).fillRect(x, y, w, h);
}

function drawCore(pen: GameObjects.Graphics): void {
  const y = -14;
  pen.fillStyle(ink('ground')).fillCircle(0, y, 78);
  pen.lineStyle(2, ink('wall')).strokeCircle(0, y, 78);
  pen.lineStyle(7, ink('quiet'));
  for (let third = 0; third < 3; third++) {
    const from = (third * 2 * Math.PI) / 3 - Math.PI / 2 + 0.22;
    pen
      .beginPath()
      .arc(0, y, 58, from, from + (2 * Math.PI) / 3 - 0.44)
      .strokePath();
  }
  pen.lineStyle(2, ink('quiet')).strokeCircle(0, y, 34);
  pen.fillStyle(ink('text')).fillCircle(0, y, 10);
}
