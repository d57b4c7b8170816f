import type { Writable } from 'node:stream';

/**
 * Writes what a reader has room for, and of what comes meanwhile the newest only: who does not read is not remembered
 * everything he missed.
 */
export function newestTo(reader: Writable): (text: string) => void {
  let newest: string | undefined;
  const write = (text: string) => {
    if (reader.writableNeedDrain) newest = text;
    else reader.write(text);
  };
  reader.on('drain', () => {
    if (newest === undefined) return;
    const text = newest;
    newest = undefined;
    write(text);
  });
  return write;
}
