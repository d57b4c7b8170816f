import type { Hints } from '#client/play/hints.ts';
import type { PublicView } from '#shared/play/index.ts';
import { type Area, PLATE, plateArea } from './geometry.ts';
import { type PlateState, paintPlate } from './paint-plate.ts';
import { paintToken, TOKEN } from './paint-token.ts';
import type { Painting } from './paintings.ts';
import type { Token } from './tokens.ts';

/** One image on the map, what is painted on it and where it lies. */
export interface Sprite {
  readonly key: string;
  readonly painting: Painting;
  readonly area: Area;
  readonly layer: 'plates' | 'ghosts' | 'tokens';
  readonly alpha: number;
}

/** The images of a view: the cards that lie there, the next one where it can lie, and who stands on them. */
export function spritesOf(view: PublicView, hints: Hints, tokens: readonly Token[]): readonly Sprite[] {
  const { doorsOpen } = view;
  const plates = view.placed.map(({ location, rotation, cell }): Sprite => {
    const used = view.used.includes(location);
    const painting = platePainting({ location, rotation, used, doorsOpen });
    return { key: `plate ${location}`, painting, area: plateArea(cell), layer: 'plates', alpha: 1 };
  });
  const ghosts = hints.ghosts.map(({ location, rotation, cell, aimed }): Sprite => {
    const painting = platePainting({ location, rotation, used: false, doorsOpen });
    const alpha = aimed ? 0.95 : 0.4;
    return { key: `ghost ${cell.x} ${cell.y}`, painting, area: plateArea(cell), layer: 'ghosts', alpha };
  });
  const standing = tokens.map(({ key, figure, area }): Sprite => {
    const painting = {
      key: Object.values(figure).join(' '),
      width: TOKEN,
      height: TOKEN,
      paint: (pen: CanvasRenderingContext2D) => paintToken(pen, figure),
    };
    return { key, painting, area, layer: 'tokens', alpha: 1 };
  });
  return [...plates, ...ghosts, ...standing];
}

const platePainting = (plate: PlateState): Painting => ({
  key: Object.values(plate).join(' '),
  ...PLATE,
  paint: (pen) => paintPlate(pen, plate),
});
