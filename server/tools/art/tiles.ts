import { round } from './perspective.ts';
import { seeded } from './seeded.ts';
import { mix, type Tone } from './tone.ts';

const [LEFT, TOP, RIGHT, BOTTOM] = [27, 27, 273, 373];

/** The floor: plates of `width` by `height`, a little unlike each other; seams dark below, light above. */
export function tiles(attributes: Readonly<Record<string, string>>, tone: Tone): string {
  const [width, height] = [Number(attributes['width']), Number(attributes['height'])];
  const { fill = '#1d2f3c', 'data-other': other = '#2c4454', 'data-vary': vary = '.35' } = attributes;
  const chance = seeded(Math.round(width * 31 + height * 7));
  let drawn = '';
  for (let y = TOP; y < BOTTOM - 3; y += height) {
    for (let x = LEFT; x < RIGHT - 4; x += width) {
      const [wide, deep] = [Math.min(RIGHT, x + width) - x, Math.min(BOTTOM, y + height) - y];
      const share = Math.min(1, chance() * Number(vary) + (chance() < 0.07 ? 0.5 : 0));
      drawn += tile({ x, y, wide, deep }, tone.face(mix(fill, other, share)), tone);
      if (attributes['data-bolts'] !== 'no' && wide > 30 && deep > 30)
        drawn += bolts({ x, y, wide, deep }, tone);
    }
  }
  return drawn;
}

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly deep: number;
}

function tile({ x, y, wide, deep }: Tile, fill: string, tone: Tone): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(deep)}" fill="${fill}"/><path d="M${round(x + 0.6)} ${round(y + deep - 1)}V${round(y + 0.6)}H${round(x + wide - 1)}" fill="none" stroke="${tone.edge('#8fb6c9')}" stroke-opacity=".17"/><path d="M${round(x + wide - 0.5)} ${round(y)}V${round(y + deep - 0.5)}H${round(x)}" fill="none" stroke="#03070b" stroke-opacity=".75" stroke-width="1.5"/>`;
}

function bolts({ x, y, wide, deep }: Tile, tone: Tone): string {
  return [
    [x + 4, y + 4],
    [x + wide - 5, y + 4],
    [x + 4, y + deep - 5],
    [x + wide - 5, y + deep - 5],
  ]
    .map(
      ([bx = 0, by = 0]) =>
        `<circle cx="${round(bx)}" cy="${round(by)}" r="1.3" fill="#03070b" fill-opacity=".8"/><circle cx="${round(bx - 0.4)}" cy="${round(by - 0.4)}" r=".6" fill="${tone.edge('#8fb6c9')}" fill-opacity=".5"/>`,
    )
    .join('');
}

/** Scratches all over the floor, light and dark. */
export function scratches(count: number, seed: number): string {
  const chance = seeded(seed);
  return Array.from({ length: count }, () => {
    const [x, y, angle, length] = [
      34 + chance() * 232,
      34 + chance() * 332,
      chance() * 6.28,
      6 + chance() * 26,
    ];
    const stroke = chance() < 0.55 ? '#bcd8e6' : '#000';
    const [opacity, width] = [round(0.06 + chance() * 0.13), round(0.6 + chance() * 0.8)];
    return `<path d="M${round(x)} ${round(y)}l${round(Math.cos(angle) * length)} ${round(Math.sin(angle) * length)}" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${width}"/>`;
  }).join('');
}
