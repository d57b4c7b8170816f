import { BlendModes, GameObjects, type Scene, type Tweens } from 'phaser';
import type { FrameName } from '#client/art/textures.ts';
import type { StationMap } from '#shared/map/index.ts';
import { depthOf, textureOf } from './drawn-texture.ts';
import { type Part, partsOf } from './figure-parts.ts';
import type { Point } from './geometry.ts';
import { along, pathBetween } from './paths.ts';
import type { Detail } from './sprite.ts';
import type { Token } from './tokens.ts';

interface PartImage {
  readonly part: Part;
  readonly image: GameObjects.Image;
}

/** A token as it stands on the map: its parts, its heat below them. */
interface Standing {
  token: Token;
  readonly body: GameObjects.Container;
  heat: GameObjects.Image | undefined;
  parts: readonly PartImage[];
  /** What its parts show, to know when they are others. */
  look: string;
  facing: number;
  /** It is on its way. */
  walk: Tweens.Tween | undefined;
  /** Where in its step it begins, and how fast it is: no two are alike. */
  readonly gait: { readonly phase: number; readonly pace: number };
}

export interface FigureDrawing {
  readonly detail: Detail;
  readonly sharpness: number;
  readonly moves: boolean;
  readonly map: StationMap;
}

const GLIDE_MS = 280;
const WALK_MS = 560;
const FADE_MS = 380;
const STEP_MS = 95;
/** Nearer than this one is as good as there. */
const ALMOST = 150;
/** The heat of a person on the floor, and of a parasite: as wide as so many tokens. The same for everybody. */
const HEAT = { character: 2.15, parasite: 1.5 };

/** Everybody who stands on the map. */
export class FigureLayer {
  readonly #scene: Scene;
  readonly #standing = new Map<string, Standing>();

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  draw(tokens: readonly Token[], drawing: FigureDrawing): void {
    const keys = new Set(tokens.map(({ key }) => key));
    for (const [key, standing] of this.#standing) {
      if (keys.has(key)) continue;
      this.#standing.delete(key);
      this.#leave(standing, drawing);
    }
    for (const token of tokens) {
      const known = this.#standing.get(token.key);
      const standing = known ?? this.#enter(token, drawing);
      this.#dress(standing, token, drawing);
      if (known) this.#move(known, token, drawing);
      standing.token = token;
    }
  }

  /** The body of somebody, to be shaken or hidden. */
  bodyOf(key: string): GameObjects.Container | undefined {
    return this.#standing.get(key)?.body;
  }

  heatOf(key: string): GameObjects.Image | undefined {
    return this.#standing.get(key)?.heat;
  }

  /** All as they stand, whatever was done to them on the way. */
  settle(): void {
    for (const { body, heat, token } of this.#standing.values()) {
      body.setAlpha(1).setVisible(true);
      heat?.setVisible(true).setAlpha(1);
      heat?.setDisplaySize(heatSize(token), heatSize(token));
    }
  }

  /** Legs, at a moment. */
  idle(time: number): void {
    for (const { parts, gait, walk } of this.#standing.values()) {
      for (const { part, image } of parts) {
        if (part.legs) image.setFrame(stepAt(part.legs, time, { ...gait, isWalking: walk !== undefined }));
      }
    }
  }

