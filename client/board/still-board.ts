import { signal } from '@preact/signals';
import type { Board, Pointing } from './board.ts';
import type { Sight } from './camera-control.ts';
import {
  type Beside,
  besideOf,
  centred,
  fitted,
  held,
  type Insets,
  type Look,
  NO_INSETS,
  screenOf,
  toMap,
  zoomed,
} from './camera-math.ts';
import type { FirstPicture } from './first-picture.ts';
import { around, type Point, plateArea } from './geometry.ts';
import { listenForGestures } from './gestures.ts';
import { spotsAt } from './hit-test.ts';
import type { Picture } from './map-scene.ts';
import type { Spot } from './spots.ts';
import { tokensOf } from './tokens.ts';

/** Whether this device has what the engine draws with. */
export function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl');
  // A page may have only so many.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** The board of a device without WebGL: the first picture stays, answers every tap, and shows what is so at once. */
export function openStillBoard(parent: HTMLElement, pointing: Pointing, first: FirstPicture): Board {
  let picture: Picture | undefined;
  let insets = NO_INSETS;
  /** Where somebody moved it. */
  let free: Look | undefined;
  let beside: Beside | undefined;

  const seen = (): Sight => {
    const screen = screenOf(parent, insets);
    const map = around((picture?.view.placed ?? []).map(({ cell }) => plateArea(cell)));
    const fit = fitted(map, map, screen);
    const look = free ? held(free, map, screen) : beside ? besideOf(fit, beside, screen) : fit;
    return { look, screen, map, isFree: free !== undefined };
  };
  const sight = signal(seen());
  const paint = () => {
    if (!picture) return;
    sight.value = seen();
    first.show(picture, sight.value.screen.insets, sight.value.look);
  };
  const moveTo = (look: Look | undefined) => {
    free = look;
    paint();
  };
  const zoomAt = (factor: number, at: Point) => {
    const { look, screen } = sight.value;
    moveTo(zoomed(look, factor, at, screen));
  };
  const named = (tell: (...stacked: readonly Spot[]) => void) => (at: Point) => {
    if (!picture) return;
    const { view, hints, unmasked } = picture;
    const { look, screen } = sight.value;
    tell(...spotsAt(view.placed, tokensOf(view, unmasked, hints.wounds), hints, toMap(look, at, screen)));
  };
  const stopListening = listenForGestures(parent, {
    onTap: named(pointing.point),
    onHold: named(pointing.ask),
    onHover: named(pointing.hover),
    onDrag({ x, y }) {
      const { look } = sight.value;
      moveTo({ ...look, x: look.x - x / look.zoom, y: look.y - y / look.zoom });
    },
    onZoom: zoomAt,
  });
  const resized = new ResizeObserver(paint);
  resized.observe(parent);
  first.stay();

  return {
    sight,
    show(next) {
      picture = next;
      paint();
    },
    follow: () => moveTo(undefined),
    lookAt(area) {
      const { look, map, screen } = sight.value;
      moveTo(centred(area, map, look.zoom, screen));
    },
    zoomBy(factor) {
      const { width, height } = sight.value.screen;
      zoomAt(factor, { x: width / 2, y: height / 2 });
    },
    cover(covered: Insets) {
      insets = covered;
      paint();
    },
    makeRoom(next) {
      beside = next;
      paint();
    },
    // What happens is told in words and in the next picture.
    approach() {},
    perform() {},
    close() {
      stopListening();
      resized.disconnect();
    },
  };
}
