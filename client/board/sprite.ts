import type { Picture as Frame } from '#client/art/textures.ts';
import type { Area } from './geometry.ts';
import type { Painting } from './texture-cache.ts';

/** What is on an image: painted here, or a frame of the baked art. */
export type Drawn =
  | { readonly type: 'painted'; readonly painting: Painting }
  | { readonly type: 'baked'; readonly picture: Frame };

export const painted = (painting: Painting): Drawn => ({ type: 'painted', painting });
export const baked = (picture: Frame): Drawn => ({ type: 'baked', picture });

/** From the floor up. */
export const LAYERS = [
  'shadow',
  'plates',
  'spill',
  'doors',
  'lamps',
  'trails',
  'remains',
  'glow',
  'ghosts',
  'ghost-doors',
  'heat',
  'labels',
  'tokens',
  'marks',
  'effects',
] as const;
export type Layer = (typeof LAYERS)[number];

/** One image on the map, what is on it and where it lies. */
export interface Sprite {
  readonly key: string;
  readonly drawn: Drawn;
  readonly area: Area;
  readonly layer: Layer;
  readonly alpha: number;
  /** Degrees clockwise. */
  readonly angle?: number;
  readonly tint?: number;
  /** Light is screened over what is below it. */
  readonly isLight?: boolean;
  /** It changes while nothing happens. */
  readonly idles?: 'breathes' | 'flickers';
}

/** How the map is seen: with the baked art or without, and the page's pixels for a unit. */
export interface Detail {
  readonly isBaked: boolean;
  readonly pixels: number;
}
