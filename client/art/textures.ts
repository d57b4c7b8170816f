import type { Scene } from 'phaser';
import type { Rotation } from '#shared/map/index.ts';
import { type Character, type Colour, keysOf, type LocationKind } from '#shared/vocabulary/index.ts';
import lightUrl from '../../assets/textures/light.webp?url';
import { sheets } from '../../assets/textures/manifest.json';
import piecesUrl from '../../assets/textures/pieces.webp?url';
import platesUrl from '../../assets/textures/plates.webp?url';
import usedPlatesUrl from '../../assets/textures/plates-used.webp?url';

export type SheetName = keyof typeof sheets;
export type FrameName<Sheet extends SheetName> = keyof (typeof sheets)[Sheet]['frames'] & string;

/** Pixels of a texture for a unit of the map. */
export const TEXTURE_SCALE = 1.2;

export const SHEET_URLS: Readonly<Record<SheetName, string>> = {
  plates: platesUrl,
  'plates-used': usedPlatesUrl,
  pieces: piecesUrl,
  light: lightUrl,
};

/** In a scene's `preload`: every sheet becomes a texture of its name, with its frames. */
export function loadSheets(scene: Scene): void {
  for (const name of keysOf(sheets)) {
    scene.load.atlas(name, SHEET_URLS[name], { frames: framesOf(sheets[name].frames) });
  }
}

const framesOf = (frames: Readonly<Record<string, readonly number[]>>) =>
  Object.fromEntries(
    Object.entries(frames).map(([name, [x = 0, y = 0, w = 0, h = 0]]) => [name, { frame: { x, y, w, h } }]),
  );

/** A frame and the texture it is on. */
export type Picture = {
  readonly [Sheet in SheetName]: { readonly texture: Sheet; readonly frame: FrameName<Sheet> };
}[SheetName];

/** The picture of a location card as it lies. Plates are upright; a card lying across shows one of the two. */
export function platePicture(kind: LocationKind, rotation: Rotation, used: boolean): Picture {
  const turned = `${kind}-turned`;
  const name = rotation >= 180 && turned in sheets.plates.frames ? turned : kind;
  if (used && isFrame('plates-used', name)) return { texture: 'plates-used', frame: name };
  if (isFrame('plates', name)) return { texture: 'plates', frame: name };
  throw new RangeError(`no plate of ${name}`);
}

function isFrame<Sheet extends SheetName>(sheet: Sheet, name: string): name is FrameName<Sheet> {
  return name in sheets[sheet].frames;
}

export const figureFrame = (character: Character, colour: Colour): FrameName<'pieces'> =>
  `${character}-${colour}`;

/** How far a security door has slid: shut first, open last. */
export const SECURITY_FRAMES = [
  'security-0',
  'security-1',
  'security-2',
  'security-3',
] as const satisfies readonly FrameName<'pieces'>[];

export const MIDDLE_DOOR_FRAMES = [
  'security-middle-0',
  'security-middle-1',
  'security-middle-2',
  'security-middle-3',
] as const satisfies readonly FrameName<'pieces'>[];

/** The walk of a parasite, in order; each starts at another step, so that no two are in step. */
export const parasiteSteps = (colour: 'grey' | 'black') =>
  ([1, 2, 3, 4] as const).map(
    (step) => `parasite-${colour}-step-${step}` as const satisfies FrameName<'pieces'>,
  );

/** How large a frame is on the map, in its units. */
export function frameSize({ texture, frame }: Picture): { readonly width: number; readonly height: number } {
  const frames: Readonly<Record<string, readonly number[]>> = sheets[texture].frames;
  const [, , width = 0, height = 0] = frames[frame] ?? [];
  return { width: width / TEXTURE_SCALE, height: height / TEXTURE_SCALE };
}
