import { type ReadonlySignal, signal } from '@preact/signals';
import { Core, type Game, Renderer } from 'phaser';
import { mapOf, placedUnder } from '#shared/map/index.ts';
import { type PublicView, seatOf, standing } from '#shared/play/index.ts';
import type { RoomId } from '#shared/vocabulary/index.ts';
import {
  type Beside,
  besideOf,
  centred,
  fitted,
  held,
  type Insets,
  isSeen,
  type Look,
  NO_INSETS,
  nearTo,
  type Screen,
  screenOf,
  toMap,
  zoomed,
} from './camera-math.ts';
import { type Area, around, type Point, plateArea, roomArea } from './geometry.ts';
import type { Hints } from './hints.ts';
import type { MapScene, Picture } from './map-scene.ts';

const GLIDE_MS = 350;
const NEAR_MS = 220;
const EASE = 'Sine.easeInOut';

/** Where the camera looks, and at how large a screen: what stands over the map goes along with it. */
export interface Sight {
  readonly look: Look;
  readonly screen: Screen;
  /** All of the map there is. */
  readonly map: Area;
  /** Somebody moved it: it follows nobody. */
  readonly isFree: boolean;
}

interface Aim {
  readonly map: Area;
  readonly matters: Area;
  readonly next: Look;
}

const isSame = (a: Look, b: Look): boolean => a.x === b.x && a.y === b.y && a.zoom === b.zoom;

