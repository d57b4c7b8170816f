import { readFileSync, statSync } from 'node:fs';
import type * as z from 'zod/mini';

const MOST_BYTES = 32 * 1024 * 1024;

/** What a file says, whatever it is; or an error that says in a sentence why it says nothing. */
export function readJson(file: string, what: string): unknown {
  let text: string;
  try {
    const { size } = statSync(file);
    if (size > MOST_BYTES) throw new Error(`it has ${size} bytes, more than any ${what} can have`);
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON: it is damaged, cut off, or something else than a ${what}`);
  }
}

/** The same as what it should be. */
export function read<Content>(file: string, what: string, schema: z.ZodMiniType<Content>): Content {
  const parsed = schema.safeParse(readJson(file, what));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') || 'the top';
  throw new Error(`${file} is not a ${what} of this game: ${issue?.message ?? 'unknown'} at ${where}`);
}
