import { readFileSync } from 'node:fs';
import { type LocationKind, must } from '#shared/vocabulary/index.ts';
import type { Exposure } from './darkroom.ts';
import { type Drawing, drawingOf, readDrawing, slid, wholeSvg } from './drawing.ts';
import type { Lie } from './perspective.ts';
import { type PlateState, plateDrawing } from './plate.ts';

const SIDES = ['N', 'E', 'S', 'W'] as const;
type Side = (typeof SIDES)[number];

/** A room on a picture of the station: column, row, kind and its open doorways; lower case are security doors. */
interface Room {
  readonly column: number;
  readonly row: number;
  readonly kind: LocationKind;
  readonly doors: string;
  readonly state?: PlateState;
  readonly lie?: Lie;
}

/** The station of all pictures, the Reactor in its middle. */
export const STATION: readonly Room[] = [
  { column: -2, row: -1, kind: 'empty', doors: 'ES' },
  { column: -1, row: -1, kind: 'team-search', doors: 'WSE' },
  { column: 0, row: -1, kind: 'run', doors: 'SEW' },
  { column: 1, row: -1, kind: 'storage', doors: 'SW' },
  { column: 2, row: -1, kind: 'sick-bay-behind', doors: 'S' },
  { column: -2, row: 0, kind: 'parasite-alert', doors: 'NES' },
  { column: -1, row: 0, kind: 'terminal', doors: 'NEWS' },
  { column: 0, row: 0, kind: 'reactor', doors: 'NESW' },
  { column: 1, row: 0, kind: 'run', doors: 'NESW' },
  { column: 2, row: 0, kind: 'team-search', doors: 'NSWe' },
  { column: -2, row: 1, kind: 'storage', doors: 'NE' },
  { column: -1, row: 1, kind: 'run', doors: 'NWEs', lie: 'turned' },
  { column: 0, row: 1, kind: 'parasite-alert', doors: 'NEW' },
  { column: 1, row: 1, kind: 'terminal-behind', doors: 'N', lie: 'turned' },
  { column: 2, row: 1, kind: 'empty', doors: 'NS', lie: 'turned' },
  { column: 3, row: 0, kind: 'storage', doors: 'wS', lie: 'turned' },
  { column: 3, row: 1, kind: 'hive', doors: 'N' },
];

/** How the station is looked at: where its Reactor is, in pixels, and how wide a plate. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly plate: number;
}

const STEP = { x: 310, y: 410 };

/** Where a point of a room is on a picture; the room's own units. */
export function onPicture(
  { x, y, plate }: View,
  room: Pick<Room, 'column' | 'row'>,
  [u, v]: readonly [number, number],
) {
  const scale = plate / 300;
  return [x + (room.column * STEP.x + u - 150) * scale, y + (room.row * STEP.y + v - 200) * scale] as const;
}

/** Plates with their doors, as laid over each other. */
export function stationExposures(
  view: View,
  state: (room: Room) => PlateState,
  rooms = STATION,
): readonly Exposure[] {
  return rooms.flatMap((room) => {
    const used = state(room);
    const svg = wholeSvg(
      [0, 0, 300, 400],
      plateDrawing(readFileSync(`assets/plates/${room.kind}.svg`, 'utf8'), used, room.lie ?? 'upright'),
    );
    const [x, y] = onPicture(view, room, [0, 0]);
    const scale = view.plate / 300;
    const plate: Exposure = { svg, x, y, width: 300 * scale, height: 400 * scale };
    const overlay: Exposure = {
      svg: doorsSvg(room, used),
      x: x - 10 * scale,
      y: y - 10 * scale,
      width: 320 * scale,
      height: 420 * scale,
    };
    return [plate, overlay];
  });
}

const TURNS: Readonly<Record<Side, string>> = {
  N: 'translate(150 0)',
  E: 'translate(300 200) rotate(90)',
  S: 'translate(150 400) rotate(180)',
  W: 'translate(0 200) rotate(-90)',
};

function doorsSvg({ doors, kind }: Room, state: PlateState): string {
  const sides = [...doors].map((letter) => {
    const side = must(
      SIDES.find((each) => each === letter.toUpperCase()),
      `a door is on a side, not on ${letter}`,
    );
    const isOpen = letter === side;
    const inside = isOpen ? inner(SPILL) + inner(DOORWAY) : inner(SECURITY);
    return `<g transform="${TURNS[side]}" opacity="${state === 'used' ? 0.55 : 1}">${inside}</g>`;
  });
  const middle = kind.endsWith('-behind') ? `<g transform="translate(150 200)">${inner(MIDDLE)}</g>` : '';
  return wholeSvg([-10, -10, 320, 420], sides.join('') + middle);
}

const inner = ({ svg }: Drawing): string => svg.replace(/^<svg[^>]*><defs>[\s\S]*?<\/defs>|<\/svg>$/g, '');
const SPILL = drawingOf(readDrawing('light/spill'));
const DOORWAY = drawingOf(readDrawing('doors/doorway'));
const SECURITY = drawingOf(slid(readDrawing('doors/security'), 0));
const MIDDLE = drawingOf(slid(readDrawing('doors/security-middle'), 0));
