import { type GameObjects, Scene } from 'phaser';
import type { Hints } from '#client/play/hints.ts';
import type { PublicView, RevealedSeat } from '#shared/play/index.ts';
import { inkNumber } from './ink.ts';
import { paintMarks } from './marks.ts';
import { Paintings, sharpnessFor, textureKey } from './paintings.ts';
import { type Sprite, spritesOf } from './sprites.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What the scene shows. */
export interface Picture {
  readonly view: PublicView;
  readonly hints: Hints;
  /** Whose roles are turned over: nobody's while a match is played. */
  readonly unmasked: readonly RevealedSeat[];
}

/** A picture laid out, as sharp as the camera needs it. */
interface Drawing {
  readonly picture: Picture;
  readonly tokens: readonly Token[];
  readonly sprites: readonly Sprite[];
  readonly sharpness: number;
}

const DEPTH = { grid: 0, plates: 1, glow: 2, ghosts: 3, tokens: 4, marks: 5 };
const GLIDE_MS = 280;

/** Draws a view. It knows no rule: what is where comes from the view, what can be done from the hints. */
export class MapScene extends Scene {
  readonly #images = new Map<string, GameObjects.Image>();
  #paintings: Paintings | undefined;
  #glow: GameObjects.Graphics | undefined;
  #marks: GameObjects.Graphics | undefined;
  /** What is on the screen, and what will be once all of it is painted. */
  #shown: Drawing | undefined;
  #next: Drawing | undefined;
  readonly #created = Promise.withResolvers<void>();
  readonly ready = this.#created.promise;
  /** Off where people want no motion. */
  moves = true;
  /** Somebody may go along with what is shown. */
  onShown: (picture: Picture) => void = () => {};

  constructor() {
    super('map');
  }

  create(): void {
    this.#paintings = new Paintings(this);
    drawGrid(this.add.graphics().setDepth(DEPTH.grid));
    this.#glow = this.add.graphics().setDepth(DEPTH.glow);
    this.#marks = this.add.graphics().setDepth(DEPTH.marks);
    this.#created.resolve();
  }

  /** The picture and its tokens on the screen now. */
  get shown(): Pick<Drawing, 'picture' | 'tokens'> | undefined {
    return this.#shown;
  }

  /** All is drawn, and nothing is on its way. */
  get isStill(): boolean {
    const { panEffect, zoomEffect } = this.cameras.main;
    const isMoving = panEffect.isRunning || zoomEffect.isRunning || this.tweens.getTweens().length > 0;
    return this.#shown !== undefined && this.#next === undefined && !isMoving;
  }

  /** Shows a picture as soon as all of it is painted; until then what was there stays. */
  show(picture: Picture, zoom: number): void {
    const { view, hints, unmasked } = picture;
    const tokens = tokensOf(view, unmasked);
    const sprites = spritesOf(view, hints, tokens);
    this.#next = { picture, tokens, sprites, sharpness: sharpnessFor(zoom) };
  }

  /** The camera came closer or went away: paint as sharp as is needed. */
  zoomTo(zoom: number): void {
    const sharpness = sharpnessFor(zoom);
    const latest = this.#next ?? this.#shown;
    if (latest && latest.sharpness !== sharpness) this.#next = { ...latest, sharpness };
  }

  override update(): void {
    const next = this.#next;
    if (!next || !this.#paintings) return;
    const paintings = next.sprites.map(({ painting }) => painting);
    if (!this.#paintings.paint(paintings, next.sharpness)) return;
    this.#next = undefined;
    this.#shown = next;
    this.#draw(next);
    this.#paintings.keep(new Set(paintings.map((painting) => textureKey(painting, next.sharpness))));
    this.onShown(next.picture);
  }

  #draw({ picture: { view, hints }, tokens, sprites, sharpness }: Drawing): void {
    const keys = new Set(sprites.map(({ key }) => key));
    for (const [key, image] of this.#images) {
      if (keys.has(key)) continue;
      this.tweens.killTweensOf(image);
      image.destroy();
      this.#images.delete(key);
    }
    for (const sprite of sprites) this.#put(sprite, textureKey(sprite.painting, sharpness));
    if (this.#glow && this.#marks) paintMarks(this.#glow, this.#marks, view, hints, tokens);
  }

  /** Puts an image where it belongs: a new one appears, one that was elsewhere glides there. */
  #put({ key, area: { x, y, width, height }, layer, alpha }: Sprite, texture: string): void {
    const known = this.#images.get(key);
    const image = known ?? this.add.image(x, y, texture).setDepth(DEPTH[layer]).setAlpha(0);
    image.setTexture(texture).setDisplaySize(width, height);
    this.#images.set(key, image);
    this.tweens.killTweensOf(image);
    if (!this.moves) image.setPosition(x, y).setAlpha(alpha);
    else if (known?.x !== x || known.y !== y || known.alpha !== alpha) {
      this.tweens.add({ targets: image, x, y, alpha, duration: GLIDE_MS, ease: 'Sine.easeInOut' });
    }
  }
}

/** The unexplored: a faint grid that ends in the dark. */
function drawGrid(pen: GameObjects.Graphics): void {
  const [step, reach] = [50, 5000];
  pen.lineStyle(1, inkNumber('line'), 0.22);
  for (let at = -reach; at <= reach; at += step) {
    pen.lineBetween(at, -reach, at, reach).lineBetween(-reach, at, reach, at);
  }
}
