import { existsSync, readFileSync } from 'node:fs';
import { importsOf } from '#tests/floors.ts';

/** A file of the page and everything it imports, directly or not, at once or when asked for. */
export function reachedFrom(entry: string): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const file of reached) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const { target, typeOnly } of importsOf(file, readFileSync(file, 'utf8'))) {
      if (!typeOnly && existsSync(target)) reached.add(target);
    }
  }
  return reached;
}
