import type { Cameras, GameObjects, Scene } from 'phaser';
import { type Area, PLATE, SEAM } from './geometry.ts';
import { inkNumber } from './palette.ts';

const CELL = { width: PLATE.width + SEAM, height: PLATE.height + SEAM };
/** Below the shadow of the first plate. */
const DEPTH = 0;
const LINE = { wide: 1.5, alpha: 0.26 };
const CROSS = { wide: 2, long: 16, alpha: 0.9 };
/** Soft at its sides, and so much wider than what is seen of it: a hard one would crawl as the camera glides. */
const SOFT = 2;
const TEXTURE = 'survey';

/** The cells in sight: the first column and row, and how many. */
export interface CellsInSight {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * The survey of the unexplored: lines at every half plate, crosses where plates would meet. Thin sprites of one
 * texture, and only those in sight: a pattern over all of the screen costs a third of a frame.
 */
export class SurveyGrid {
  readonly #scene: Scene;
  readonly #upright: GameObjects.Image[] = [];
  readonly #level: GameObjects.Image[] = [];
  readonly #crosses: GameObjects.Image[] = [];
  readonly #tints = { line: inkNumber('line'), cross: inkNumber('wall') };
  #laid = '';

  constructor(scene: Scene) {
    this.#scene = scene;
    addTexture(scene);
  }

  /** Lays the lines a camera sees; as long as it sees the same ones there is nothing to do. */
  lay({ scrollX, scrollY, width, height, zoom }: Cameras.Scene2D.Camera): void {
    const sight = cellsInSight({
      x: scrollX + width / 2,
      y: scrollY + height / 2,
      width: width / zoom,
      height: height / zoom,
    });
    const laid = JSON.stringify([sight, zoom]);
    if (laid === this.#laid) return;
    this.#laid = laid;
    // No line is thinner than a pixel of the screen.
    this.#lines(sight, SOFT * Math.max(LINE.wide, 1 / zoom));
    this.#marks(sight, SOFT * Math.max(CROSS.wide, 1 / zoom));
  }

  #lines({ column, row, columns, rows }: CellsInSight, wide: number): void {
    const [left, top] = cornerOf(column, row);
    const [width, height] = [columns * CELL.width, rows * CELL.height];
    for (const [i, line] of this.#of(this.#upright, 2 * columns + 1).entries()) {
      line.setPosition(left + (i * CELL.width) / 2, top + height / 2);
      line.setDisplaySize(wide, height).setAlpha(LINE.alpha).setTint(this.#tints.line);
    }
    for (const [i, line] of this.#of(this.#level, 2 * rows + 1).entries()) {
      line.setPosition(left + width / 2, top + (i * CELL.height) / 2).setAngle(90);
      line.setDisplaySize(wide, width).setAlpha(LINE.alpha).setTint(this.#tints.line);
    }
  }

  #marks({ column, row, columns, rows }: CellsInSight, wide: number): void {
    const corners = columns + 1;
    for (const [i, stroke] of this.#of(this.#crosses, 2 * corners * (rows + 1)).entries()) {
      const at = Math.floor(i / 2);
      const [x, y] = cornerOf(column + (at % corners), row + Math.floor(at / corners));
      stroke.setPosition(x, y).setAngle(i % 2 === 0 ? 0 : 90);
      stroke.setDisplaySize(wide, CROSS.long).setAlpha(CROSS.alpha).setTint(this.#tints.cross);
    }
  }

  /** So many of them: those that are missing are made, the others hidden. */
  #of(images: GameObjects.Image[], count: number): readonly GameObjects.Image[] {
    while (images.length < count) images.push(this.#scene.add.image(0, 0, TEXTURE).setDepth(DEPTH));
    for (const [i, image] of images.entries()) image.setVisible(i < count);
    return images.slice(0, count);
  }
}

/** Plates lie around the middle of their cells: lines run where two of them meet. */
export function cellsInSight({ x, y, width, height }: Area): CellsInSight {
  const cell = (at: number, size: number) => Math.floor(at / size + 0.5);
  const [column, row] = [cell(x - width / 2, CELL.width), cell(y - height / 2, CELL.height)];
  return {
    column,
    row,
    columns: cell(x + width / 2, CELL.width) - column + 1,
    rows: cell(y + height / 2, CELL.height) - row + 1,
  };
}

const cornerOf = (column: number, row: number): readonly [x: number, y: number] => [
  (column - 0.5) * CELL.width,
  (row - 0.5) * CELL.height,
];

/** Across a line, and alike along it: four by four, so that there are smaller copies of it. */
const ACROSS = [0.15, 0.85, 0.85, 0.15];

function addTexture(scene: Scene): void {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = ACROSS.length;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  for (const [x, alpha] of ACROSS.entries()) {
    pen.globalAlpha = alpha;
    pen.fillRect(x, 0, 1, ACROSS.length);
  }
  scene.textures.addCanvas(TEXTURE, canvas);
}
