import type { Darkroom, Exposure, Pixels } from './darkroom.ts';
import { readDrawing, wholeSvg } from './drawing.ts';
import { writeElement } from './element.ts';
import { paintHeat } from './heat.ts';
import type { Size } from './packing.ts';
import { onPicture, STATION, stationExposures, type View } from './station.ts';

/** Where people are on the picture of the entrance: column, row and the point in the room. */
const PEOPLE = [
  [0, 0, [96, 138]],
  [0, 0, [206, 292]],
  [1, 0, [150, 262]],
  [-1, 0, [150, 236]],
  [2, -1, [120, 296]],
] as const;

const LENGTHS = { width: 1024, height: 640 };

const whole = (size: Size, inside: string): Exposure => ({
  svg: wholeSvg([0, 0, size.width, size.height], inside),
  x: 0,
  y: 0,
  ...size,
});

function viewOf({ width, height }: Size): View {
  return { x: width * 0.56, y: height * 0.47, plate: width * 0.152 };
}

/** The station at night, as known: cold, few lamps. */
export function nightStation(darkroom: Darkroom, size: Size = LENGTHS, view = viewOf(size)): Promise<Pixels> {
  const dark = whole(
    size,
    `<rect width="${size.width}" height="${size.height}" fill="#04080d" opacity=".26"/>${shade(size, 0.7)}`,
  );
  return darkroom.pixels(size, [
    ground(size, '#05090e'),
    ...stationExposures(view, ({ column, row }) => ((column * 3 + row) % 2 === 0 ? 'unused' : 'used')),
    dark,
  ]);
}

/** The same station on a thermal picture: floors blue, walls violet, people white-hot, all alike. */
export async function thermalStation(
  darkroom: Darkroom,
  size: Size = LENGTHS,
  view = viewOf(size),
): Promise<Pixels> {
  const seen = await darkroom.pixels(size, [
    ground(size, '#000'),
    ...stationExposures(view, ({ kind }) => (kind === 'hive' ? 'used' : 'unused')),
  ]);
  const heat = await darkroom.pixels(size, [
    ground(size, '#000'),
    whole(size, warmth(view) + hiveWarmth(view)),
  ]);
  return thermal(seen, heat, 1);
}

/** The Reactor alone, small: it is there before the engine is. */
export function loneReactor(darkroom: Darkroom, plate: number): Promise<Pixels> {
  const size = { width: plate, height: (plate * 4) / 3 };
  const rooms = STATION.filter(({ kind }) => kind === 'reactor');
  const view = { x: size.width / 2, y: size.height / 2, plate };
  return darkroom.pixels(size, [ground(size, '#0a0f14'), ...stationExposures(view, () => 'unused', rooms)]);
}

/** Structure stays under red; only life goes past it. */
function thermal(seen: Pixels, heat: Pixels, strength: number): Pixels {
  const data = new Uint8ClampedArray(seen.data.length);
  for (let i = 0; i < seen.width * seen.height; i++) {
    const [red = 0, green = 0, blue = 0] = seen.data.subarray(i * 4, i * 4 + 3);
    const light = (red * 0.3 + green * 0.55 + blue * 0.15) / 255;
    paintHeat(
      data,
      i,
      0.04 + Math.min(0.37, light ** 0.9 * 0.56) * strength + ((heat.data[i * 4] ?? 0) / 255) * 0.95,
    );
  }
  return { ...seen, data };
}

function warmth(view: View): string {
  const scale = view.plate / 300;
  return `${heatPaint}${PEOPLE.map(([column, row, at], i) => {
    const [x, y] = onPicture(view, { column, row }, at);
    const reach = i === 1 ? 170 : 96;
    return `<circle cx="${x}" cy="${y}" r="${reach * scale}" fill="url(#warm)"/><ellipse cx="${x}" cy="${y}" rx="${34 * scale}" ry="${24 * scale}" fill="#fff" filter="url(#soft-4)"/>`;
  }).join('')}`;
}

function hiveWarmth(view: View): string {
  const hive = STATION.find(({ kind }) => kind === 'hive');
  if (!hive) throw new RangeError('a station has a Hive');
  const [x, y] = onPicture(view, hive, [150, 204]);
  return `<circle cx="${x}" cy="${y}" r="${view.plate * 0.6}" fill="url(#warm)" opacity=".6"/>`;
}

const heatPaint =
  '<radialGradient id="warm"><stop offset="0" stop-color="#fff"/><stop offset=".2" stop-color="#999"/><stop offset=".5" stop-color="#333"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>';

const ground = (size: Size, colour: string): Exposure =>
  whole(size, `<rect width="${size.width}" height="${size.height}" fill="${colour}"/>`);

/** Darker towards the corners. */
function shade({ width, height }: Size, strength: number): string {
  return `<radialGradient id="corners" cx=".5" cy=".48" r=".72"><stop offset=".3" stop-color="#02050a" stop-opacity="0"/><stop offset="1" stop-color="#02050a" stop-opacity="${strength}"/></radialGradient><rect width="${width}" height="${height}" fill="url(#corners)"/>`;
}

