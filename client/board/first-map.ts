import type { PublicView } from '#shared/play/index.ts';
import { REACTOR } from '#shared/vocabulary/index.ts';
import { fitted, type Insets, type Look, type Screen, screenOf } from './camera-math.ts';
import { partsOf } from './figure-parts.ts';
import { type Area, around, plateArea } from './geometry.ts';
import { type Hints, NO_HINTS } from './hints.ts';
import { labelsOf } from './paint-label.ts';
import type { Detail, Drawn } from './sprite.ts';
import { spritesOf } from './sprites.ts';
import { tokensOf } from './tokens.ts';

/** What is painted: the truth, and what can be done on it. */
export interface FirstMap {
  readonly view: PublicView;
  readonly hints: Hints;
}

interface Painted {
  readonly insets: Insets;
  readonly look: Look | undefined;
  readonly reactor: HTMLImageElement;
}

/** A map without the engine: plates, names and discs by the pen alone, as near as the engine will show them. */
export function paintFirstMap(
  canvas: HTMLCanvasElement,
  { view, hints }: FirstMap,
  { insets, look, reactor }: Painted,
): void {
  const parent = canvas.parentElement;
  const pen = canvas.getContext('2d');
  if (!parent || !pen || view.placed.length === 0) return;
  const screen = screenOf(parent, insets);
  canvas.width = screen.width;
  canvas.height = screen.height;
  const detail = aim(pen, look ?? lookAtAll(view, screen), screen);
  for (const { drawn, area } of spritesOf(view, hints, detail)) stamp(pen, drawn, area);
  if (reactor.complete && reactor.naturalWidth > 0) paintReactor(pen, view, { reactor, detail });
  for (const token of tokensOf(view, [])) {
    for (const { drawn, wide } of partsOf(token, detail)) {
      const size = (token.area.width * wide) / 100;
      stamp(pen, drawn, { ...token.area, width: size, height: size });
    }
  }
}

/** Where the engine's camera will look. */
function lookAtAll(view: PublicView, screen: Screen): Look {
  const map = around(view.placed.map(({ cell }) => plateArea(cell)));
  return fitted(map, map, screen);
}

function aim(pen: CanvasRenderingContext2D, look: Look, screen: Screen): Detail {
  pen.translate(screen.width / 2, screen.height / 2);
  pen.scale(look.zoom, look.zoom);
  pen.translate(-look.x, -look.y);
  return { isBaked: false, pixels: look.zoom / screen.ratio };
}

/** The room everybody begins in has its picture already. */
function paintReactor(
  pen: CanvasRenderingContext2D,
  view: PublicView,
  { reactor, detail }: { reactor: HTMLImageElement; detail: Detail },
): void {
  const placed = view.placed.find(({ location }) => location === REACTOR);
  if (!placed) return;
  const { x, y, width, height } = plateArea(placed.cell);
  pen.drawImage(reactor, x - width / 2, y - height / 2, width, height);
  const label = labelsOf(view, NO_HINTS, detail.pixels).find(({ key }) => key === `label ${REACTOR}`);
  if (label) stamp(pen, label.drawn, label.area);
}

function stamp(pen: CanvasRenderingContext2D, drawn: Drawn, { x, y, width, height }: Area): void {
  if (drawn.type !== 'painted') return;
  const { painting } = drawn;
  pen.save();
  pen.translate(x, y);
  pen.scale(width / painting.width, height / painting.height);
  painting.paint(pen);
  pen.restore();
}
