import type { Connection } from './connection.ts';
import { askForPlace } from './early-place.ts';

/** The line to a table whose page is still on its way: both come side by side, not one after the other. */
interface EarlyLine {
  readonly code: string;
  connection?: Connection;
}

let early: EarlyLine | undefined;

/** Goes to a table ahead of its page. Where that fails, the page goes there itself, and says why. */
export async function goAhead(code: string, name: string): Promise<void> {
  const line: EarlyLine = { code };
  early = line;
  askForPlace(code, name);
  const { connect } = await import('./connection.ts');
  // By now its page may have come, and called itself.
  if (early !== line) return;
  line.connection = connect(code);
  await line.connection.sitDown(name);
}

/** The line that was opened ahead, once. */
export function takeEarlyLine(code: string): Connection | undefined {
  const line = early;
  early = undefined;
  return line?.code === code ? line.connection : undefined;
}