/** "The station is clean": every lamp is on, and the sun comes in low through the eastern doors. */
export function dawn(darkroom: Darkroom, size: Size = LENGTHS): Promise<Pixels> {
  const view = { x: size.width * 0.42, y: size.height * 0.5, plate: size.width * 0.15 };
  // Nothing glows in the vents any more.
  const rooms = STATION.filter(({ kind }) => kind !== 'hive').map((room) =>
    room.kind === 'parasite-alert' ? { ...room, kind: 'empty' as const } : room,
  );
  return darkroom.pixels(size, [
    ground(size, '#0a1016'),
    ...stationExposures(view, () => 'unused', rooms),
    whole(size, `<rect width="${size.width}" height="${size.height}" fill="#0a1420" opacity=".46"/>`),
    { ...whole(size, sunlight(size, view)), added: true },
    whole(size, survivors(view) + shade(size, 0.5)),
  ]);
}

/** Shafts of low light: one for each row of doorways, wider and weaker towards the west. */
function sunlight({ width, height }: Size, view: View): string {
  const scale = view.plate / 300;
  const shafts = [-1, 0, 1].map((row) => {
    const [, y] = onPicture(view, { column: 0, row }, [0, 200]);
    const [near, far] = [34 * scale, 150 * scale];
    return `<path d="M${width} ${y - near * 1.6}L0 ${y - far + height * 0.14}V${y + far + height * 0.14}L${width} ${y + near * 0.6}Z" fill="url(#shaft)" filter="url(#soft-7)"/>`;
  });
  const glints = STATION.filter(({ doors, kind }) => /E/.test(doors) && kind !== 'hive').map((room) => {
    const [x, y] = onPicture(view, room, [300, 200]);
    return `<ellipse cx="${x}" cy="${y}" rx="${16 * scale}" ry="${46 * scale}" fill="#ffe2b0" opacity=".5" filter="url(#soft-7)"/><path d="M${x} ${y - 36 * scale}L${x - 250 * scale} ${y - 60 * scale}V${y + 96 * scale}L${x} ${y + 36 * scale}Z" fill="url(#beam)" opacity=".8" filter="url(#soft-4)"/>`;
  });
  return `<linearGradient id="shaft" x1="1" x2="0"><stop offset="0" stop-color="#ffd9a0" stop-opacity=".8"/><stop offset=".4" stop-color="#f0b880" stop-opacity=".34"/><stop offset="1" stop-color="#6a7a9a" stop-opacity="0"/></linearGradient><linearGradient id="beam" x1="1" x2="0"><stop offset="0" stop-color="#ffe2b0" stop-opacity=".62"/><stop offset="1" stop-color="#ffd9a0" stop-opacity="0"/></linearGradient><radialGradient id="sun" cx="1.02" cy=".3" r=".95"><stop offset="0" stop-color="#fff4dc"/><stop offset=".12" stop-color="#ffdca4" stop-opacity=".95"/><stop offset=".28" stop-color="#f0a468" stop-opacity=".5"/><stop offset=".55" stop-color="#8a6a78" stop-opacity=".24"/><stop offset="1" stop-color="#33405a" stop-opacity="0"/></radialGradient><rect width="${width}" height="${height}" fill="url(#sun)"/>${shafts.join('')}${glints.join('')}`;
}

/** Three who stand in it, with long shadows. */
function survivors(view: View): string {
  const scale = view.plate / 300;
  return [
    [0, 0, 106, 254],
    [0, 0, 196, 292],
    [1, 0, 120, 226],
  ]
    .map(([column = 0, row = 0, u = 0, v = 0]) => {
      const [x, y] = onPicture(view, { column, row }, [u, v]);
      return `<path d="M${x} ${y - 16 * scale}L${x - 190 * scale} ${y + 6 * scale}V${y + 48 * scale}L${x} ${y + 18 * scale}Z" fill="#04070c" opacity=".62" filter="url(#soft-2)"/><ellipse cx="${x}" cy="${y}" rx="${17 * scale}" ry="${26 * scale}" fill="#1a2630" stroke="#05080c" stroke-width="2"/><path d="M${x + 6 * scale} ${y - 24 * scale}Q${x + 20 * scale} ${y} ${x + 6 * scale} ${y + 24 * scale}" fill="none" stroke="#ffe6bc" stroke-width="${4 * scale}"/><circle cx="${x}" cy="${y}" r="${14 * scale}" fill="#33475a" stroke="#05080c" stroke-width="1.5"/><path d="M${x + 3 * scale} ${y - 12 * scale}A${12 * scale} ${12 * scale} 0 0 1 ${x + 3 * scale} ${y + 12 * scale}" fill="none" stroke="#fff0d0" stroke-width="${4 * scale}"/>`;
    })
    .join('');
}

