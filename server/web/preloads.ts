import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { LanguageCode } from '#client/texts/languages.ts';

/** What Vite says of a piece of the build, by the file it was made from. */
const Piece = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
});
const Manifest = z.record(z.string(), Piece);
type Manifest = z.infer<typeof Manifest>;

/** The pages by what they are made of, beyond what all have. */
const SOURCES = {
  home: [],
  table: ['table/connection.ts', 'pages/TablePage.tsx'],
  match: ['theatre/TheatrePage.tsx', 'board/board.ts'],
  rules: ['pages/RulesPage.tsx'],
  learn: ['learn/LearnPage.tsx'],
  fork: ['fork/ForkPage.tsx', 'board/board.ts'],
  case: ['case/CasePage.tsx'],
  games: ['games/GamesPage.tsx'],
} as const;

const TITLE_FONT = /saira-[\w-]*-600-[\w-]*\.woff2$/;

export type PageKind = keyof typeof SOURCES;

/** What is named for a page, to who reads this language. */
export type Preloads = (kind: PageKind, language: LanguageCode) => string;

/**
 * What a page names at its beginning, so that it is on its way while the page is still read: without this a slow line
 * is asked for one piece after the other. Nothing for a folder that no build has described.
 */
export function preloadsOf(folder: string, page: string): Preloads {
  const manifest = readManifest(folder);
  // The one of the titles; for the others there are stand-ins of the same size.
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => TITLE_FONT.test(file))
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/${file}" />`,
    );
  return (kind, language) => {
    const words = kind === 'home' ? 'first' : 'index';
    const sources = [`texts/${language}/${words}.ts`, ...SOURCES[kind]];
    const pieces = new Set(sources.flatMap((source) => [...piecesOf(manifest, source)]));
    const files = [...pieces].flatMap(({ file, css = [] }) => [
      ...css.map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}" />`),
      `<link rel="modulepreload" crossorigin href="/${file}" />`,
    ]);
    // At the entrance nothing shares the line with what makes it usable: its title waits in a stand-in of the same size.
    if (kind !== 'home') files.push(...fonts);
    return files.filter((tag) => !page.includes(/href="([^"]+)"/.exec(tag)?.[1] ?? '')).join('\n    ');
  };
}

function readManifest(folder: string): Manifest {
  const file = join(folder, '.vite', 'manifest.json');
  return existsSync(file) ? Manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** A piece and all it imports. */
function piecesOf(manifest: Manifest, source: string, found = new Set<z.infer<typeof Piece>>()) {
  const piece = manifest[source];
  if (!piece || found.has(piece)) return found;
  found.add(piece);
  for (const each of piece.imports ?? []) piecesOf(manifest, each, found);
  return found;
}
