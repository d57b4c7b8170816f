import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { keysOf } from '#shared/vocabulary/index.ts';
import { UserError } from './user-error.ts';

const KB = 1000;

/** What a build may weigh on the line, in bytes as they are served. */
const BUDGETS = {
  'home script': 90 * KB,
  'all script': 620 * KB,
  'art and sound': 700 * KB,
} as const;

type Weighed = Readonly<Record<keyof typeof BUDGETS, number>>;

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
);
type Manifest = z.infer<typeof Manifest>;

/** What the entrance says in a language. */
const LANGUAGE = /^texts\/\w+\/first\.ts$/;

/** What the built client in this folder weighs. */
export function weigh(folder: string): Weighed {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')));
  const served = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + servedSize(join(folder, file)), 0);
  const built = (endings: string) => globSync(`built/**/*.{${endings}}`, { cwd: folder });
  const languages = Object.keys(manifest).filter((source) => LANGUAGE.test(source));
  const entrance = filesOf(manifest, 'index.html');
  return {
    // With the words of one language: the one that has most to say.
    'home script':
      served(entrance) +
      Math.max(
        0,
        ...languages.map((source) =>
          served([...filesOf(manifest, source)].filter((file) => !entrance.has(file))),
        ),
      ),
    'all script': served(built('js,mjs')),
    'art and sound': served(built('webp,avif,png,jpg,svg,mp3,ogg,opus,webm,wav')),
  };
}

/** The scripts a page begins with. */
function filesOf(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const piece = manifest[source];
  if (!piece || found.has(piece.file)) return found;
  found.add(piece.file);
  for (const each of piece.imports ?? []) filesOf(manifest, each, found);
  return found;
}

/** Text goes out compressed, pictures are it already. */
function servedSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Says what the build weighs, and does not let one pass that weighs too much. */
export function checkBudgets(weighed: Weighed): string {
  const names = keysOf(BUDGETS);
  const lines = names.map((name) => `${name} ${kilobytes(weighed[name])} of ${kilobytes(BUDGETS[name])}`);
  const tooHeavy = names.filter((name) => weighed[name] > BUDGETS[name]);
  if (tooHeavy.length > 0) throw new UserError(`The client weighs too much: ${lines.join(', ')}.`);
  return lines.join(', ');
}

const kilobytes = (bytes: number): string => `${(bytes / KB).toFixed(1)} kB`;