  #enter(token: Token, { moves }: FigureDrawing): Standing {
    const { x, y } = token.area;
    const body = this.#scene.add.container(x, y).setDepth(depthOf('tokens'));
    if (moves) {
      body.setAlpha(0);
      this.#scene.tweens.add({ targets: body, alpha: 1, duration: FADE_MS });
    }
    const seed = hash(token.key);
    const standing: Standing = {
      token,
      body,
      heat: undefined,
      parts: [],
      look: '',
      facing: (seed % 7) * 50 - 150,
      walk: undefined,
      gait: { phase: (seed % 97) * 0.37, pace: 0.8 + (seed % 13) / 26 },
    };
    this.#standing.set(token.key, standing);
    return standing;
  }

  /** People all alike, parasites smaller and colder. */
  #heat(token: Token): GameObjects.Image {
    const { x, y } = token.area;
    const frame: FrameName<'light'> = token.figure.type === 'character' ? 'heat' : 'heat-parasite';
    const image = this.#scene.add.image(x, y, 'light', frame).setDepth(depthOf('heat'));
    return image.setBlendMode(BlendModes.SCREEN).setDisplaySize(heatSize(token), heatSize(token));
  }

  #leave({ body, heat, walk }: Standing, { moves }: FigureDrawing): void {
    walk?.stop();
    this.#scene.tweens.killTweensOf(body);
    const gone = () => {
      body.destroy();
      heat?.destroy();
    };
    if (!moves) return gone();
    this.#scene.tweens.add({
      targets: heat ? [body, heat] : body,
      alpha: 0,
      duration: FADE_MS,
      onComplete: gone,
    });
  }

  /** Its parts, made anew when they show something else. */
  #dress(standing: Standing, token: Token, { detail, sharpness }: FigureDrawing): void {
    const parts = partsOf(token, detail);
    const textures = parts.map(({ drawn }) => textureOf(drawn, sharpness));
    const look = JSON.stringify([textures, parts.map(({ tint }) => tint)]);
    standing.body.setScale(token.area.width / 100);
    if (detail.isBaked) standing.heat ??= this.#heat(token);
    standing.heat?.setDisplaySize(heatSize(token), heatSize(token));
    if (look === standing.look) return;
    standing.look = look;
    standing.body.removeAll(true);
    standing.parts = parts.map((part) => {
      const { texture, frame } = textureOf(part.drawn, sharpness);
      const image = new GameObjects.Image(this.#scene, 0, 0, texture, frame);
      image.setDisplaySize(part.wide, part.wide).setAngle(part.angle ?? 0);
      if (part.tint !== undefined) image.setTint(part.tint);
      if (part.foot) image.setVisible(false);
      if (part.legs) image.setFrame(stepAt(part.legs, 0, { ...standing.gait, isWalking: false }));
      standing.body.add(image);
      return { part, image };
    });
    face(standing, standing.facing);
  }

  #move(standing: Standing, token: Token, { map, moves }: FigureDrawing): void {
    const { body, token: before } = standing;
    const isThere = before.area.x === token.area.x && before.area.y === token.area.y;
    if (isThere && standing.walk === undefined && body.x === token.area.x && body.y === token.area.y) return;
    if (isThere && standing.walk) return;
    standing.walk?.stop();
    standing.walk = undefined;
    const from = { x: body.x, y: body.y };
    const away = Math.hypot(from.x - token.area.x, from.y - token.area.y);
    // Whom an effect has led there already only takes his place.
    const isWalk = before.room !== token.room && away > ALMOST;
    const path = isWalk
      ? pathBetween(map, { room: before.room, at: from }, { room: token.room, at: token.area })
      : undefined;
    const way = path ?? [from, token.area];
    if (moves) {
      this.#walk(standing, way, { ms: isWalk ? WALK_MS : GLIDE_MS, delay: 0, isWalk });
      return;
    }
    place(standing, token.area);
    if (isWalk) face(standing, along(way, 1).angle);
  }

  /** Leads somebody along a way. */
  lead(key: string, way: readonly Point[], time: { readonly ms: number; readonly delay: number }): void {
    const standing = this.#standing.get(key);
    if (!standing) return;
    standing.walk?.stop();
    this.#walk(standing, way, { ...time, isWalk: true });
  }

  #walk(
    standing: Standing,
    way: readonly Point[],
    { ms, delay, isWalk }: { ms: number; delay: number; isWalk: boolean },
  ): void {
    standing.walk = this.#scene.tweens.addCounter({
      from: 0,
      to: 1,
      duration: ms,
      delay,
      ease: 'Sine.easeInOut',
      onUpdate: (tween) => {
        const { angle, ...at } = along(way, tween.getValue() ?? 1);
        place(standing, at);
        if (!isWalk) return;
        face(standing, turnedTo(standing.facing, angle));
        stride(standing, Math.floor(tween.elapsed / STEP_MS));
      },
      onComplete: () => {
        standing.walk = undefined;
        place(standing, along(way, 1));
        if (isWalk) face(standing, along(way, 1).angle);
        stride(standing, undefined);
      },
    });
  }
}

const heatSize = ({ figure, area }: Token): number => area.width * HEAT[figure.type];

function place({ body, heat }: Standing, { x, y }: Point): void {
  body.setPosition(x, y);
  heat?.setPosition(x, y);
}

function face(standing: Standing, angle: number): void {
  standing.facing = angle;
  for (const { part, image } of standing.parts) {
    if (part.isTurned) image.setAngle(angle);
  }
}

/** One foot, then the other; none while it stands. */
function stride({ parts }: Standing, step: number | undefined): void {
  for (const { part, image } of parts) {
    if (part.foot) image.setVisible(step !== undefined && (step % 2 === 0) === (part.foot === 'left'));
  }
}

/** A third of the way round, the shorter way. */
function turnedTo(from: number, to: number): number {
  const apart = ((((to - from) % 360) + 540) % 360) - 180;
  return from + apart / 3;
}

interface Gait {
  readonly phase: number;
  readonly pace: number;
  readonly isWalking: boolean;
}

/** At rest it shifts its weight now and then; on its way it runs. */
function stepAt(
  legs: readonly FrameName<'pieces'>[],
  time: number,
  { phase, pace, isWalking }: Gait,
): FrameName<'pieces'> {
  const at = (time / (isWalking ? 70 : 420)) * pace + phase;
  const [first] = legs;
  const step = legs[Math.floor(at) % legs.length] ?? first;
  if (!step) throw new RangeError('nothing walks without legs');
  return step;
}

/** The same for a name every time. */
const hash = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 7);
