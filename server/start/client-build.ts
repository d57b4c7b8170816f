import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { checkBudgets, weigh } from './budgets.ts';
import { buildServiceWorker } from './service-worker-build.ts';
import { UserError } from './user-error.ts';

export const DIST = 'dist';

const STAMP = join(DIST, '.built-from');
const INPUTS = [
  'client/**',
  'shared/**',
  'server/dealer/**',
  'server/bots/**',
  'assets/**',
  'vite.config.ts',
  'package-lock.json',
];

/** Builds the client, unless the last build was made from the very same files. */
export async function buildClient(): Promise<void> {
  const wanted = hashOf(INPUTS);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building the client (only when it changed) …');
  const { build } = await import('vite').catch(() => {
    throw new UserError('The build tool Vite is missing: delete node_modules and start again.');
  });
  // Vite believes the environment more than what it is asked for, and leaves out what only a finished build has.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  await build({ logLevel: 'warn' });
  await buildServiceWorker(build, DIST);
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  compress(DIST);
  console.log(`Compressed: ${checkBudgets(weigh(DIST))}.`);
  writeFileSync(STAMP, wanted);
}

function hashOf(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns).sort()) {
    if (statSync(file).isFile()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Lays a Brotli and a gzip copy beside every text file, so that serving costs no time. */
function compress(folder: string): void {
  for (const file of globSync(`${folder}/**/*.{html,js,css,svg,webmanifest}`)) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
}
