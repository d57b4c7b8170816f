import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What Phaser's own builds switch on and off. Without a canvas renderer, sound or debugging the rest is half as large. */
const SWITCHES: Readonly<Record<string, boolean>> = {
  WEBGL_RENDERER: true,
  CANVAS_RENDERER: false,
  FEATURE_SOUND: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
  WEBGL_DEBUG: false,
};

/** Builds the board on the parts of Phaser it uses (`client/board/phaser-parts.js`), from Phaser's sources. */
export function engineParts(): Plugin {
  const source = join(dirname(createRequire(import.meta.url).resolve('phaser/package.json')), 'src');
  return {
    name: 'engine-parts',
    // While the client is changed and looked at, the whole engine is quicker: it is one file.
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^phaser$/, replacement: join(import.meta.dirname, '../../client/board/phaser-parts.js') },
          { find: /^phaser-source\//, replacement: `${source}/` },
        ],
      },
    }),
    transform(code, id) {
      if (!id.startsWith(source)) return undefined;
      const switched = code.replace(/typeof ([A-Z_0-9]+)\b(?! ===| !==)/g, (found, name) =>
        name in SWITCHES ? String(SWITCHES[name]) : found,
      );
      // Parts register themselves as they are loaded, also those nobody names.
      return { code: switched, moduleSideEffects: true };
    },
  };
}
