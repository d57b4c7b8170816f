import { BlendModes, type GameObjects, type Scene } from 'phaser';
import { MIDDLE_DOOR_FRAMES, SECURITY_FRAMES } from '#client/art/textures.ts';
import { depthOf, type TextureFrame, textureOf } from './drawn-texture.ts';
import type { Sprite } from './sprite.ts';

interface Lying {
  readonly image: GameObjects.Image;
  sprite: Sprite;
  shows: TextureFrame;
}

interface Drawing {
  readonly sharpness: number;
  readonly moves: boolean;
}

const GLIDE_MS = 280;
const LAND_MS = 520;
const SLIDE_MS = 420;
const GLIDE = { duration: GLIDE_MS, ease: 'Sine.easeInOut' };
const DOORS: readonly (readonly string[])[] = [SECURITY_FRAMES, MIDDLE_DOOR_FRAMES];

/** Everything that lies: plates, doors, light, names. What changes does so before one's eyes. */
export class SpriteLayer {
  readonly #scene: Scene;
  readonly #lying = new Map<string, Lying>();
  #isFirst = true;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  draw(sprites: readonly Sprite[], drawing: Drawing): void {
    const keys = new Set(sprites.map(({ key }) => key));
    for (const [key, lying] of this.#lying) {
      if (keys.has(key)) continue;
      this.#lying.delete(key);
      this.#takeAway(lying, drawing);
    }
    for (const sprite of sprites) this.#put(sprite, drawing);
    this.#isFirst = false;
  }

  /** What breathes and flickers, at a moment. */
  idle(time: number): void {
    for (const { image, sprite } of this.#lying.values()) {
      if (!sprite.idles || this.#scene.tweens.isTweening(image)) continue;
      image.setAlpha(
        sprite.alpha * (sprite.idles === 'breathes' ? breath(time) : flicker(time, sprite.area.x)),
      );
    }
  }

  #takeAway({ image }: Lying, { moves }: Drawing): void {
    this.#scene.tweens.killTweensOf(image);
    if (!moves) image.destroy();
    else this.#scene.tweens.add({ targets: image, alpha: 0, ...GLIDE, onComplete: () => image.destroy() });
  }

  /** Puts an image where it belongs: a new one appears, one that was elsewhere glides there. */
  #put(sprite: Sprite, drawing: Drawing): void {
    const shows = textureOf(sprite.drawn, drawing.sharpness);
    const known = this.#lying.get(sprite.key);
    if (!known) {
      this.#lying.set(sprite.key, { image: this.#appear(sprite, shows, drawing), sprite, shows });
      return;
    }
    const { image } = known;
    const { x, y, width, height } = sprite.area;
    if (known.shows.texture !== shows.texture || known.shows.frame !== shows.frame) {
      this.#change(known, shows, drawing);
    }
    image.setDisplaySize(width, height).setAngle(sprite.angle ?? 0);
    const wasAt = known.sprite;
    known.sprite = sprite;
    known.shows = shows;
    if (wasAt.area.x === x && wasAt.area.y === y && wasAt.alpha === sprite.alpha) return;
    this.#scene.tweens.killTweensOf(image);
    if (!drawing.moves) image.setPosition(x, y).setAlpha(sprite.alpha);
    else this.#scene.tweens.add({ targets: image, x, y, alpha: sprite.alpha, ...GLIDE });
  }

  #appear(sprite: Sprite, { texture, frame }: TextureFrame, { moves }: Drawing): GameObjects.Image {
    const { x, y, width, height } = sprite.area;
    const image = this.#scene.add.image(x, y, texture, frame).setDepth(depthOf(sprite.layer));
    image.setDisplaySize(width, height).setAngle(sprite.angle ?? 0);
    if (sprite.isLight) image.setBlendMode(BlendModes.SCREEN);
    if (sprite.tint !== undefined) image.setTint(sprite.tint);
    image.setAlpha(sprite.alpha);
    if (!moves || this.#isFirst) return image;
    if (sprite.layer === 'plates') this.#land(image);
    else {
      // Light, doors and names come once the plate lies.
      const delay = sprite.layer === 'ghosts' || sprite.layer === 'trails' ? 0 : LAND_MS / 2;
      image.setAlpha(0);
      this.#scene.tweens.add({ targets: image, alpha: sprite.alpha, delay, ...GLIDE });
    }
    return image;
  }

  /** A plate comes down out of the dark, and its light goes on. */
  #land(image: GameObjects.Image): void {
    // Measured as it will lie: the light of a plate still in the air stood out around its walls.
    const { scaleX, scaleY, alpha, displayWidth, displayHeight } = image;
    image
      .setAlpha(0)
      .setScale(scaleX * 1.16, scaleY * 1.16)
      .setTint(0x53687a);
    this.#scene.tweens.add({
      targets: image,
      alpha,
      scaleX,
      scaleY,
      duration: LAND_MS * 0.6,
      ease: 'Cubic.easeIn',
    });
    const glow = this.#scene.add.rectangle(image.x, image.y, displayWidth, displayHeight, 0xbfe6ff);
    glow.setDepth(depthOf('spill')).setBlendMode(BlendModes.SCREEN).setAlpha(0);
    this.#scene.tweens.chain({
      targets: glow,
      tweens: [
        {
          alpha: 0.4,
          delay: LAND_MS * 0.6,
          duration: 60,
          // A lamp starts twice.
          yoyo: true,
          onComplete: () => image.clearTint(),
        },
        { alpha: 0.3, duration: 90 },
        { alpha: 0, duration: LAND_MS * 0.5 },
      ],
      onComplete: () => {
        image.clearTint();
        glow.destroy();
      },
    });
  }

  #change({ image, shows: before }: Lying, { texture, frame }: TextureFrame, { moves }: Drawing): void {
    const slide = moves && before.frame && frame ? slideOf(before.frame, frame) : undefined;
    if (slide) {
      const step = { at: 0 };
      this.#scene.tweens.add({
        targets: step,
        at: slide.length - 1,
        duration: SLIDE_MS,
        onUpdate: () => image.setTexture(texture, slide[Math.round(step.at)]),
      });
      return;
    }
    if (moves && before.frame) this.#fadeOver(image, before);
    image.setTexture(texture, frame);
  }

  /** What it was fades over what it is: a lamp goes out, drawers are open. */
  #fadeOver(image: GameObjects.Image, { texture, frame }: TextureFrame): void {
    const old = this.#scene.add.image(image.x, image.y, texture, frame).setDepth(image.depth + 0.1);
    old.setDisplaySize(image.displayWidth, image.displayHeight).setAngle(image.angle).setAlpha(image.alpha);
    this.#scene.tweens.add({ targets: old, alpha: 0, duration: 600, onComplete: () => old.destroy() });
  }
}

/** The frames between two of one door, if they are. */
function slideOf(from: string, to: string): readonly string[] | undefined {
  for (const frames of DOORS) {
    const [a, b] = [frames.indexOf(from), frames.indexOf(to)];
    if (a < 0 || b < 0) continue;
    return a < b ? frames.slice(a, b + 1) : frames.slice(b, a + 1).toReversed();
  }
  return undefined;
}

const breath = (time: number): number => 0.72 + 0.28 * Math.sin(time / 620);

/** Mostly off, with starts; each lamp at its own times. */
function flicker(time: number, place: number): number {
  const at = time / 90 + place;
  const noise = Math.sin(at) + Math.sin(at * 2.7 + 1) + Math.sin(at * 0.31 + place);
  return noise > 1.1 ? 1 : noise > 0.4 ? 0.45 : 0.08;
}
