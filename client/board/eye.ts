import { Core, type Game, Renderer } from 'phaser';
import { mapOf, placedUnder } from '#shared/map/index.ts';
import type { PublicView } from '#shared/play/index.ts';
import { fitted, held, isSeen, type Look, type Screen, toMap, zoomed } from './camera.ts';
import { type Area, around, type Point, plateArea, roomArea } from './geometry.ts';
import type { MapScene, Picture } from './map-scene.ts';

const GLIDE_MS = 350;
const EASE = 'Sine.easeInOut';

export const screenOf = ({ clientWidth, clientHeight }: HTMLElement): Screen => ({
  width: Math.max(1, Math.round(clientWidth * devicePixelRatio)),
  height: Math.max(1, Math.round(clientHeight * devicePixelRatio)),
  ratio: devicePixelRatio,
});

interface Aim {
  readonly map: Area;
  readonly matters: Area;
  readonly next: Look;
}

const isSame = (a: Look, b: Look): boolean => a.x === b.x && a.y === b.y && a.zoom === b.zoom;

/** The camera: fits the map by itself until somebody moves it, and never loses the active characters. */
export function openEye(parent: HTMLElement, game: Game, scene: MapScene) {
  let screen = screenOf(parent);
  let look: Look = { x: 0, y: 0, zoom: 1 };
  let mapArea = plateArea({ x: 0, y: 0 });
  let focus = mapArea;
  let isFree = false;

  /** Frames are drawn while something is on its way, and no longer: a phone stays cool. */
  function wake(): void {
    parent.setAttribute('aria-busy', 'true');
    game.loop.wake();
  }
  game.events.on(Core.Events.POST_RENDER, () => {
    if (!scene.isStill) return;
    parent.setAttribute('aria-busy', 'false');
    game.loop.sleep();
  });
  // A phone may take the canvas away from a page nobody looks at; back again, it is empty.
  game.renderer.on(Renderer.Events.RESTORE_WEBGL, wake);

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
    if (isSame(look, next)) return wake();
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

  /** The map of a picture, what matters on it, and where to look: elsewhere only if that would be lost. */
  function aimAt({ view, hints }: Picture): Aim {
    const map = around([...view.placed, ...hints.ghosts].map(({ cell }) => plateArea(cell)));
    const active = activeAreas(view);
    const matters = active.length > 0 ? around(active) : focus;
    if (!isFree) return { map, matters, next: fitted(map, matters, screen) };
    const isNew = matters.x !== focus.x || matters.y !== focus.y;
    const isLost = isNew && !isSeen(look, matters, screen);
    const { x, y } = isLost ? matters : look;
    return { map, matters, next: isLost ? held({ x, y, zoom: look.zoom }, map, screen) : look };
  }

  scene.onShown = (picture) => {
    const { map, matters, next } = aimAt(picture);
    mapArea = map;
    focus = matters;
    glideTo(next);
  };

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
    /** Goes along once the picture is painted: sharp for where the camera will be. */
    show(picture: Picture): void {
      scene.show(picture, aimAt(picture).next.zoom);
      wake();
    },
    close: () => watch.disconnect(),
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
