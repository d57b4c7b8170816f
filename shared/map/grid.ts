/** C8: the order is that of the die, 1 to 4. It never turns with a card. */
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** C3: what a four-sided die shows. */
export const DIE_FACES = [1, 2, 3, 4] as const;
export type DieFace = (typeof DIE_FACES)[number];

/** C8 */
export function dieDirection(face: DieFace): Direction {
  return turned('north', face - 1);
}

export function opposite(direction: Direction): Direction {
  return turned(direction, 2);
}

/** The direction a number of quarter turns further, clockwise. */
export function turned(direction: Direction, quarters: number): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + quarters + 4) % 4] ?? direction;
}

/** A place on the unbounded grid (S1). East and south count upwards, as on a screen. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const CENTRE: Cell = { x: 0, y: 0 };

const STEP: Record<Direction, Cell> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

export function neighbour(cell: Cell, direction: Direction): Cell {
  const step = STEP[direction];
  return { x: cell.x + step.x, y: cell.y + step.y };
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}

/** A cell as a key of maps and sets. */
export type CellKey = `${number},${number}`;

export function cellKey(cell: Cell): CellKey {
  return `${cell.x},${cell.y}`;
}

/** Degrees clockwise. Only the Hive may ever lie at 90 or 270 (E5). */
export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];
