import { defineConfig } from 'vite';
import { engineParts } from './server/start/engine-parts.ts';

type ImportersOf = (id: string) => readonly string[];
type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** What a file begins with: everything it imports, directly or not, without being asked for. */
function isNeededBy(file: string, id: string, importersOf: ImportersOf): boolean {
  const seen = new Set([id]);
  for (const each of seen) {
    if (each.endsWith(file)) return true;
    for (const importer of importersOf(each)) seen.add(importer);
  }
  return false;
}

/** Puts what a file needs into one piece, without the file itself: it is what others ask for by its name. */
const neededBy = (file: string, piece: string) => (id: string, graph: Graph) => {
  if (id.endsWith(file)) return null;
  return isNeededBy(file, id, (each) => graph.getModuleInfo(each)?.importers ?? []) ? piece : null;
};

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
          // In few pieces: a slow line pays for every request.
          groups: [
            { debugName: 'entrance', name: neededBy('/client/main.tsx', 'entrance') },
            // The line to a table comes for itself, and is opened while the page is on its way; pages without one need this of it.
            {
              debugName: 'records',
              name: neededBy('/client/table/connection.ts', 'records'),
              minShareCount: 2,
            },
            { debugName: 'table', name: neededBy('/client/pages/TablePage.tsx', 'table') },
            // What several pages need, and none begins with; the words of a language come for themselves.
            {
              debugName: 'shared',
              name: (id) => (/\/client\/texts\/\w+\//.test(id) ? null : 'shared'),
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
