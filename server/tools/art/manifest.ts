import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** What textures are made from. */
const SOURCES =
  'assets/{paint,plates/*,doors/*,figures/*,parasites/*,effects/*,light/*,emblems/*,scenes/*,public/icon}.svg';

/** Each source with a hash of what it says, whatever its line ends. */
export function sourceHashes(): Readonly<Record<string, string>> {
  const files = globSync(SOURCES).map((file) => file.replaceAll('\\', '/'));
  return Object.fromEntries(files.sort().map((file) => [file, hashOf(file)]));
}

const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')).digest('hex').slice(0, 16);
