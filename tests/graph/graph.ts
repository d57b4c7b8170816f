/** `npm run graph`: how large the house is; with `--svg FILE`, who imports whom as a drawing, by folder. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fail } from '#server/tools/arguments.ts';
import { graphSvg } from './graph-svg.ts';
import { houseNumbers } from './house-numbers.ts';
import { importGraph } from './import-graph.ts';

try {
  const { values } = parseArgs({ options: { svg: { type: 'string' } } });
  const sources = new Map(
    globSync('{shared,server,client}/**/*.{ts,tsx}')
      .map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const folders = importGraph(sources);
  const { files, lines, median, longest, casts, anys, exclamations } = houseNumbers(sources);
  console.log(`${files} files in ${folders.length} folders, ${lines} lines`);
  console.log(`the median file has ${median} lines, the longest ${longest.lines}: ${longest.file}`);
  console.log(`${casts} casts, ${anys} any, ${exclamations} non-null assertions`);
  if (values.svg !== undefined) writeFileSync(values.svg, graphSvg(folders));
} catch (error) {
  fail(error, 'npm run graph -- [--svg FILE]');
}
