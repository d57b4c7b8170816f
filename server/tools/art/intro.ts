import type { Darkroom, Exposure, Pixels } from './darkroom.ts';
import { readDrawing, seatStyle, wholeSvg } from './drawing.ts';
import { writeElement } from './element.ts';
import type { Size } from './packing.ts';
import { SEAT_COLOURS } from './seat-colours.ts';
import { STATION, stationExposures } from './station.ts';

const whole = (size: Size, inside: string, style = ''): Exposure => ({
  svg: wholeSvg([0, 0, size.width, size.height], inside, style),
  x: 0,
  y: 0,
  ...size,
});

const inside = (path: string): string => readDrawing(path).children.map(writeElement).join('');

/** Two sealed cards on their way past each other, lit from between. */
export function sealedTrade(darkroom: Darkroom, size: Size): Promise<Pixels> {
  const { width, height } = size;
  const scale = (height * 0.8) / 330;
  const card = (x: number, y: number, turn: number, colour: 'red' | 'green') =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-120 -165)">${inside('cards/back')}<g transform="translate(34 79) scale(1.72)" style="${seatStyle(SEAT_COLOURS[colour])};color:${SEAT_COLOURS[colour]}">${inside('cards/seal')}</g></g>`;
  return darkroom.pixels(size, [
    whole(
      size,
      `<radialGradient id="between" cx=".5" cy=".5" r=".6"><stop offset="0" stop-color="#5d8ba3"/><stop offset=".45" stop-color="#1b3342"/><stop offset="1" stop-color="#060c12"/></radialGradient><rect width="${width}" height="${height}" fill="url(#between)"/>`,
    ),
    whole(size, card(width * 0.36, height * 0.53, -14, 'red')),
    whole(size, card(width * 0.64, height * 0.48, 12, 'green')),
  ]);
}

/** The Hive in its room, warm from within. */
export function hiveGlow(darkroom: Darkroom, size: Size): Promise<Pixels> {
  const hive = STATION.find(({ kind }) => kind === 'hive');
  if (!hive) throw new RangeError('a station has a Hive');
  const view = { x: size.width / 2, y: size.height * 0.5, plate: size.width * 1.04 };
  const alone = [{ ...hive, column: 0, row: 0 }];
  return darkroom.pixels(size, [
    whole(size, `<rect width="${size.width}" height="${size.height}" fill="#05090e"/>`),
    ...stationExposures(view, () => 'unused', alone),
    {
      ...whole(
        size,
        `<radialGradient id="warm" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#ffb03a" stop-opacity=".5"/><stop offset=".5" stop-color="#be226e" stop-opacity=".22"/><stop offset="1" stop-color="#342296" stop-opacity="0"/></radialGradient><ellipse cx="${size.width / 2}" cy="${size.height / 2}" rx="${size.width * 0.42}" ry="${size.height * 0.7}" fill="url(#warm)"/>`,
      ),
      added: true,
    },
  ]);
}
