import { defineConfig } from 'vite';

export default defineConfig({
  root: 'client',
  publicDir: '../assets',
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // Names in here carry a hash of their content: the server lets browsers keep them for ever.
    assetsDir: 'built',
    // Phaser alone is larger than Vite's warning; it is loaded only at a table.
    chunkSizeWarningLimit: 1600,
  },
});
