import { defineConfig } from 'vite';
import { engineParts } from '../../../server/start/engine-parts.ts';

/** Builds the stage beside the tests: the client's screens with the dealer in the page. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [engineParts()],
  publicDir: '../../../assets/public',
  build: { outDir: '../../../test-results/stage', emptyOutDir: true, chunkSizeWarningLimit: 1600 },
});
