import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clientFloor } from '#tests/floors.ts';

const files = globSync('client/**/*.css').sort();

/** The selectors of a sheet, without what they only ask about. */
const selectorsIn = (file: string): readonly string[] =>
  [
    ...readFileSync(file, 'utf8')
      .replaceAll(/\/\*.*?\*\//gs, '')
      .matchAll(/([^{}@;]+)\{/g),
  ].flatMap(([, list = '']) =>
    list
      .replaceAll(/:(?:has|not|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
      .split(',')
      .map((each) => each.trim()),
  );

const classesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

/** A class and nothing before it: whatever has that class anywhere on the page looks so from then on. */
const styledEverywhere = (selector: string): boolean =>
  /^\.[a-z][\w-]*(?:::?[\w-]+(?:\([^)]*\))?)*$/i.test(selector);

test('no screen changes how what lies below it looks: a sheet stays when its screen has gone', () => {
  const meant = new Map<string, Set<string>>();
  for (const file of files)
    for (const name of selectorsIn(file).flatMap(classesIn)) {
      const files = meant.get(name) ?? new Set();
      meant.set(name, files.add(file));
    }
  const reaching = files.flatMap((file) =>
    selectorsIn(file)
      .filter(styledEverywhere)
      .flatMap(classesIn)
      .flatMap((name) =>
        [...(meant.get(name) ?? [])]
          .filter((other) => clientFloor(other) < clientFloor(file))
          .map((other) => `.${name}: ${file} reaches ${other}`),
      ),
  );
  expect([...new Set(reaching)]).toEqual([]);
});
