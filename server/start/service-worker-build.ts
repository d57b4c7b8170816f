import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const SOURCE = 'client/offline/service-worker.ts';

const Piece = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
  assets: z.optional(z.array(z.string())),
});
const Manifest = z.record(z.string(), Piece);
type Manifest = z.infer<typeof Manifest>;

/** What opens without a server: the entrance, the rules and the list of lessons, in every language. */
const SHELL =
  /^(?:index\.html|pages\/RulesPage\.tsx|learn\/LearnPage\.tsx|texts\/\w+\/(?:first|index|rules\/index)\.ts)$/;
/** Of what they name, the letters and the pictures of the entrance; plates and cards are kept once they were seen. */
const SHELL_ASSET = /(?:\.woff2|\/(?:home|intro|body)-[\w-]+\.webp)$/;

/** Everything of a lesson is loaded from here on; letters of an older kind no browser with a worker asks for. */
const LESSONS = 'learn/LearnPage.tsx';
const LESSON_ASSET = /\.(?:woff2|webp)$/;

/** The files of a build: all of them, those that are kept before anybody asks for them, and what else the lessons need. */
interface FilesOfBuild {
  readonly shell: string[];
  readonly lessons: string[];
  readonly built: string[];
}

function filesOfBuild(folder: string): FilesOfBuild {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')));
  const shell = new Set<string>();
  for (const source of Object.keys(manifest)) {
    if (SHELL.test(source)) addFiles({ manifest, assets: SHELL_ASSET }, source, shell);
  }
  const built = globSync('built/**/*', { cwd: folder, exclude: ['**/*.{br,gz}'] });
  const lessons = new Set(workersOf(manifest, built));
  addFiles({ manifest, assets: LESSON_ASSET, isAll: true }, LESSONS, lessons);
  const asPath = (files: Iterable<string>) => [...files].map((file) => `/${file}`).sort();
  return {
    shell: asPath(shell),
    lessons: asPath([...lessons].filter((file) => !shell.has(file))),
    built: asPath(built),
  };
}

/** A worker is a build of its own: its script is there, and no page's manifest names it. */
function workersOf(manifest: Manifest, built: readonly string[]): readonly string[] {
  const named = new Set(Object.values(manifest).map(({ file }) => file));
  return built.filter((file) => file.endsWith('.js') && !named.has(file));
}

interface Wanted {
  readonly manifest: Manifest;
  readonly assets: RegExp;
  /** What is loaded later, too. */
  readonly isAll?: boolean;
}

function addFiles(wanted: Wanted, source: string, found: Set<string>): void {
  const piece = wanted.manifest[source];
  if (!piece || found.has(piece.file)) return;
  const { file, css = [], imports = [], dynamicImports = [], assets = [] } = piece;
  for (const each of [file, ...css, ...assets.filter((asset) => wanted.assets.test(asset))]) found.add(each);
  for (const each of wanted.isAll ? [...imports, ...dynamicImports] : imports) addFiles(wanted, each, found);
}

/** Makes the worker of a build: in one piece and at the top, so that it may speak for every page. */
export async function buildServiceWorker(build: typeof import('vite').build, folder: string): Promise<void> {
  const files = filesOfBuild(folder);
  const name = createHash('sha256').update(files.built.join()).digest('hex').slice(0, 12);
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify({ name, ...files }) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: SOURCE, formats: ['iife'], name: 'worker', fileName: () => 'service-worker.js' },
    },
  });
}
