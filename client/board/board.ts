import { effect, type ReadonlySignal } from '@preact/signals';
import { Game, Scale, WEBGL } from 'phaser';
import { film, moves } from '#client/device/preferences.ts';
import type { RoomId } from '#shared/vocabulary/index.ts';
import { openCamera, type Sight } from './camera-control.ts';
import { type Beside, type Insets, NO_INSETS, screenOf } from './camera-math.ts';
import type { Effect } from './effect.ts';
import { layFilm } from './film.ts';
import type { FirstPicture } from './first-picture.ts';
import type { Area, Point } from './geometry.ts';
import { listenForGestures } from './gestures.ts';
import { spotsAt } from './hit-test.ts';
import { keepIdling } from './idle.ts';
import { MapScene, type Picture } from './map-scene.ts';
import { ink } from './palette.ts';
import type { Spot } from './spots.ts';

/** The board in the page. */
export interface Board {
  /** A picture, and where something happens on it just now. */
  show(picture: Picture, at?: RoomId): void;
  readonly sight: ReadonlySignal<Sight>;
  /** Goes after what happens again, from now on by itself. */
  follow(): void;
  lookAt(area: Area): void;
  zoomBy(factor: number): void;
  /** Near to these rooms after a delay, until it is asked for others or none. */
  approach(rooms: readonly RoomId[], delay: number): void;
  /** What floats over its edges. */
  cover(insets: Insets): void;
  /** As long as something at an edge speaks of a part of the map, that is seen beside it; nothing: no more. */
  makeRoom(beside: Beside | undefined): void;
  /** Plays what happened where it happened, after a delay; the next view ends it in the truth. */
  perform(effect: Effect, ms: number, delay?: number): void;
  close(): void;
}

/** What pointing at the map names: what lies there, the uppermost first. */
export interface Pointing {
  point(...stacked: readonly Spot[]): void;
  /** Pointed at for long: what is it? */
  ask(...stacked: readonly Spot[]): void;
  hover(...stacked: readonly Spot[]): void;
}

/** Opens the board inside `parent`; the first picture stays until there is a map. */
export async function openBoard(
  parent: HTMLElement,
  pointing: Pointing,
  first: FirstPicture,
): Promise<Board> {
  await document.fonts.load('600 20px "Saira Condensed"');
  const scene = new MapScene();
  scene.moves = moves.peek();
  scene.onProgress = first.progress;
  const game = start(parent, scene);
  await scene.ready;
  const camera = openCamera(parent, game, scene);
  scene.onArrival = camera.wake;
  scene.onFirstShown = first.giveWay;
  // Whoever changes his mind in the middle of a match is obeyed at once.
  const stopLiving = effect(() => {
    scene.moves = moves.value;
    return moves.value ? bringToLife(parent, game, scene) : undefined;
  });

  const named = (tell: (...stacked: readonly Spot[]) => void) => (at: Point) => {
    if (!scene.shown) return;
    const { picture, tokens } = scene.shown;
    tell(...spotsAt(picture.view.placed, tokens, picture.hints, camera.toMap(at)));
  };
  const stopListening = listenForGestures(game.canvas, {
    onTap: named(pointing.point),
    onHold: named(pointing.ask),
    onHover: named(pointing.hover),
    onDrag: camera.drag,
    onZoom: camera.zoom,
  });

  return {
    ...camera,
    perform(effect, ms, delay = 0) {
      scene.perform(effect, { ms, delay });
      camera.wake();
    },
    close() {
      stopListening();
      stopLiving();
      camera.close();
      game.destroy(true);
      // It goes in its next frame, and asleep there is none.
      game.loop.wake();
    },
  };
}

/** Grain over the map, breath and legs on it: as far as somebody wants them and the device bears them. */
function bringToLife(parent: HTMLElement, game: Game, scene: MapScene): () => void {
  const choice = film.value.value;
  scene.isCalm = choice === 'off';
  if (choice === 'off') return () => {};
  const grain = layFilm(parent);
  const stop = keepIdling(game, {
    isStill: () => scene.isStill && !scene.isCalm,
    onWeak() {
      if (choice === 'on') return;
      grain.remove();
      scene.isCalm = true;
    },
  });
  return () => {
    stop();
    grain.remove();
  };
}

function start(parent: HTMLElement, scene: MapScene): Game {
  const { width, height } = screenOf(parent, NO_INSETS);
  return new Game({
    type: WEBGL,
    parent,
    banner: false,
    audio: { noAudio: true },
    // The board listens for itself: one set of gestures, also while nothing is drawn.
    input: { keyboard: false, mouse: false, touch: false, gamepad: false },
    backgroundColor: ink('ground'),
    // A shader for sixteen textures at once is slow to compile and to run; a map is a few dozen draws anyway.
    // Plates are seen at a third of their size: without smaller copies of them their lines would crawl.
    // Smoothed edges double the price of a frame, and everything here is soft at its edges already.
    render: { antialiasGL: false, maxTextures: 1, mipmapFilter: 'LINEAR_MIPMAP_LINEAR' },
    // Real pixels, so that lines stay sharp on phones; the canvas is shrunk back to the page's size.
    scale: { mode: Scale.NONE, width, height, zoom: 1 / devicePixelRatio },
    scene,
  });
}
