import { expect, test } from 'vitest';
import { PLATE, SEAM } from '#client/board/geometry.ts';
import { cellsInSight } from '#client/board/survey-grid.ts';

const CELL = { width: PLATE.width + SEAM, height: PLATE.height + SEAM };

test('a camera over one plate sees one cell', () => {
  expect(cellsInSight({ x: 0, y: 0, width: 200, height: 300 })).toEqual({
    column: 0,
    row: 0,
    columns: 1,
    rows: 1,
  });
});

test('the lines reach beyond every edge of what is seen', () => {
  for (const at of [
    { x: 0, y: 0, width: 3600, height: 2250 },
    { x: -1234.5, y: 987.6, width: 1300, height: 2900 },
    { x: 155, y: 205, width: 310, height: 410 },
  ]) {
    const { column, row, columns, rows } = cellsInSight(at);
    expect((column - 0.5) * CELL.width).toBeLessThanOrEqual(at.x - at.width / 2);
    expect((row - 0.5) * CELL.height).toBeLessThanOrEqual(at.y - at.height / 2);
    expect((column - 0.5 + columns) * CELL.width).toBeGreaterThanOrEqual(at.x + at.width / 2);
    expect((row - 0.5 + rows) * CELL.height).toBeGreaterThanOrEqual(at.y + at.height / 2);
    expect(columns).toBeLessThanOrEqual(at.width / CELL.width + 2);
  }
});
