/** `npm run art`: makes the textures of `assets/textures` from the drawings of `assets`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Darkroom, type Exposure, webp } from './darkroom.ts';
import { iconPicture, maskableIcon } from './icons.ts';
import { linkCard } from './link-card.ts';
import { sourceHashes } from './manifest.ts';
import { packed, type Size } from './packing.ts';
import { PICTURES } from './pictures.ts';
import { mapSheets, type Sheet } from './sheets.ts';

const OUT = 'assets/textures';
const PUBLIC = 'assets/public';

interface Baked extends Size {
  readonly bytes: number;
  readonly frames: Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>>;
}

async function bakeSheet(darkroom: Darkroom, name: string, sheet: Sheet): Promise<Baked> {
  const sizes = new Map(
    [...sheet.drawings].map(([frame, { size }]) => {
      const pixels = (units: number) => Math.ceil(units * sheet.scale);
      return [frame, { width: pixels(size.width), height: pixels(size.height) }] as const;
    }),
  );
  const { frames, sheet: size } = packed(sizes, sheet.width);
  const exposures = [...frames].map(([frame, place]) => ({
    ...place,
    svg: sheet.drawings.get(frame)?.svg ?? '',
  }));
  const file = await darkroom.sheet(
    size,
    sheet.isLight ? [blackOf(size), ...exposures] : exposures,
    webp(sheet.quality),
  );
  writeFileSync(`${OUT}/${name}.webp`, file);
  const rows = [...frames].map(([frame, { x, y, width, height }]) => [frame, [x, y, width, height]] as const);
  return {
    ...size,
    bytes: file.length,
    frames: Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

const blackOf = (size: Size): Exposure => ({
  ...size,
  x: 0,
  y: 0,
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>',
});

mkdirSync(OUT, { recursive: true });
const darkroom = await Darkroom.open();
const sheets: Record<string, Baked> = {};
for (const [name, sheet] of Object.entries(mapSheets())) {
  sheets[name] = await bakeSheet(darkroom, name, sheet);
  console.log(`${name}: ${sheets[name].bytes} bytes`);
}
const pictures: Record<string, Size & { readonly bytes: number }> = {};
for (const [name, { quality, make }] of Object.entries(PICTURES)) {
  const { width, height, data } = await make(darkroom);
  const file = await darkroom.encode({ width, height, data }, webp(quality));
  writeFileSync(`${OUT}/${name}.webp`, file);
  pictures[name] = { width, height, bytes: file.length };
  console.log(`${name}: ${file.length} bytes`);
}
writeFileSync(`${PUBLIC}/link-card.jpg`, await linkCard(darkroom));
writeFileSync(`${PUBLIC}/icon-192.png`, await iconPicture(darkroom, 192));
writeFileSync(`${PUBLIC}/icon-512.png`, await iconPicture(darkroom, 512));
writeFileSync(`${PUBLIC}/icon-maskable.png`, await maskableIcon(darkroom, 512));
await darkroom.close();
writeFileSync(
  `${OUT}/manifest.json`,
  `${JSON.stringify({ sheets, pictures, sources: sourceHashes() }, null, 1)}\n`,
);
