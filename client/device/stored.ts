import * as z from 'zod/mini';
import { parsedJson } from '#shared/wire/parsed-json.ts';

/** One thing a device keeps: what it looks like, and the version of that look, which counts up when it changes. */
export interface Shape<Value> {
  readonly version: number;
  readonly schema: z.ZodMiniType<Value>;
}

const VERSIONED = z.object({ version: z.int(), value: z.unknown() });

/** As it is written down: with its version, so that another version of the page knows what it has before it. */
export function written<Value>({ version }: Shape<Value>, value: Value): string {
  return JSON.stringify({ version, value });
}

/**
 * What was written down, if it is what it should be. It may be damaged, or edited, or of another version of the page:
 * then it counts as never kept, and the page opens without it. What was kept before there were versions is tried too.
 */
export function readStored<Value>(
  { version, schema }: Shape<Value>,
  text: string | undefined,
): Value | undefined {
  const json = parsedJson(text);
  const kept = VERSIONED.safeParse(json);
  if (kept.success && kept.data.version !== version) return undefined;
  const read = schema.safeParse(kept.success ? kept.data.value : json);
  return read.success ? read.data : undefined;
}
