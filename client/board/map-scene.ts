import { type GameObjects, Scene } from 'phaser';
import { mapOf } from '#shared/map/index.ts';
import type { PublicView, RevealedSeat } from '#shared/play/index.ts';
import { depthOf } from './drawn-texture.ts';
import type { Effect } from './effect.ts';
import { EffectPlayer } from './effect-player.ts';
import { FigureLayer } from './figure-layer.ts';
import { partsOf } from './figure-parts.ts';
import type { Hints } from './hints.ts';
import { paintHints } from './paint-hints.ts';
import { labelSize } from './paint-label.ts';
import { bringSheets, type Sheets } from './sheets.ts';
import type { Detail, Drawn, Sprite } from './sprite.ts';
import { SpriteLayer } from './sprite-layer.ts';
import { spritesOf } from './sprites.ts';
import { SurveyGrid } from './survey-grid.ts';
import { type Painting, sharpnessFor, TextureCache, textureKey } from './texture-cache.ts';
import { type Token, tokensOf } from './tokens.ts';
import { traceSprites } from './trace-sprites.ts';
import { NO_TRACES, type Traces, tracesAfter } from './traces.ts';

/** What the scene shows. */
export interface Picture {
  readonly view: PublicView;
  readonly hints: Hints;
  /** Whose roles are turned over: nobody's while a match is played. */
  readonly unmasked: readonly RevealedSeat[];
}

/** A picture laid out, and how near the camera will be. */
interface Layout {
  readonly picture: Picture;
  readonly tokens: readonly Token[];
  readonly traces: Traces;
  readonly zoom: number;
}

/** Draws a view. It knows no rule: what is where comes from the view, what can be done from the hints. */
export class MapScene extends Scene {
  #textures: TextureCache | undefined;
  #lying: SpriteLayer | undefined;
  #standing: FigureLayer | undefined;
  #effects: EffectPlayer | undefined;
  #grid: SurveyGrid | undefined;
  #glow: GameObjects.Graphics | undefined;
  #marks: GameObjects.Graphics | undefined;
  #sheets: Sheets = 'coming';
  /** What is on the screen, and what will be once all of it is painted. */
  #shown: Layout | undefined;
  #next: Layout | undefined;
  readonly #created = Promise.withResolvers<void>();
  readonly ready = this.#created.promise;
  /** Off where people want no motion. */
  moves = true;
  /** Nothing breathes: the device has enough to do. */
  isCalm = false;
  /** Somebody may go along with what is shown. */
  onShown: (picture: Picture) => void = () => {};
  /** How much of the art is there, 0 to 1. */
  onProgress: (share: number) => void = () => {};
  /** There is a map. */
  onFirstShown: () => void = () => {};
  /** There is something to draw now. */
  onArrival: () => void = () => {};

  constructor() {
    super('map');
  }

  create(): void {
    this.#textures = new TextureCache(this);
    this.#lying = new SpriteLayer(this);
    this.#standing = new FigureLayer(this);
    this.#effects = new EffectPlayer(this, this.#standing);
    this.#grid = new SurveyGrid(this);
    this.#glow = this.add.graphics().setDepth(depthOf('glow'));
    this.#marks = this.add.graphics().setDepth(depthOf('marks'));
    bringSheets(this, {
      onProgress: (share) => this.onProgress(share),
      onChange: (sheets) => {
        this.#sheets = sheets;
        this.#next ??= this.#shown;
        this.onArrival();
      },
    });
    this.#created.resolve();
  }

  /** The picture and its tokens on the screen now. */
  get shown(): Pick<Layout, 'picture' | 'tokens'> | undefined {
    return this.#shown;
  }

  /** All is drawn, and nothing is on its way. */
  get isStill(): boolean {
    const { panEffect, zoomEffect, shakeEffect } = this.cameras.main;
    const isLed = panEffect.isRunning || zoomEffect.isRunning || shakeEffect.isRunning;
    const isMoving = isLed || this.tweens.getTweens().length > 0;
    return this.#shown !== undefined && this.#next === undefined && this.#sheets !== 'late' && !isMoving;
  }

