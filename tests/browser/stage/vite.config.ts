import { defineConfig } from 'vite';

/** Builds the stage beside the tests: the client's screens with the dealer in the page. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../../../assets',
  build: { outDir: '../../../test-results/stage', emptyOutDir: true, chunkSizeWarningLimit: 1600 },
});
