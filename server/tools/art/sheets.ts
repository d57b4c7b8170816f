import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { CHARACTERS, COLOURS, LOCATIONS, type LocationKind } from '#shared/vocabulary/index.ts';
import { type Drawing, drawingOf, readDrawing, seatStyle, slid, wholeSvg } from './drawing.ts';
import { type PlateState, plateDrawing } from './plate.ts';
import { SEAT_COLOURS } from './seat-colours.ts';

export interface Sheet {
  readonly drawings: ReadonlyMap<string, Drawing>;
  /** Pixels for a unit. */
  readonly scale: number;
  readonly width: number;
  readonly quality: number;
  /** Light is added to what lies below: it needs no transparency, only black around it. */
  readonly isLight?: true;
}

/** Everything the map is drawn with. */
export function mapSheets(): Readonly<Record<string, Sheet>> {
  return {
    plates: { drawings: plates('unused', KINDS), scale: 1.2, width: 2048, quality: 0.6 },
    'plates-used': {
      drawings: new Map([...plates('used', SEARCHABLE), ['hive-burned', burnedHive()]]),
      scale: 1.2,
      width: 2048,
      quality: 0.52,
    },
    pieces: {
      drawings: new Map([...doors(), ...figures(), ...parts('{figures,parasites,effects,emblems}')]),
      scale: 1.2,
      width: 1024,
      quality: 0.66,
    },
    light: { drawings: new Map(parts('light')), scale: 1.2, width: 512, quality: 0.8, isLight: true },
  };
}

const CARDS = Object.values(LOCATIONS);
const KINDS: readonly LocationKind[] = [...new Set(CARDS.map(({ kind }) => kind))];
/** C7: the others are never used up. */
const SEARCHABLE = KINDS.filter((kind) => CARDS.some((card) => card.kind === kind && card.searchable));

/** The Reactor lies as printed, and growth has no direction. */
const LIES = { alike: ['upright'], unlike: ['upright', 'turned'] } as const;

function plates(state: PlateState, kinds: readonly LocationKind[]): ReadonlyMap<string, Drawing> {
  const size = { width: 300, height: 400 };
  return new Map(
    kinds.flatMap((kind) => {
      const plan = readFileSync(`assets/plates/${kind}.svg`, 'utf8');
      return LIES[kind === 'reactor' || kind === 'hive' ? 'alike' : 'unlike'].map((lie) => {
        const svg = wholeSvg([0, 0, 300, 400], plateDrawing(plan, state, lie));
        return [lie === 'turned' ? `${kind}-turned` : kind, { svg, size }] as const;
      });
    }),
  );
}

/** What is left of the Hive behind the front that burns it. */
function burnedHive(): Drawing {
  const plan = readFileSync('assets/plates/hive.svg', 'utf8');
  return {
    svg: wholeSvg([0, 0, 300, 400], plateDrawing(plan, 'used', 'upright')),
    size: { width: 300, height: 400 },
  };
}

const SLIDES = [0, 1 / 3, 2 / 3, 1];

function doors(): readonly (readonly [string, Drawing])[] {
  const still = ['doorway', 'threshold'].map(
    (name) => [name, drawingOf(readDrawing(`doors/${name}`))] as const,
  );
  const sliding = ['security', 'security-middle'].flatMap((name) => {
    const door = readDrawing(`doors/${name}`);
    return SLIDES.map((share, i) => [`${name}-${i}`, drawingOf(slid(door, share))] as const);
  });
  return [...still, ...sliding];
}

function figures(): readonly (readonly [string, Drawing])[] {
  return CHARACTERS.flatMap((character) =>
    COLOURS.map((colour) => {
      const figure = drawingOf(readDrawing(`figures/${character}`), seatStyle(SEAT_COLOURS[colour]));
      return [`${character}-${colour}`, figure] as const;
    }),
  );
}

/** Whatever else lies in some folders, under its own name. */
function parts(folders: string): readonly (readonly [string, Drawing])[] {
  return globSync(`assets/${folders}/*.svg`)
    .sort()
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !CHARACTERS.some((character) => file === `assets/figures/${character}.svg`))
    .map((file) => {
      const [, folder = ''] = file.split('/');
      const name = basename(file, '.svg');
      const key =
        folder === 'parasites' ? `parasite-${name}` : folder === 'emblems' ? `emblem-${name}` : name;
      const colour = COLOURS.find((each) => each === name);
      return [
        key,
        drawingOf(readDrawing(`${folder}/${name}`), colour && seatStyle(SEAT_COLOURS[colour])),
      ] as const;
    });
}
