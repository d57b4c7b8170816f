import { parseSync, Visitor } from 'oxc-parser';
import { linesOf, type Sources } from './import-graph.ts';

export interface HouseNumbers {
  readonly files: number;
  readonly lines: number;
  readonly median: number;
  readonly longest: { readonly file: string; readonly lines: number };
  /** What the types are told instead of shown: casts but `as const`, `any`, and `!`. */
  readonly casts: number;
  readonly anys: number;
  readonly exclamations: number;
}

export function houseNumbers(sources: Sources): HouseNumbers {
  const lengths = [...sources].map(([file, source]) => ({ file, lines: linesOf(source) }));
  const sorted = lengths.toSorted((a, b) => a.lines - b.lines);
  const count = { casts: 0, anys: 0, exclamations: 0 };
  for (const [file, source] of sources) {
    new Visitor({
      TSAsExpression({ typeAnnotation: { start, end } }) {
        if (source.slice(start, end) !== 'const') count.casts += 1;
      },
      TSAnyKeyword() {
        count.anys += 1;
      },
      TSNonNullExpression() {
        count.exclamations += 1;
      },
    }).visit(parseSync(file, source).program);
  }
  return {
    files: lengths.length,
    lines: lengths.reduce((sum, { lines }) => sum + lines, 0),
    median: sorted[Math.floor(sorted.length / 2)]?.lines ?? 0,
    longest: sorted.at(-1) ?? { file: '', lines: 0 },
    ...count,
  };
}
