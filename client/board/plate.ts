import type { GameObjects, Scene } from 'phaser';
import { ink } from './ink.ts';

/** A location card is an upright 3 : 4 plate. */
export const PLATE = { width: 300, height: 400 };

const WALL = 10;
const DOOR = 84;
const GRID = 50;

/** The Reactor Room: open on all four sides, the core in the middle. */
export function drawPlate(scene: Scene, label: string): GameObjects.Container {
  const { width, height } = PLATE;
  const left = -width / 2;
  const top = -height / 2;
  const pen = scene.add.graphics();

  drawBlueprint(pen);
  pen.fillStyle(ink('panel')).fillRect(left, top, width, height);
  drawFloor(pen, left, top);
  drawWalls(pen, left, top);
  drawCore(pen);

  const name = scene.add
    .text(0, height / 2 - 62, label.toUpperCase(), {
      fontFamily: 'Saira Condensed',
      fontStyle: '600',
      fontSize: 26,
      color: `#${ink('text').toString(16)}`,
      resolution: 3,
    })
    .setLetterSpacing(3)
    .setOrigin(0.5);
  return scene.add.container(0, 0, [pen, name]);
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
  pen.fillStyle(ink('wall'));
  pen.fillRect(left, top, width, WALL).fillRect(left, top + height - WALL, width, WALL);
  pen.fillRect(left, top, WALL, height).fillRect(left + width - WALL, top, WALL, height);

  const doors = [
    { x: -DOOR / 2, y: top, w: DOOR, h: WALL },
    { x: -DOOR / 2, y: top + height - WALL, w: DOOR, h: WALL },
    { x: left, y: -DOOR / 2, w: WALL, h: DOOR },
    { x: left + width - WALL, y: -DOOR / 2, w: WALL, h: DOOR },
  ];
  for (const { x, y, w, h } of doors) {
    pen.fillStyle(ink('ground')).fillRect(x, y, w, h);
    pen.fillStyle(ink('text'), 0.16).fillRect(x, y, w, h);
    const alongX = w > h;
    pen.fillStyle(ink('text'), 0.85);
    pen.fillRect(x, y, alongX ? 3 : w, alongX ? h : 3);
    pen.fillRect(alongX ? x + w - 3 : x, alongX ? y : y + h - 3, alongX ? 3 : w, alongX ? h : 3);
  }
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
