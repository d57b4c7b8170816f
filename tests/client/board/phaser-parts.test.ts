import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The types are those of the whole engine: that a part is left out of the build nobody else would notice.
test('everything the board adds to its scene is among the parts of the engine it is built on', () => {
  const sources = globSync('client/board/*.ts').map((file) => readFileSync(file, 'utf8'));
  const added = new Set(
    sources.flatMap((source) => [...source.matchAll(/\badd\.([a-z]\w*)\(/g)].map(([, kind = '']) => kind)),
  );
  expect([...added].sort()).toEqual(['circle', 'container', 'graphics', 'image', 'rectangle', 'text']);
  const parts = readFileSync('client/board/phaser-parts.js', 'utf8');
  const factoryOf = (kind: string) => (kind === 'circle' ? 'arc' : kind);
  const missing = [...added].filter((kind) => !parts.includes(`/${factoryOf(kind)}/`));
  expect(missing).toEqual([]);
});