/** The camera: follows what happens until somebody moves it, and never makes the map too small to read. */
export function openCamera(parent: HTMLElement, game: Game, scene: MapScene) {
  let screen = screenOf(parent, NO_INSETS);
  let look: Look = { x: 0, y: 0, zoom: 1 };
  let mapArea = plateArea({ x: 0, y: 0 });
  let focus = mapArea;
  let lastTurn = '';
  let isFree = false;
  /** What stands at an edge and speaks of a part of the map. */
  let beside: Beside | undefined;
  let hasLooked = false;
  let happens: RoomId | undefined;
  /** What it went near to while something happens there. */
  let near: readonly RoomId[] = [];
  let approaching: { remove(): void } | undefined;
  const sight = signal<Sight>({ look, screen, map: mapArea, isFree });

  function tell(): void {
    sight.value = { look, screen, map: mapArea, isFree };
  }

  /**
   * Frames are drawn while something is on its way, and no longer: a phone stays cool. The loop draws as it wakes:
   * everything that wakes it in one breath is one frame.
   */
  let waking = 0;
  function wake(): void {
    if (isGone) return;
    parent.setAttribute('aria-busy', 'true');
    waking ||= requestAnimationFrame(() => {
      waking = 0;
      game.loop.wake();
    });
  }
  // A map that is put away has no loop any more, whoever still moves on it.
  let isGone = false;
  game.events.once(Core.Events.DESTROY, () => {
    isGone = true;
    cancelAnimationFrame(waking);
  });
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
    tell();
    wake();
  }

  /**
   * Near to where it happens, for as long as it does: then there is nothing to tap, and what stands over the map
   * needs not go along.
   */
  function goNear(): void {
    const { picture } = scene.shown ?? {};
    if (isFree || !scene.moves || !picture || near.length === 0) return;
    const areas = roomAreas(picture.view, near);
    if (areas.length === 0) return;
    look = nearTo(around(areas), mapArea, fitted(mapArea, focus, screen), screen);
    scene.cameras.main.pan(look.x, look.y, NEAR_MS, EASE, true).zoomTo(look.zoom, NEAR_MS, EASE, true);
    scene.zoomTo(look.zoom);
    wake();
  }

  /** By itself: it glides, so that nobody loses the place. */
  function glideTo(next: Look): void {
    if (!scene.moves) return turnTo(next);
    if (isSame(look, next)) {
      tell();
      return wake();
    }
    look = next;
    scene.cameras.main.pan(look.x, look.y, GLIDE_MS, EASE, true).zoomTo(look.zoom, GLIDE_MS, EASE, true);
    scene.zoomTo(look.zoom);
    tell();
    wake();
  }

  /** Whoever leads it by hand sees what they want to see. */
  const besides = (next: Look): Look => (beside && !isFree ? besideOf(next, beside, screen) : next);

  const follow = () => {
    isFree = false;
    glideTo(besides(fitted(mapArea, focus, screen)));
  };
  const zoom = (factor: number, at: Point) => {
    isFree = true;
    turnTo(held(zoomed(look, factor, at, screen), mapArea, screen));
  };
  function resize(insets: Insets): void {
    const next = screenOf(parent, insets);
    const isResized = next.width !== screen.width || next.height !== screen.height;
    screen = next;
    if (isResized) game.scale.resize(screen.width, screen.height);
    const wanted = isFree ? held(look, mapArea, screen) : besides(fitted(mapArea, focus, screen));
    if (isResized) turnTo(wanted);
    else glideTo(wanted);
  }
  const watch = new ResizeObserver(() => resize(screen.insets));
  watch.observe(parent);

  /** The map of a picture, what matters on it, and where to look: elsewhere only if that would be lost. */
  function aimAt({ view, hints }: Picture): Aim {
    const shown = around([...view.placed, ...hints.ghosts].map(({ cell }) => plateArea(cell)));
    // Where a location could lie comes and goes with every step of a turn: the map must not move under the finger for it.
    const map = turnOf(view) === lastTurn ? around([mapArea, shown]) : shown;
    const active = happens ? roomAreas(view, [happens]) : mattering(view, hints);
    const matters = active.length > 0 ? around(active) : focus;
    const fit = fitted(map, matters, screen);
    const isNew = matters.x !== focus.x || matters.y !== focus.y;
    if (isFree) {
      const isLost = isNew && !isSeen(look, matters, screen);
      return { map, matters, next: isLost ? centred(matters, map, look.zoom, screen) : look };
    }
    // As near as before, and to be seen as it is: a map that jumps at every step is hard to read.
    const stays = held({ ...look, zoom: fit.zoom }, map, screen);
    const isCalm = Math.abs(look.zoom - fit.zoom) < 0.001 && isSeen(stays, matters, screen);
    return { map, matters, next: isCalm ? stays : fit };
  }

  scene.onShown = (picture) => {
    const { map, matters, next } = aimAt(picture);
    lastTurn = turnOf(picture.view);
    mapArea = map;
    focus = matters;
    // What comes first is there at once: nothing was seen before that it could glide from.
    if (!hasLooked) turnTo(next);
    else if (near.length > 0 && !isFree && scene.moves) goNear();
    else glideTo(besides(next));
    hasLooked = true;
  };

  const shown: { readonly sight: ReadonlySignal<Sight> } = { sight };
  return {
    wake,
    ...shown,
    follow,
    zoom,
    zoomBy: (factor: number) => zoom(factor, { x: screen.width / 2, y: screen.height / 2 }),
    drag: ({ x, y }: Point) => {
      isFree = true;
      const moved = { ...look, x: look.x - x / look.zoom, y: look.y - y / look.zoom };
      turnTo(held(moved, mapArea, screen));
    },
    /** To a place somebody asked for. */
    lookAt: (area: Area) => {
      isFree = true;
      glideTo(isSeen(look, area, screen) ? look : centred(area, mapArea, look.zoom, screen));
    },
    /** Goes near to these rooms after a while; to none: back to where it follows from. */
    approach(rooms: readonly RoomId[], delay: number): void {
      approaching?.remove();
      near = [];
      if (rooms.length === 0) return;
      approaching = scene.tweens.addCounter({
        delay,
        duration: 1,
        onComplete: () => {
          near = rooms;
          goNear();
        },
      });
      wake();
    },
    cover: (insets: Insets) => resize(insets),
    makeRoom(next: Beside | undefined): void {
      const isNew = next !== undefined && beside === undefined;
      beside = next;
      // Even whoever has led it elsewhere is shown once what is asked about.
      if (next && isNew) glideTo(besideOf(look, next, screen));
      else if (!isFree) glideTo(besides(next ? look : fitted(mapArea, focus, screen)));
    },
    toMap: (at: Point) => toMap(look, at, screen),
    /** Goes along once the picture is painted: sharp for where the camera will be. */
    show(picture: Picture, at: RoomId | undefined): void {
      happens = at;
      scene.show(picture, aimAt(picture).next.zoom);
      wake();
    },
    close() {
      cancelAnimationFrame(waking);
      watch.disconnect();
    },
  };
}

/** Where somebody is asked, else where the player on turn stands and may lay a location. */
function mattering(view: PublicView, hints: Hints): readonly Area[] {
  const asked = roomAreas(view, hints.asked);
  return asked.length > 0 ? asked : [...activeAreas(view), ...placesOf(hints)];
}

/** While a location is being placed, all places for it: none may lie under what floats over the map. */
function placesOf({ ghosts }: Hints): readonly Area[] {
  return ghosts.some(({ aimed }) => aimed) ? ghosts.map(({ cell }) => plateArea(cell)) : [];
}

/** One turn of one player, as opposed to another. */
const turnOf = ({ phase, turn }: Picture['view']): string => `${phase} ${turn?.seat}`;

/** Where the player on turn stands. */
function activeAreas(view: PublicView): readonly Area[] {
  const own = view.turn ? standing(seatOf(view, view.turn.seat)) : [];
  return roomAreas(
    view,
    own.map(({ room }) => room),
  );
}

function roomAreas(view: PublicView, rooms: readonly RoomId[]): readonly Area[] {
  const map = mapOf(view.placed);
  return rooms.flatMap((room) => {
    const placed = placedUnder(map, room);
    return placed ? [roomArea(placed, room)] : [];
  });
}
