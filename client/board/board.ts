import { Game, Scale, WEBGL } from 'phaser';
import type { Spot } from '#client/play/spots.ts';
import { openEye, screenOf } from './eye.ts';
import { listenForGestures } from './gestures.ts';
import { ink } from './ink.ts';
import { MapScene, type Picture } from './map-scene.ts';
import { spotsAt } from './pointing.ts';

/** The board in the page. */
export interface Board {
  show(picture: Picture): void;
  /** The whole map again, from now on by itself. */
  fit(): void;
  zoomBy(factor: number): void;
  close(): void;
}

/** Opens the board inside `parent`; pointing at the map names what lies there, the uppermost first. */
export async function openBoard(
  parent: HTMLElement,
  onPoint: (...stacked: readonly Spot[]) => void,
): Promise<Board> {
  await document.fonts.load('600 20px "Saira Condensed"');
  const scene = new MapScene();
  scene.moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const game = start(parent, scene);
  await scene.ready;
  const eye = openEye(parent, game, scene);

  const stopListening = listenForGestures(game.canvas, {
    onTap: (at) => {
      if (!scene.shown) return;
      const { picture, tokens } = scene.shown;
      onPoint(...spotsAt(picture.view.placed, tokens, picture.hints, eye.toMap(at)));
    },
    onDrag: eye.drag,
    onZoom: eye.zoom,
  });

  return {
    show: eye.show,
    fit: eye.fit,
    zoomBy: eye.zoomBy,
    close() {
      stopListening();
      eye.close();
      game.destroy(true);
      // It goes in its next frame, and asleep there is none.
      game.loop.wake();
    },
  };
}

function start(parent: HTMLElement, scene: MapScene): Game {
  const { width, height } = screenOf(parent);
  return new Game({
    type: WEBGL,
    parent,
    banner: false,
    audio: { noAudio: true },
    // The board listens for itself: one set of gestures, also while nothing is drawn.
    input: { keyboard: false, mouse: false, touch: false, gamepad: false },
    backgroundColor: ink('ground'),
    // A shader for sixteen textures at once is slow to compile and to run; a map is a few dozen draws anyway.
    render: { maxTextures: 1 },
    // Real pixels, so that lines stay sharp on phones; the canvas is shrunk back to the page's size.
    scale: { mode: Scale.NONE, width, height, zoom: 1 / devicePixelRatio },
    scene,
  });
}