  /** Shows a picture as soon as all of it is painted; until then what was there stays. */
  show(picture: Picture, zoom: number): void {
    const { view, unmasked } = picture;
    const tokens = tokensOf(view, unmasked, picture.hints.wounds);
    const latest = this.#next ?? this.#shown;
    const isNew = latest?.picture.view !== view;
    if (isNew) this.#effects?.end();
    const before = latest && { view: latest.picture.view, tokens: latest.tokens };
    const traces = before && isNew ? tracesAfter(latest.traces, before, { view, tokens }) : latest?.traces;
    this.#next = { picture, tokens, traces: traces ?? NO_TRACES, zoom };
    this.#effects?.knows(this.#next);
  }

  /** Plays something that happened, where it happened; the next view ends it in the truth. */
  perform(effect: Effect, time: { readonly ms: number; readonly delay: number }): void {
    if (this.#sheets === 'here') this.#effects?.perform(effect, { ...time, moves: this.moves });
  }

  /** The camera came closer or went away: paint as sharp as is needed. */
  zoomTo(zoom: number): void {
    const latest = this.#next ?? this.#shown;
    if (latest && lookKey(latest, zoom) !== lookKey(latest, latest.zoom)) this.#next = { ...latest, zoom };
  }

  /** Legs, breath and flicker: nothing that tells anything. */
  #idle(time: number): void {
    this.#lying?.idle(time);
    this.#standing?.idle(time);
  }

  override update(time: number): void {
    this.#grid?.lay(this.cameras.main);
    if (this.moves && !this.isCalm) this.#idle(time);
    const next = this.#next;
    if (!next || !this.#textures || this.#sheets === 'coming') return;
    const sharpness = sharpnessFor(next.zoom);
    const detail: Detail = { isBaked: this.#sheets === 'here', pixels: next.zoom / devicePixelRatio };
    const sprites = spritesIn(next, detail);
    const paintings = paintingsIn(sprites, next.tokens, detail);
    if (!this.#textures.paint(paintings, sharpness)) return;
    const isFirst = this.#shown === undefined;
    this.#next = undefined;
    this.#shown = next;
    this.#draw(next, sprites, { sharpness, detail });
    this.#textures.keep(new Set(paintings.map((painting) => textureKey(painting, sharpness))));
    this.onShown(next.picture);
    if (isFirst) this.onFirstShown();
  }

  #draw(
    { picture: { view, hints }, tokens }: Layout,
    sprites: readonly Sprite[],
    { sharpness, detail }: { sharpness: number; detail: Detail },
  ): void {
    const { moves } = this;
    this.#lying?.draw(sprites, { sharpness, moves });
    this.#standing?.draw(tokens, { detail, sharpness, moves, map: mapOf(view.placed) });
    if (this.#glow && this.#marks) paintHints(this.#glow, this.#marks, view, hints, tokens);
  }
}

function spritesIn({ picture: { view, hints }, traces }: Layout, detail: Detail): readonly Sprite[] {
  const lying = spritesOf(view, hints, detail);
  return detail.isBaked ? [...lying, ...traceSprites(traces)] : lying;
}

function paintingsIn(
  sprites: readonly Sprite[],
  tokens: readonly Token[],
  detail: Detail,
): readonly Painting[] {
  const drawn: readonly Drawn[] = [
    ...sprites.map((sprite) => sprite.drawn),
    ...tokens.flatMap((token) => partsOf(token, detail).map((part) => part.drawn)),
  ];
  return drawn.flatMap((each) => (each.type === 'painted' ? [each.painting] : []));
}

/** What of a picture depends on how near it is: how sharp, how large the names are, who is a disc. */
function lookKey({ tokens }: Layout, zoom: number): string {
  const detail: Detail = { isBaked: true, pixels: zoom / devicePixelRatio };
  const parts = tokens.map((token) => partsOf(token, detail).length);
  return [sharpnessFor(zoom), labelSize(detail.pixels), ...parts].join(' ');
}
