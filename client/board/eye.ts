import type { Game } from 'phaser';
import { mapOf, placedUnder } from '#shared/map/index.ts';
import type { PublicView } from '#shared/play/index.ts';
import { fitted, held, isSeen, type Look, type Screen, toMap, zoomed } from './camera.ts';
import { around, type Point, plateArea, roomArea } from './geometry.ts';
import type { MapScene, Picture } from './map-scene.ts';

/** After this long without a change nothing moves, and nothing is drawn any more: a phone stays cool. */
const AWAKE_MS = { moving: 600, still: 100 };
const GLIDE_MS = 350;
const EASE = 'Sine.easeInOut';

export const screenOf = ({ clientWidth, clientHeight }: HTMLElement): Screen => ({
  width: Math.max(1, Math.round(clientWidth * devicePixelRatio)),
  height: Math.max(1, Math.round(clientHeight * devicePixelRatio)),
  ratio: devicePixelRatio,
});

/** The camera: fits the map by itself until somebody moves it, and never loses the active characters. */
export function openEye(parent: HTMLElement, game: Game, scene: MapScene) {
  let screen = screenOf(parent);
  let look: Look = { x: 0, y: 0, zoom: 1 };
  let mapArea = plateArea({ x: 0, y: 0 });
  let focus = mapArea;
  let isFree = false;
  let sleeping: ReturnType<typeof setTimeout> | undefined;

  function wake(): void {
    game.loop.wake();
    clearTimeout(sleeping);
    sleeping = setTimeout(() => game.loop.sleep(), scene.moves ? AWAKE_MS.moving : AWAKE_MS.still);
  }

  /** At once: a hand leads it, or nobody wants motion. */
  function turnTo(next: Look): void {
    look = next;
    const camera = scene.cameras.main;
    camera.panEffect.reset();
    camera.zoomEffect.reset();
    camera.setSize(screen.width, screen.height).setZoom(look.zoom).centerOn(look.x, look.y);
    scene.zoomTo(look.zoom);
    wake();
  }

  /** By itself: it glides, so that nobody loses the place. */
  function glideTo(next: Look): void {
    if (!scene.moves) return turnTo(next);
    look = next;
    scene.cameras.main.pan(look.x, look.y, GLIDE_MS, EASE, true).zoomTo(look.zoom, GLIDE_MS, EASE, true);
    scene.zoomTo(look.zoom);
    wake();
  }

  const fit = () => {
    isFree = false;
    glideTo(fitted(mapArea, focus, screen));
  };
  const zoom = (factor: number, at: Point) => {
    isFree = true;
    turnTo(held(zoomed(look, factor, at, screen), mapArea, screen));
  };
  const watch = new ResizeObserver(() => {
    screen = screenOf(parent);
    game.scale.resize(screen.width, screen.height);
    turnTo(isFree ? held(look, mapArea, screen) : fitted(mapArea, focus, screen));
  });
  watch.observe(parent);

  return {
    fit,
    zoom,
    zoomBy: (factor: number) => zoom(factor, { x: screen.width / 2, y: screen.height / 2 }),
    drag: ({ x, y }: Point) => {
      isFree = true;
      const moved = { ...look, x: look.x - x / look.zoom, y: look.y - y / look.zoom };
      turnTo(held(moved, mapArea, screen));
    },
    toMap: (at: Point) => toMap(look, at, screen),
    look({ view, hints }: Picture): void {
      mapArea = around([...view.placed, ...hints.ghosts].map(({ cell }) => plateArea(cell)));
      const active = activeAreas(view);
      const before = focus;
      if (active.length > 0) focus = around(active);
      const isNew = before.x !== focus.x || before.y !== focus.y;
      if (!isFree) glideTo(fitted(mapArea, focus, screen));
      else if (isNew && !isSeen(look, focus, screen)) glideTo(held({ ...look, ...focus }, mapArea, screen));
      else wake();
    },
    close(): void {
      clearTimeout(sleeping);
      watch.disconnect();
    },
  };
}

/** Where the player on turn stands. */
function activeAreas(view: PublicView) {
  const map = mapOf(view.placed);
  const seat = view.turn && view.seats[view.turn.seat];
  return Object.values(seat?.characters ?? {}).flatMap(({ room }) => {
    const placed = room && placedUnder(map, room);
    return placed ? [roomArea(placed, room)] : [];
  });
}
