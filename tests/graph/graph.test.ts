import { describe, expect, test } from 'vitest';
import { graphSvg } from './graph-svg.ts';
import { houseNumbers } from './house-numbers.ts';
import { importGraph } from './import-graph.ts';

const SOURCES = new Map([
  ['shared/play/view.ts', "import { must } from '../vocabulary/must.ts';\n"],
  ['shared/vocabulary/must.ts', 'export const must = 1 as number;\nexport const odd = must!;\n'],
  ['server/dealer/view.ts', "import '#shared/play/view.ts';\nimport '#shared/vocabulary/must.ts';\n"],
  ['client/main.tsx', "import type { View } from '#shared/play/view.ts';\nimport 'preact';\n"],
]);

describe('the graph of imports', () => {
  const folders = importGraph(SOURCES);

  test('has a floor for every folder, and no arrow that another way implies', () => {
    expect(folders).toEqual([
      { name: 'client/main.tsx', files: 1, lines: 2, floor: 2, above: ['shared/play'] },
      { name: 'server/dealer', files: 1, lines: 2, floor: 2, above: ['shared/play'] },
      { name: 'shared/play', files: 1, lines: 1, floor: 1, above: ['shared/vocabulary'] },
      { name: 'shared/vocabulary', files: 1, lines: 2, floor: 0, above: [] },
    ]);
  });

  test('is drawn with a box for every folder and a line for every arrow', () => {
    const svg = graphSvg(folders);
    expect(svg.match(/<rect x=/g)).toHaveLength(4);
    expect(svg.match(/<path d=/g)).toHaveLength(3);
    expect(svg).toContain('>shared/play</text>');
  });

  test('a ring of folders is not drawn but told', () => {
    const ring = new Map([
      ['client/a/one.ts', "import '../b/two.ts';"],
      ['client/b/two.ts', "import '../a/one.ts';"],
    ]);
    expect(() => importGraph(ring)).toThrow('client/a -> client/b -> client/a');
  });
});

test('the numbers of the house', () => {
  expect(houseNumbers(SOURCES)).toEqual({
    files: 4,
    lines: 7,
    median: 2,
    longest: { file: 'client/main.tsx', lines: 2 },
    casts: 1,
    anys: 0,
    exclamations: 1,
  });
});