/** "The Hive spreads": growth through every room, on a thermal picture. */
export async function spreading(darkroom: Darkroom, size: Size = LENGTHS): Promise<Pixels> {
  const view = { x: size.width * 0.5, y: size.height * 0.4, plate: size.width * 0.15 };
  const rooms = [
    ...STATION.filter(({ kind }) => kind !== 'hive'),
    { column: 0, row: 2, kind: 'hive', doors: 'N' } as const,
  ];
  const seen = await darkroom.pixels(size, [
    ground(size, '#000'),
    ...stationExposures(view, () => 'unused', rooms),
  ]);
  const inside = readDrawing('scenes/growth').children.map(writeElement).join('');
  const fit = `scale(${size.width / 1440} ${size.height / 900})`;
  const heat = await darkroom.pixels(size, [
    ground(size, '#000'),
    whole(
      size,
      `${heatPaint}<g transform="${fit}"><g filter="url(#soft-14)" opacity=".75">${inside}</g><g filter="url(#soft-2)" opacity=".5">${inside}</g><radialGradient id="root"><stop offset="0" stop-color="#fff"/><stop offset=".35" stop-color="#888"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient><circle cx="720" cy="810" r="330" fill="url(#root)" opacity=".85"/></g>${warmth(view)}`,
    ),
  ]);
  return faded(thermal(seen, heat, 0.7), 0.5);
}

/** Nobody wins: the lamps are out, the dead are outlines, the Hive has burned to embers and nobody is left. */
export function nobody(darkroom: Darkroom, size: Size = LENGTHS): Promise<Pixels> {
  const view = { x: size.width * 0.5, y: size.height * 0.44, plate: size.width * 0.15 };
  const scale = view.plate / 300;
  const dead = [
    [0, 0, 92, 250, 'trooper', 40],
    [0, 0, 210, 120, 'android', 200],
    [1, 0, 150, 280, 'trooper', 110],
    [-1, 0, 170, 262, 'android', -30],
    [-1, -1, 120, 300, 'trooper', 150],
    [2, 0, 90, 320, 'android', 80],
    [0, 1, 210, 330, 'trooper', -70],
  ] as const;
  const fallen = dead.map(([column, row, u, v, name, turn]) => {
    const [x, y] = onPicture(view, { column, row }, [u, v]);
    const inside = readDrawing(`figures/${name}-dead`).children.map(writeElement).join('');
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale * 1.1}) translate(-50 -50)">${inside}</g>`;
  });
  const ash = Array.from(
    { length: 90 },
    (_, i) => `M${(i * 397) % size.width} ${(i * 233) % size.height}h.01`,
  ).join('');
  return darkroom.pixels(size, [
    ground(size, '#03060a'),
    ...stationExposures(view, ({ kind }) => (kind === 'parasite-alert' ? 'unused' : 'used')),
    whole(size, `<rect width="${size.width}" height="${size.height}" fill="#03070c" opacity=".44"/>`),
    whole(
      size,
      `${fallen.join('')}<path d="${ash}" stroke="#a9c6d6" stroke-width="2" stroke-linecap="round" opacity=".28"/>${shade(size, 0.9)}`,
    ),
  ]);
}

/** Towards the corners nothing is seen. */
function faded(picture: Pixels, strength: number): Pixels {
  const { width, height, data } = picture;
  const out = Uint8ClampedArray.from(data, (value, i) => {
    if (i % 4 === 3) return value;
    const pixel = Math.floor(i / 4);
    const [u, v] = [(pixel % width) / width - 0.5, Math.floor(pixel / width) / height - 0.5];
    return value * (1 - strength * Math.min(1, Math.max(0, Math.hypot(u, v) * 2 - 0.35)));
  });
  return { ...picture, data: out };
}

/** When growth comes (red) and how thick it is (green), for a reveal by threshold. */
export async function growthMask(darkroom: Darkroom, size: Size): Promise<Pixels> {
  const [layer] = readDrawing('scenes/growth').children;
  if (!layer) throw new RangeError('no growth');
  const fit = `scale(${size.width / 1440} ${size.height / 900})`;
  const timed = layer.children.map(({ attributes }) => {
    const grey = Math.round((Number(attributes['data-time']) / 15) * 235) + 10;
    return `<path d="${attributes['d']}" stroke="rgb(${grey},${grey},${grey})" stroke-width="${Number(attributes['stroke-width']) + 14}"/>`;
  });
  const lines = (inside: string) => `<g fill="none" stroke-linecap="round" transform="${fit}">${inside}</g>`;
  const when = await darkroom.pixels(size, [
    ground(size, '#fff'),
    whole(size, `<g filter="url(#soft-2)">${lines(timed.join(''))}</g>`),
  ]);
  const drawn = lines(`<g stroke="#fff">${layer.children.map(writeElement).join('')}</g>`);
  const thick = await darkroom.pixels(size, [
    ground(size, '#000'),
    whole(
      size,
      `<g filter="url(#soft-7)" opacity=".6">${drawn}</g><g filter="url(#soft-1)" opacity=".7">${drawn}</g>`,
    ),
  ]);
  const data = Uint8ClampedArray.from(when.data, (value, i) =>
    i % 4 === 0 || i % 4 === 3 ? value : i % 4 === 1 ? (thick.data[i] ?? 0) : 0,
  );
  return { ...size, data };
}
