import type { Scene } from 'phaser';

/** A picture of so many units, painted around its middle. */
interface Painting {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly paint: (pen: CanvasRenderingContext2D) => void;
}

/** Sharper than this costs memory that phones do not have. */
const SHARPEST = 2;
const COARSEST = 0.25;

/** The next power of two: textures are then drawn at most at half their size, which stays smooth. */
export function sharpnessFor(zoom: number): number {
  return Math.min(Math.max(2 ** Math.ceil(Math.log2(zoom)), COARSEST), SHARPEST);
}

/** Paintings as textures, each painted once at the sharpness the camera needs. */
export class Paintings {
  readonly #scene: Scene;
  readonly #keys = new Set<string>();
  #sharpness = 1;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Whether all has to be painted anew. */
  sharpen(zoom: number): boolean {
    const wanted = sharpnessFor(zoom);
    if (wanted === this.#sharpness) return false;
    this.#sharpness = wanted;
    return true;
  }

  /** The key of the texture. */
  texture({ key, width, height, paint }: Painting): string {
    const sharpness = this.#sharpness;
    const full = `${key} @${sharpness}`;
    if (this.#keys.has(full)) return full;
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * sharpness);
    canvas.height = Math.ceil(height * sharpness);
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.scale(sharpness, sharpness);
      pen.translate(width / 2, height / 2);
      paint(pen);
    }
    this.#scene.textures.addCanvas(full, canvas);
    this.#keys.add(full);
    return full;
  }

  /** Lets go of what is no longer shown. */
  keepOnly(shown: ReadonlySet<string>): void {
    for (const key of this.#keys) {
      if (shown.has(key)) continue;
      this.#scene.textures.remove(key);
      this.#keys.delete(key);
    }
  }
}
