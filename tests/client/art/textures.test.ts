import { globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PICTURE_URLS } from '#client/art/pictures.ts';
import { figureFrame, parasiteSteps, platePicture, SHEET_URLS } from '#client/art/textures.ts';
import { SEAT_SHAPES } from '#client/look/seat-shapes.ts';
import { sourceHashes } from '#server/tools/art/manifest.ts';
import { SEAT_COLOURS } from '#server/tools/art/seat-colours.ts';
import { CHARACTERS, COLOURS, LOCATIONS } from '#shared/vocabulary/index.ts';
import manifest from '../../../assets/textures/manifest.json';

const KB = 1000;

describe('the baked art', () => {
  test('is made from the drawings that are there: after a change, `npm run art`', () => {
    expect(manifest.sources).toEqual(sourceHashes());
  });

  test('is as large as its manifest says', () => {
    for (const [name, { bytes }] of Object.entries(manifest.sheets)) {
      expect([name, statSync(`assets/textures/${name}.webp`).size]).toEqual([name, bytes]);
    }
    for (const [name, { bytes }] of Object.entries(manifest.pictures)) {
      expect([name, statSync(`assets/textures/${name}.webp`).size]).toEqual([name, bytes]);
    }
    expect(Object.keys(SHEET_URLS)).toEqual(Object.keys(manifest.sheets));
    expect(Object.keys(PICTURE_URLS)).toEqual(Object.keys(manifest.pictures));
  });

  test('is served with at most 640 kB to a player', () => {
    const served = servedBytes('assets/{textures/*.webp,paint.svg,cards/*.svg,portraits/*.svg,signs/*.svg}');
    expect(served).toBeGreaterThan(300 * KB);
    expect(served).toBeLessThanOrEqual(640 * KB);
  });

  test('has icons and a link card of at most 160 kB, which no player waits for', () => {
    expect(servedBytes('assets/public/*')).toBeLessThanOrEqual(160 * KB);
  });
});

/** Text is served compressed, pictures are it already. */
function servedBytes(pattern: string): number {
  return globSync(pattern)
    .map((file) =>
      file.endsWith('.svg') ? brotliCompressSync(readFileSync(file)).length : statSync(file).size,
    )
    .reduce((sum, bytes) => sum + bytes, 0);
}

describe('every name that the map asks for is on a sheet', () => {
  const frames = manifest.sheets.pieces.frames;

  test('a plate for every location card, whichever way it lies, used or not (C5, C7)', () => {
    for (const { kind, searchable } of Object.values(LOCATIONS)) {
      for (const rotation of [0, 90, 180, 270] as const) {
        expect(platePicture(kind, rotation, false).texture).toBe('plates');
        expect(platePicture(kind, rotation, true).texture).toBe(searchable ? 'plates-used' : 'plates');
      }
    }
    expect(platePicture('terminal', 180, true)).toEqual({ texture: 'plates-used', frame: 'terminal-turned' });
    expect(platePicture('hive', 180, false)).toEqual({ texture: 'plates', frame: 'hive' });
  });

  test('a figure for every character of every seat, and four steps for every parasite', () => {
    for (const character of CHARACTERS) {
      for (const colour of COLOURS) expect(frames).toHaveProperty(figureFrame(character, colour));
    }
    for (const step of [...parasiteSteps('grey'), ...parasiteSteps('black')])
      expect(frames).toHaveProperty(step);
  });
});

describe('seats look the same in pictures and on the page', () => {
  const css = readFileSync('client/look/base.css', 'utf8');

  test.each(COLOURS)('%s', (colour) => {
    expect(css).toContain(`--seat-${colour}: ${SEAT_COLOURS[colour]};`);
    const emblem = readFileSync(`assets/emblems/${colour}.svg`, 'utf8');
    expect(emblem).toContain(` d="${plain(SEAT_SHAPES[colour])}"`);
  });

  /** Trailing zeros left out. */
  const plain = (path: string) => path.replace(/(\.\d*?)0+(?=\D)/g, '$1');
});
