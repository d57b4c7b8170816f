import { defineConfig } from 'vite';
import { engineParts } from './server/start/engine-parts.ts';

/** What the page begins with: everything its entry imports, directly or not, without being asked for. */
function isAtEntrance(id: string, importersOf: (id: string) => readonly string[]): boolean {
  const seen = new Set([id]);
  for (const each of seen) {
    if (each.endsWith('/client/main.tsx')) return each !== id;
    for (const importer of importersOf(each)) seen.add(importer);
  }
  return false;
}

export default defineConfig({
  root: 'client',
  plugins: [engineParts()],
  publicDir: '../assets/public',
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // Names in here carry a hash of their content: the server lets browsers keep them for ever.
    assetsDir: 'built',
    // Tells the server what each page is made of, so that a slow line is asked for all of it at once.
    manifest: true,
    // Phaser alone is larger than Vite's warning; it is loaded only at a table.
    chunkSizeWarningLimit: 1600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // In one piece: a slow line pays for every request.
          groups: [
            {
              debugName: 'entrance',
              name: (id, graph) =>
                isAtEntrance(id, (each) => graph.getModuleInfo(each)?.importers ?? []) ? 'entrance' : null,
            },
            // What several pages need, and none begins with.
            { debugName: 'shared', name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
  },
});
