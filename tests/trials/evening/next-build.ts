import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { DIST } from '#server/start/client-build.ts';
import { builtPages } from '#server/web/pages.ts';

const ENTRY = /built\/(index-[\w-]+)\.js/;

/** The client as the next build would be: the same, but for the name of its entry. */
export function nextBuild(folder: string, name: string): RequestHandler {
  const built = join(folder, name);
  cpSync(DIST, built, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  const [, entry = ''] = ENTRY.exec(page) ?? [];
  renameSync(join(built, 'built', `${entry}.js`), join(built, 'built', `${name}.js`));
  writeFileSync(join(built, 'index.html'), page.replace(entry, name));
  return builtPages(built);
}
