import {
  DIRECTIONS,
  type Direction,
  edgeOf,
  type PlacedLocation,
  type StationMap,
} from '#shared/map/index.ts';
import { isTwoRoom, locationCard } from '#shared/vocabulary/index.ts';
import { boundsOf, labelsOf } from './map-text.ts';

const WIDTH = 90;
const HEIGHT = 120;
const MARGIN = 30;
/** Half a doorway. */
const GAP = 14;
/** Where the walls run inside the plate. */
const INSET = 5;

/** The map as a drawing: plates on the dark ground, lit doorways, striped security doors. */
export function mapSvg(map: StationMap): string {
  const { west, east, north, south } = boundsOf(map);
  const width = (east - west + 1) * WIDTH + 2 * MARGIN;
  const height = (south - north + 1) * HEIGHT + 2 * MARGIN;
  const plates = map.placed.map((placed) => {
    const x = MARGIN + (placed.cell.x - west) * WIDTH + WIDTH / 2;
    const y = MARGIN + (placed.cell.y - north) * HEIGHT + HEIGHT / 2;
    return `<g transform="translate(${x} ${y})">${plate(placed)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>
  .ground { fill: #0a0f14 }
  .floor { fill: #111a22 }
  .wall { stroke: #24384a; stroke-width: 5; stroke-linecap: square }
  .light { fill: #d7e3ea }
  .lock { fill: #0a0f14; stroke: #d7e3ea; stroke-width: 1.5 }
  .search { fill: none; stroke: #8aa0ae; stroke-width: 1.5 }
  text { font: 600 14px sans-serif; fill: #d7e3ea; text-anchor: middle; dominant-baseline: middle }
  .id { font-size: 9px; font-weight: 400; fill: #8aa0ae }
</style>
<defs><pattern id="stripes" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect width="8" height="8" fill="#24384a"/><rect width="4" height="8" fill="#8aa0ae"/></pattern></defs>
<rect class="ground" width="100%" height="100%"/>
${plates.join('\n')}
</svg>
`;
}

/** One card around its own centre. */
function plate(placed: PlacedLocation): string {
  const [upper, lower] = labelsOf(placed);
  const { searchable } = locationCard(placed.location);
  const labels =
    lower === undefined
      ? `<text>${upper}</text>`
      : `<text y="-28">${upper}</text><text y="28">${lower}</text>${side(0, 0, WIDTH / 2 - INSET, 'security')}`;
  const turn = placed.rotation === 0 ? '' : ` ${placed.rotation}°`;
  const idY = isTwoRoom(placed.location) ? 12 : 16;
  return [
    `<rect class="floor" x="${-WIDTH / 2 + 1}" y="${-HEIGHT / 2 + 1}" width="${WIDTH - 2}" height="${HEIGHT - 2}" rx="3"/>`,
    ...DIRECTIONS.map((direction) => edge(placed, direction)),
    labels,
    `<text class="id" y="${idY}">${placed.location}${turn}</text>`,
    searchable ? `<circle class="search" cx="${WIDTH / 2 - 16}" cy="${HEIGHT / 2 - 16}" r="4"/>` : '',
  ].join('');
}

function edge(placed: PlacedLocation, direction: Direction): string {
  const upright = direction === 'north' || direction === 'south';
  const [out, half] = upright ? [HEIGHT / 2, WIDTH / 2] : [WIDTH / 2, HEIGHT / 2];
  return side(DIRECTIONS.indexOf(direction) * 90, out - INSET, half - INSET, edgeOf(placed, direction));
}

/** One side of a room, drawn as a north side `out` from the centre and `half` to either hand, then turned. */
function side(degrees: number, out: number, half: number, kind: ReturnType<typeof edgeOf>): string {
  const wall = (from: number, to: number) =>
    `<line class="wall" x1="${from}" y1="${-out}" x2="${to}" y2="${-out}"/>`;
  const walls = kind === 'wall' ? wall(-half, half) : wall(-half, -GAP) + wall(GAP, half);
  const door = {
    wall: '',
    open: `<rect class="light" x="${-GAP + 4}" y="${-out - INSET}" width="${2 * GAP - 8}" height="3"/>`,
    security:
      `<rect fill="url(#stripes)" x="${-GAP}" y="${-out - 4}" width="${2 * GAP}" height="8"/>` +
      `<circle class="lock" cy="${-out}" r="3"/>`,
  }[kind];
  return `<g transform="rotate(${degrees})">${walls}${door}</g>`;
}
