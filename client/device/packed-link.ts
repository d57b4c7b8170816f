/** A value as text that a link can carry: compressed, and only of letters that links have. */
export async function packedForLink(value: unknown): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), JSON.stringify(value));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** More than this no link of ours becomes, however well it was compressed. */
const MOST_BYTES = 4_000_000;

/** What a link carries; nothing if it was cut off on the way, or is something else. */
export async function unpackedFromLink(packed: string): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const unpacked = await through(new DecompressionStream('deflate-raw'), bytes);
    return JSON.parse(new TextDecoder().decode(unpacked));
  } catch {
    return undefined;
  }
}

async function through(
  way: CompressionStream | DecompressionStream,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const reader = new Blob([content]).stream().pipeThrough(way).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_BYTES) throw new RangeError('no link of ours');
    pieces.push(value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
