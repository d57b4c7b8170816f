import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const SOURCE = 'client/offline/service-worker.ts';

const Piece = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
  assets: z.optional(z.array(z.string())),
});
const Manifest = z.record(z.string(), Piece);
type Manifest = z.infer<typeof Manifest>;

/** What opens without a server: the entrance and the rules, in every language. */
const SHELL = /^(?:index\.html|pages\/RulesPage\.tsx|texts\/\w+\/(?:rules\/)?index\.ts)$/;
/** Of what they name, the letters and the pictures of the entrance; plates and cards are kept once they were seen. */
const SHELL_ASSET = /(?:\.woff2|\/(?:home|intro|body)-[\w-]+\.webp)$/;

/** The files of a build: all of them, and those that are kept before anybody has asked for them. */
function filesOfBuild(folder: string): { readonly shell: string[]; readonly built: string[] } {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')));
  const shell = new Set<string>();
  for (const source of Object.keys(manifest)) {
    if (SHELL.test(source)) addFiles(manifest, source, shell);
  }
  const built = globSync('built/**/*', { cwd: folder, exclude: ['**/*.{br,gz}'] });
  const asPath = (files: Iterable<string>) => [...files].map((file) => `/${file}`).sort();
  return { shell: asPath(shell), built: asPath(built) };
}

function addFiles(manifest: Manifest, source: string, found: Set<string>): void {
  const piece = manifest[source];
  if (!piece || found.has(piece.file)) return;
  const { file, css = [], imports = [], assets = [] } = piece;
  for (const each of [file, ...css, ...assets.filter((asset) => SHELL_ASSET.test(asset))]) found.add(each);
  for (const each of imports) addFiles(manifest, each, found);
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
