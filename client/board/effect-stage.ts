import { BlendModes, type GameObjects, type Scene, type Tweens, type Types } from 'phaser';
import type { FrameName } from '#client/art/textures.ts';
import { mapOf, type PlacedLocation, placedUnder } from '#shared/map/index.ts';
import type { RoomId } from '#shared/vocabulary/index.ts';
import { depthOf } from './drawn-texture.ts';
import type { Hit } from './effect.ts';
import type { FigureLayer } from './figure-layer.ts';
import { type Area, around, type Point, plateArea, roomArea } from './geometry.ts';
import { pathBetween, type Standpoint } from './paths.ts';
import { spotKey } from './spots.ts';
import type { Token } from './tokens.ts';

/** How long an effect takes, and how long it waits for its moment. */
export interface Time {
  readonly ms: number;
  readonly delay: number;
}

/** A view as it is laid out: where effects find their places. */
export interface Ground {
  readonly tokens: readonly Token[];
  readonly placed: readonly PlacedLocation[];
}

/** A part of an effect's time, as shares of it. */
interface Part {
  readonly from?: number;
  readonly to?: number;
}

type Changes = Omit<Types.Tweens.TweenBuilderConfig, 'targets'>;

/** What one effect is made of: everything it puts up is gone when it ends. */
export class EffectStage {
  readonly #scene: Scene;
  readonly #figures: FigureLayer;
  readonly #props: GameObjects.GameObject[] = [];
  readonly #tweens: Tweens.Tween[] = [];
  readonly #time: Time;
  readonly #grounds: readonly Ground[];

  constructor(
    scene: Scene,
    figures: FigureLayer,
    { time, grounds }: { time: Time; grounds: readonly Ground[] },
  ) {
    this.#scene = scene;
    this.#figures = figures;
    this.#time = time;
    this.#grounds = grounds;
  }

  get map(): Area {
    const [ground] = this.#grounds;
    return around((ground?.placed ?? []).map(({ cell }) => plateArea(cell)));
  }

  get tokens(): readonly Token[] {
    return this.#grounds[0]?.tokens ?? [];
  }

  get placed(): readonly PlacedLocation[] {
    return this.#grounds[0]?.placed ?? [];
  }

  /** Where somebody is, or was a moment ago. */
  tokenOf(hit: Hit): Token | undefined {
    const key = spotKey(hit);
    for (const { tokens } of this.#grounds) {
      const found = tokens.find(({ spots }) => spots.some((spot) => spotKey(spot) === key));
      if (found) return found;
    }
    return undefined;
  }

  roomArea(room: RoomId): Area | undefined {
    const placed = placedUnder(mapOf(this.placed), room);
    return placed && roomArea(placed, room);
  }

  light(frame: FrameName<'light'>, at: Point, wide: number): GameObjects.Image {
    return this.#image('light', frame, { at, wide }).setBlendMode(BlendModes.SCREEN);
  }

  /** Heat on the floor around somebody: he himself stays to be seen. */
  glow(at: Point, wide: number): GameObjects.Image {
    return this.light('heat', at, wide).setDepth(depthOf('heat') + 0.5);
  }

  piece(frame: FrameName<'pieces'>, at: Point, wide: number): GameObjects.Image {
    return this.#image('pieces', frame, { at, wide });
  }

  #image(texture: string, frame: string, { at, wide }: { at: Point; wide: number }): GameObjects.Image {
    const image = this.#scene.add.image(at.x, at.y, texture, frame).setDepth(depthOf('effects')).setAlpha(0);
    return this.#own(image.setScale(wide / image.width));
  }

  /** A number that can be read from across the table. */
  text(words: string, at: Point, { colour, size }: { colour: string; size: number }): GameObjects.Text {
    const style = {
      fontFamily: '"Saira Condensed", sans-serif',
      fontStyle: '600',
      fontSize: `${size}px`,
      color: colour,
      stroke: '#05090d',
      strokeThickness: size / 7,
    };
    const text = this.#scene.add.text(at.x, at.y, words, style).setOrigin(0.5);
    return this.#own(text.setDepth(depthOf('effects') + 0.5).setAlpha(0));
  }

  block(at: Area, colour: number): GameObjects.Rectangle {
    const block = this.#scene.add.rectangle(at.x, at.y, at.width, at.height, colour);
    return this.#own(block.setDepth(depthOf('effects')).setAlpha(0));
  }

  /** Only its edge. */
  frame(at: Area, colour: number): GameObjects.Rectangle {
    const frame = this.block(at, colour).setStrokeStyle(5, colour);
    frame.isFilled = false;
    return frame;
  }

  /** The back of a card with its seal: the same for every card. */
  sealedCard({ x, y }: Point): GameObjects.Container {
    const { add } = this.#scene;
    const back = add.rectangle(0, 0, 40, 55, 0x14222d).setStrokeStyle(2.5, 0xcbe6f3);
    const inner = add.rectangle(0, 0, 31, 46).setStrokeStyle(1, 0x47687c);
    const seal = add.circle(0, 0, 9, 0x0a1218).setStrokeStyle(2, 0x9fd6ee);
    const card = add.container(x, y, [back, inner, seal]).setDepth(depthOf('effects')).setAlpha(0);
    return this.#own(card);
  }

  #own<Prop extends GameObjects.GameObject>(prop: Prop): Prop {
    this.#props.push(prop);
    return prop;
  }

  /** Changes something in a part of the effect's time. */
  during(targets: unknown, { from = 0, to = 1 }: Part, changes: Changes): void {
    const { ms, delay } = this.#time;
    this.#tweens.push(
      this.#scene.tweens.add({
        targets,
        delay: delay + from * ms,
        duration: Math.max(1, (to - from) * ms),
        ...changes,
      }),
    );
  }

  /** Calls something once its moment has come. */
  at(share: number, run: () => void): void {
    this.during({ at: 0 }, { from: share, to: share }, { at: 1, onComplete: run });
  }

  shake(share: number, strength: number): void {
    this.at(share, () => this.#scene.cameras.main.shake(160, strength));
  }

  /** Somebody's own figure, while the effect stands in for it. */
  figure(token: Token): GameObjects.Container | undefined {
    return this.#figures.bodyOf(token.key);
  }

  /** Somebody goes there, and stays until the next picture says where he is. */
  lead(token: Token, to: Standpoint): void {
    const map = mapOf(this.placed);
    const way = pathBetween(map, { room: token.room, at: token.area }, to) ?? [token.area, to.at];
    const { ms, delay } = this.#time;
    this.#figures.lead(token.key, way, { ms: ms * 0.95, delay });
  }

  heat(token: Token): GameObjects.Image | undefined {
    return this.#figures.heatOf(token.key);
  }

  end(): void {
    for (const tween of this.#tweens) tween.remove();
    for (const prop of this.#props) prop.destroy();
  }
}
