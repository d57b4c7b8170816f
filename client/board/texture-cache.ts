import type { Scene } from 'phaser';

/** A picture of so many units, painted around its middle. */
export interface Painting {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly paint: (pen: CanvasRenderingContext2D) => void;
}

/** Sharper than this costs memory that phones do not have. */
const SHARPEST = 2;
const COARSEST = 0.25;
/** What one frame may spend on painting: the page has to answer meanwhile. */
const SLICE_MS = 8;
/** Textures that are not shown are kept up to so many pixels: who looks back waits for nothing. */
const KEPT_PIXELS = 8_000_000;

/** The next power of two: textures are then drawn at most at half their size, which stays smooth. */
export function sharpnessFor(zoom: number): number {
  return Math.min(Math.max(2 ** Math.ceil(Math.log2(zoom)), COARSEST), SHARPEST);
}

export const textureKey = ({ key }: Painting, sharpness: number): string => `${key} @${sharpness}`;

/** TextureCache as textures, each painted once, a few in every frame. */
export class TextureCache {
  readonly #scene: Scene;
  /** The pixels of each texture; the one that was shown last comes last. */
  readonly #pixels = new Map<string, number>();

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Paints what is missing until the slice is used up; whether nothing is missing any more. */
  paint(wanted: readonly Painting[], sharpness: number): boolean {
    const until = performance.now() + SLICE_MS;
    for (const painting of wanted) {
      if (this.#pixels.has(textureKey(painting, sharpness))) continue;
      if (performance.now() >= until) return false;
      this.#add(painting, sharpness);
    }
    return true;
  }

  #add(painting: Painting, sharpness: number): void {
    const { width, height, paint } = painting;
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * sharpness);
    canvas.height = Math.ceil(height * sharpness);
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.scale(sharpness, sharpness);
      pen.translate(width / 2, height / 2);
      paint(pen);
    }
    const key = textureKey(painting, sharpness);
    // Phaser's own `addCanvas` would read every pixel back, for nobody.
    this.#scene.textures.create(key, canvas)?.add('__BASE', 0, 0, 0, canvas.width, canvas.height);
    this.#pixels.set(key, canvas.width * canvas.height);
  }

  /** Lets go of what has not been shown for longest, once there is too much of it. */
  keep(shown: ReadonlySet<string>): void {
    for (const key of shown) {
      const pixels = this.#pixels.get(key) ?? 0;
      this.#pixels.delete(key);
      this.#pixels.set(key, pixels);
    }
    const idle = [...this.#pixels].filter(([key]) => !shown.has(key));
    let left = idle.reduce((sum, [, pixels]) => sum + pixels, 0);
    for (const [key, pixels] of idle) {
      if (left <= KEPT_PIXELS) return;
      this.#scene.textures.remove(key);
      this.#pixels.delete(key);
      left -= pixels;
    }
  }
}
