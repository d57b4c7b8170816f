import type { CDPSession } from '@playwright/test';

/** What the heap of a page holds, in kB: what the program keeps, and what the engine has compiled of it. */
export interface Heap {
  readonly dataKb: number;
  readonly codeKb: number;
}

/** As Chromium writes a snapshot of the heap, as far as it is read here. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

/** What a program makes; the page itself (`native`) is counted by its elements. */
const DATA: readonly string[] = [
  'object',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'number',
  'bigint',
  'closure',
  'regexp',
  'symbol',
];

/** After everything that is not needed was collected. The engine compiles what runs often: that grows, and is nobody's. */
export async function heapOf(devtools: CDPSession): Promise<Heap> {
  await devtools.send('HeapProfiler.collectGarbage');
  let text = '';
  const read = ({ chunk }: { chunk: string }) => {
    text += chunk;
  };
  devtools.on('HeapProfiler.addHeapSnapshotChunk', read);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', read);
  const { snapshot, nodes }: Snapshot = JSON.parse(text);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const bytes = new Map<string, number>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type] ?? 0] ?? '';
    bytes.set(kind, (bytes.get(kind) ?? 0) + (nodes[at + size] ?? 0));
  }
  const kb = (...kinds: readonly string[]) =>
    Math.round(kinds.reduce((sum, kind) => sum + (bytes.get(kind) ?? 0), 0) / 1024);
  return { dataKb: kb(...DATA), codeKb: kb('code') };
}
