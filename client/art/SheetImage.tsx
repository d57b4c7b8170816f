import { sheets } from '../../assets/textures/manifest.json';
import { type Picture, SHEET_URLS } from './textures.ts';

/** A frame of a sheet inside the page: the next location, a figure in a list. It says nothing itself. */
export function SheetImage(picture: Picture) {
  const [, , width, height] = placeOf(picture);
  return (
    <svg class="sheet-image" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <SheetFrame {...picture} />
    </svg>
  );
}

/** The frame itself, to be laid into a drawing; it cuts off its neighbours whatever the shape of the place. */
export function SheetFrame(picture: Picture) {
  const [x, y, width, height] = placeOf(picture);
  const sheet = sheets[picture.texture];
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <image href={SHEET_URLS[picture.texture]} width={sheet.width} height={sheet.height} />
    </svg>
  );
}

function placeOf({ texture, frame }: Picture): readonly [number, number, number, number] {
  const places: Readonly<Record<string, readonly number[]>> = sheets[texture].frames;
  const [x = 0, y = 0, width = 0, height = 0] = places[frame] ?? [];
  return [x, y, width, height];
}
