import { readFileSync } from 'node:fs';
import { type Darkroom, type Format, type Pixels, webp } from './darkroom.ts';
import { wholeSvg } from './drawing.ts';
import { nightStation, thermalStation } from './stills.ts';

const SIZE = { width: 1200, height: 630 };
const VIEW = { x: 790, y: 300, plate: 250 };
/** Where the sweep stands. */
const SWEEP = 770;
/** How far behind it false colour fades. */
const TRAIL = 560;

/** The picture beside a link: a sweep over the dark station, and the name of the game. No names, no code. */
export async function linkCard(darkroom: Darkroom): Promise<Buffer> {
  const night = await nightStation(darkroom, SIZE, VIEW);
  const swept = mixed(night, await thermalStation(darkroom, SIZE, VIEW));
  const picture = (await darkroom.encode(swept, webp(0.95))).toString('base64');
  const jpeg: Format = { type: 'image/jpeg', quality: 0.72 };
  const svg = wholeSvg([0, 0, SIZE.width, SIZE.height], overlay(picture));
  return darkroom.sheet(SIZE, [{ svg, x: 0, y: 0, ...SIZE }], jpeg);
}

function mixed(night: Pixels, heat: Pixels): Pixels {
  const data = night.data.map((value, i) => {
    const x = Math.floor(i / 4) % night.width;
    const share = x > SWEEP ? 0 : Math.max(0, 1 - (SWEEP - x) / TRAIL) ** 0.8;
    return value * (1 - share) + (heat.data[i] ?? 0) * share;
  });
  return { ...night, data };
}

function overlay(picture: string): string {
  const { width, height } = SIZE;
  const font = readFileSync(
    'node_modules/@fontsource/saira-condensed/files/saira-condensed-latin-700-normal.woff2',
  );
  const words = 'font-family="Saira" font-weight="700"';
  return `<style>@font-face{font-family:Saira;font-weight:700;src:url(data:font/woff2;base64,${font.toString('base64')})}</style>
<image href="data:image/webp;base64,${picture}" width="${width}" height="${height}"/>
<linearGradient id="left" x1="0" x2="1"><stop offset="0" stop-color="#03060a" stop-opacity=".92"/><stop offset=".36" stop-color="#03060a" stop-opacity=".5"/><stop offset=".62" stop-color="#03060a" stop-opacity="0"/></linearGradient>
<linearGradient id="foot" x1="0" x2="0" y1="0" y2="1"><stop offset=".4" stop-color="#03060a" stop-opacity="0"/><stop offset="1" stop-color="#03060a" stop-opacity=".8"/></linearGradient>
<linearGradient id="trail" x1="0" x2="1"><stop offset="0" stop-color="#bfe8ff" stop-opacity="0"/><stop offset="1" stop-color="#dff4ff" stop-opacity=".55"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#left)"/><rect width="${width}" height="${height}" fill="url(#foot)"/>
<rect x="${SWEEP - 90}" width="90" height="${height}" fill="url(#trail)"/><rect x="${SWEEP - 2}" width="4" height="${height}" fill="#fff"/><rect x="${SWEEP - 8}" width="16" height="${height}" fill="#fff" opacity=".4" filter="url(#soft-4)"/>
<g fill="#e6eff4" ${words} font-size="128" letter-spacing="1"><text x="64" y="380">PANIC</text><text x="64" y="496">STATION</text></g>
<text x="68" y="560" fill="#d7e3ea" ${words} font-size="36">One of the crew is no longer human.</text>`;
}
