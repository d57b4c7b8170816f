import type { Scene } from 'phaser';
import type { PublicView } from '#shared/play/index.ts';
import type { Effect } from './effect.ts';
import { play } from './effect-plays.ts';
import { EffectStage, type Ground, type Time } from './effect-stage.ts';
import type { FigureLayer } from './figure-layer.ts';
import type { Token } from './tokens.ts';

interface Laid {
  readonly picture: { readonly view: PublicView };
  readonly tokens: readonly Token[];
}

/** Plays what happens over the map and takes it away again. */
export class EffectPlayer {
  readonly #scene: Scene;
  readonly #figures: FigureLayer;
  #playing: EffectStage[] = [];
  /** The map as it is, and as it was before: who just fell is still found. */
  #grounds: readonly Ground[] = [];
  #view: PublicView | undefined;

  constructor(scene: Scene, figures: FigureLayer) {
    this.#scene = scene;
    this.#figures = figures;
  }

  knows({ picture: { view }, tokens }: Laid): void {
    const ground = { tokens, placed: view.placed };
    this.#grounds =
      view === this.#view ? [ground, ...this.#grounds.slice(1)] : [ground, ...this.#grounds].slice(0, 2);
    this.#view = view;
  }

  perform(effect: Effect, { moves, ...time }: Time & { readonly moves: boolean }): void {
    const stage = new EffectStage(this.#scene, this.#figures, { time, grounds: this.#grounds });
    this.#playing.push(stage);
    play(stage, effect, moves ? 'moving' : 'still');
    stage.at(1, () => this.#finish(stage));
  }

  #finish(stage: EffectStage): void {
    if (!this.#playing.includes(stage)) return;
    this.#playing = this.#playing.filter((each) => each !== stage);
    stage.end();
    if (this.#playing.length === 0) this.#figures.settle();
  }

  /** At once, in the truth. */
  end(): void {
    if (this.#playing.length === 0) return;
    for (const stage of this.#playing) stage.end();
    this.#playing = [];
    this.#scene.cameras.main.shakeEffect.reset();
    this.#figures.settle();
  }
}
