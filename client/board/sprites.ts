import { mapOf, type StationMap } from '#shared/map/index.ts';
import type { PublicView } from '#shared/play/index.ts';
import { HIVE } from '#shared/vocabulary/index.ts';
import { PLATE, plateArea } from './geometry.ts';
import type { Hints } from './hints.ts';
import { labelsOf } from './paint-label.ts';
import { type PlateState, paintPlate } from './paint-plate.ts';
import { bakedPlate, thresholds } from './plate-sprites.ts';
import { type Detail, painted, type Sprite } from './sprite.ts';
import type { Painting } from './texture-cache.ts';

/** The images of a view: the cards that lie there, and the next one where it can lie. */
export function spritesOf(view: PublicView, hints: Hints, detail: Detail): readonly Sprite[] {
  const map = mapOf(view.placed);
  const parts = detail.isBaked ? bakedSprites(view, hints, map) : paintedSprites(view, hints);
  return detail.isBaked ? [...parts, ...labelsOf(view, hints, detail.pixels)] : parts;
}

function bakedSprites(view: PublicView, hints: Hints, map: StationMap): readonly Sprite[] {
  const { doorsOpen } = view;
  const plates = view.placed.flatMap((placed) => {
    const used = view.used.includes(placed.location);
    const burnt = placed.location === HIVE && view.ending?.kind === 'hive-burnt';
    return [shadow(placed), ...bakedPlate({ ...placed, used, doorsOpen, burnt })];
  });
  const ghosts = hints.ghosts.flatMap((ghost) => {
    const lying = bakedPlate({ ...ghost, used: false, doorsOpen });
    return lying
      .filter(({ layer }) => layer !== 'lamps')
      .map((sprite): Sprite => {
        const key = `ghost ${ghost.cell.x} ${ghost.cell.y} ${sprite.key.replace(ghost.location, '')}`;
        const layer = sprite.layer === 'plates' ? 'ghosts' : 'ghost-doors';
        return { ...sprite, key, layer, alpha: sprite.alpha * (ghost.aimed ? 0.95 : 0.42) };
      });
  });
  return [...plates, ...thresholds(map, doorsOpen), ...ghosts];
}

/** Without the art: the plates as the pen alone draws them, names and doors on them. */
function paintedSprites(view: PublicView, hints: Hints): readonly Sprite[] {
  const { doorsOpen } = view;
  const plates = view.placed.map(({ location, rotation, cell }): Sprite => {
    const used = view.used.includes(location);
    const drawn = painted(platePainting({ location, rotation, used, doorsOpen }));
    return { key: `plate ${location}`, drawn, area: plateArea(cell), layer: 'plates', alpha: 1 };
  });
  const ghosts = hints.ghosts.map(({ location, rotation, cell, aimed }): Sprite => {
    const drawn = painted(platePainting({ location, rotation, used: false, doorsOpen }));
    const alpha = aimed ? 0.95 : 0.4;
    return { key: `ghost ${cell.x} ${cell.y}`, drawn, area: plateArea(cell), layer: 'ghosts', alpha };
  });
  return [...plates, ...ghosts];
}

const platePainting = (plate: PlateState): Painting => ({
  key: `plate ${plate.location} ${plate.rotation} ${plate.used} ${plate.doorsOpen}`,
  ...PLATE,
  paint: (pen) => paintPlate(pen, plate),
});

const SHADOW = { width: PLATE.width + 120, height: PLATE.height + 120 };

/** The station stands in the dark: what is below it is darker still. */
function shadow({ location, cell }: PublicView['placed'][number]): Sprite {
  const painting: Painting = {
    key: 'shadow',
    ...SHADOW,
    paint(pen) {
      pen.filter = 'blur(22px)';
      pen.fillStyle = '#020408';
      pen.fillRect(-PLATE.width / 2 - 14, -PLATE.height / 2 - 10, PLATE.width + 28, PLATE.height + 28);
    },
  };
  const { x, y } = plateArea(cell);
  return {
    key: `shadow ${location}`,
    drawn: painted(painting),
    area: { x, y, ...SHADOW },
    layer: 'shadow',
    alpha: 0.9,
  };
}
