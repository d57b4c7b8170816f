import { type GameObjects, Scene } from 'phaser';
import type { Hints } from '#client/play/hints.ts';
import type { PlacedLocation } from '#shared/map/index.ts';
import type { PublicView } from '#shared/play/index.ts';
import { type Area, PLATE, plateArea } from './geometry.ts';
import { inkNumber } from './ink.ts';
import { paintMarks } from './marks.ts';
import { type PlateState, paintPlate } from './paint-plate.ts';
import { paintToken, TOKEN } from './paint-token.ts';
import { Paintings } from './paintings.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What the scene shows. */
export interface Picture {
  readonly view: PublicView;
  readonly hints: Hints;
}

const DEPTH = { grid: 0, plates: 1, glow: 2, ghosts: 3, tokens: 4, marks: 5 };
const GLIDE_MS = 280;

/** Draws a view. It knows no rule: what is where comes from the view, what can be done from the hints. */
export class MapScene extends Scene {
  readonly #images = new Map<string, GameObjects.Image>();
  #paintings: Paintings | undefined;
  #glow: GameObjects.Graphics | undefined;
  #marks: GameObjects.Graphics | undefined;
  #picture: Picture | undefined;
  readonly #created = Promise.withResolvers<void>();
  readonly ready = this.#created.promise;
  tokens: readonly Token[] = [];
  /** Off where people want no motion. */
  moves = true;

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

  show(picture: Picture): void {
    this.#picture = picture;
    this.tokens = tokensOf(picture.view);
    this.#draw();
  }

  /** The camera came closer or went away: paint as sharp as is needed. */
  zoomTo(zoom: number): void {
    if (this.#paintings?.sharpen(zoom)) this.#draw();
  }

  #draw(): void {
    if (!this.#picture || !this.#paintings || !this.#glow || !this.#marks) return;
    const { view, hints } = this.#picture;
    const shown = new Set<string>();
    for (const placed of view.placed) shown.add(this.#plate(this.#paintings, view, placed));
    for (const ghost of hints.ghosts) shown.add(this.#ghost(this.#paintings, view, ghost));
    for (const token of this.tokens) shown.add(this.#token(this.#paintings, token));
    for (const [key, image] of this.#images) {
      if (shown.has(key)) continue;
      image.destroy();
      this.#images.delete(key);
    }
    this.#paintings.keepOnly(new Set([...this.#images.values()].map(({ texture }) => texture.key)));
    paintMarks(this.#glow, this.#marks, view, hints, this.tokens);
  }

  #plate(paintings: Paintings, view: PublicView, placed: PlacedLocation): string {
    const { location, rotation, cell } = placed;
    const used = view.used.includes(location);
    const texture = plateTexture(paintings, { location, rotation, used, doorsOpen: view.doorsOpen });
    return this.#put(`plate ${location}`, texture, plateArea(cell), DEPTH.plates);
  }

  #ghost(paintings: Paintings, view: PublicView, ghost: Hints['ghosts'][number]): string {
    const { location, rotation, cell, aimed } = ghost;
    const texture = plateTexture(paintings, { location, rotation, used: false, doorsOpen: view.doorsOpen });
    const key = this.#put(`ghost ${cell.x} ${cell.y}`, texture, plateArea(cell), DEPTH.ghosts);
    this.#images.get(key)?.setAlpha(aimed ? 0.85 : 0.22);
    return key;
  }

  #token(paintings: Paintings, { key, figure, area }: Token): string {
    const texture = paintings.texture({
      key: Object.values(figure).join(' '),
      width: TOKEN,
      height: TOKEN,
      paint: (pen) => paintToken(pen, figure),
    });
    return this.#put(key, texture, area, DEPTH.tokens);
  }

  /** Puts an image where it belongs; one that was elsewhere glides there. */
  #put(key: string, texture: string, { x, y, width, height }: Area, depth: number): string {
    const known = this.#images.get(key);
    const image = known ?? this.add.image(x, y, texture).setDepth(depth);
    image.setTexture(texture).setDisplaySize(width, height);
    this.#images.set(key, image);
    if (!known) {
      if (this.moves) this.tweens.add({ targets: image, alpha: { from: 0, to: 1 }, duration: GLIDE_MS });
    } else if (this.moves && (known.x !== x || known.y !== y)) {
      this.tweens.add({ targets: image, x, y, duration: GLIDE_MS, ease: 'Sine.easeInOut' });
    } else {
      image.setPosition(x, y);
    }
    return key;
  }
}

function plateTexture(paintings: Paintings, plate: PlateState): string {
  return paintings.texture({
    key: Object.values(plate).join(' '),
    ...PLATE,
    paint: (pen) => paintPlate(pen, plate),
  });
}

/** The unexplored: a faint grid that ends in the dark. */
function drawGrid(pen: GameObjects.Graphics): void {
  const [step, reach] = [50, 5000];
  pen.lineStyle(1, inkNumber('line'), 0.22);
  for (let at = -reach; at <= reach; at += step) {
    pen.lineBetween(at, -reach, at, reach).lineBetween(-reach, at, reach, at);
  }
}
