import { type Drawn, LAYERS, type Layer } from './sprite.ts';
import { textureKey } from './texture-cache.ts';

/** A texture and its frame, as the engine names them. */
export interface TextureFrame {
  readonly texture: string;
  readonly frame?: string;
}

export function textureOf(drawn: Drawn, sharpness: number): TextureFrame {
  return drawn.type === 'baked' ? drawn.picture : { texture: textureKey(drawn.painting, sharpness) };
}

/** Layers lie above the grid; things of one layer and one texture are drawn at once. */
export const depthOf = (layer: Layer): number => 1 + LAYERS.indexOf(layer);
