import {
  type FrameName,
  frameSize,
  MIDDLE_DOOR_FRAMES,
  platePicture,
  SECURITY_FRAMES,
} from '#client/art/textures.ts';
import {
  DIRECTIONS,
  type Direction,
  edgeOf,
  locationAt,
  neighbour,
  opposite,
  type PlacedLocation,
  type StationMap,
} from '#shared/map/index.ts';
import { isTwoRoom, locationCard } from '#shared/vocabulary/index.ts';
import { type Area, PLATE, plateArea, SEAM } from './geometry.ts';
import { baked, type Sprite } from './sprite.ts';

/** A location card as it lies: used or not, its doors shut or open. */
interface LyingPlate extends PlacedLocation {
  readonly used: boolean;
  readonly doorsOpen: boolean;
  /** V1: the Hive after the fire. */
  readonly burnt?: boolean;
}

const BURNT_HIVE = { texture: 'plates-used', frame: 'hive-burned' } as const;

/** Lower than its middle, as the wall is seen from the north. */
const MIDDLE_DOOR_DROP = 4;

/** A card from the baked art: the room, what its doorways throw on the floor, the doors over it. */
export function bakedPlate(plate: LyingPlate): readonly Sprite[] {
  const { location, rotation, cell, used } = plate;
  const area = plateArea(cell);
  const { kind } = locationCard(location);
  const doors = DIRECTIONS.flatMap((side) => doorAt(plate, side));
  const middle = isTwoRoom(location) ? [middleDoor(plate, area)] : [];
  return [
    {
      key: `plate ${location}`,
      drawn: baked(plate.burnt ? BURNT_HIVE : platePicture(kind, rotation, used)),
      area: lyingArea(area, rotation),
      layer: 'plates',
      alpha: 1,
      ...(isAcross(rotation) && { angle: rotation }),
    },
    ...doors,
    ...middle,
    ...lamp(plate, area),
  ];
}

/** E5: only the Hive lies across. Its picture goes with the plate, which stays upright. */
const isAcross = (rotation: PlacedLocation['rotation']): boolean => rotation === 90 || rotation === 270;

const lyingArea = (area: Area, rotation: PlacedLocation['rotation']): Area =>
  isAcross(rotation) ? { ...area, width: area.height, height: area.width } : area;

/** The middle of something that lies with its outer edge on one side of a plate. */
function onSide(area: Area, side: Direction, deep: number): { x: number; y: number; angle: number } {
  const angle = DIRECTIONS.indexOf(side) * 90;
  const upright = side === 'north' || side === 'south';
  const away = (upright ? area.height : area.width) / 2 - deep / 2;
  const [dx, dy] = STEP[side];
  return { x: area.x + dx * away, y: area.y + dy * away, angle };
}

const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

const [DOOR_SHUT, , , DOOR_OPEN] = SECURITY_FRAMES;
const [MIDDLE_SHUT, , , MIDDLE_OPEN] = MIDDLE_DOOR_FRAMES;

function doorAt(
  { location, rotation, cell, used, doorsOpen }: LyingPlate,
  side: Direction,
): readonly Sprite[] {
  const edge = edgeOf({ location, rotation }, side);
  if (edge === 'wall') return [];
  const area = plateArea(cell);
  const isOpen = edge === 'open' || doorsOpen;
  const frame: FrameName<'pieces'> = edge === 'open' ? 'doorway' : isOpen ? DOOR_OPEN : DOOR_SHUT;
  const door = { texture: 'pieces', frame } as const;
  const size = frameSize(door);
  const { x, y, angle } = onSide(area, side, size.height);
  const key = `${side} ${location}`;
  const sprite: Sprite = {
    key: `door ${key}`,
    drawn: baked(door),
    area: { x, y, ...size },
    layer: 'doors',
    alpha: 1,
    angle,
  };
  return isOpen ? [spill(area, side, { key, used }), sprite] : [sprite];
}

/** Light on the floor behind an open doorway; in a dark room less of it comes back. */
function spill(area: Area, side: Direction, { key, used }: { key: string; used: boolean }): Sprite {
  const light = { texture: 'light', frame: 'spill' } as const;
  const size = frameSize(light);
  const { x, y, angle } = onSide(area, side, size.height);
  return {
    key: `spill ${key}`,
    drawn: baked(light),
    area: { x, y, ...size },
    layer: 'spill',
    alpha: used ? 0.5 : 0.9,
    angle,
    isLight: true,
  };
}

/** C6: the door between two rooms. */
function middleDoor({ location, doorsOpen }: LyingPlate, { x, y }: Area): Sprite {
  const door = { texture: 'pieces', frame: doorsOpen ? MIDDLE_OPEN : MIDDLE_SHUT } as const;
  return {
    key: `door middle ${location}`,
    drawn: baked(door),
    area: { x, y: y + MIDDLE_DOOR_DROP, ...frameSize(door) },
    layer: 'doors',
    alpha: 1,
  };
}

const CORE = 190;
const DEAD_LAMP = { x: -133, y: -103, size: 74 };

/** The Reactor's core breathes light; the torn lamp of an alert flickers until the room is used. */
function lamp({ location, used }: LyingPlate, { x, y }: Area): readonly Sprite[] {
  const light = { texture: 'light', frame: 'core-breath' } as const;
  const shines = { drawn: baked(light), layer: 'lamps', isLight: true } as const;
  const { kind } = locationCard(location);
  if (kind === 'reactor') {
    const area = { x, y, width: CORE, height: CORE };
    return [{ key: `core ${location}`, area, alpha: 0.55, idles: 'breathes', ...shines }];
  }
  if (kind !== 'parasite-alert' || used) return [];
  const { size } = DEAD_LAMP;
  const area = { x: x + DEAD_LAMP.x, y: y + DEAD_LAMP.y, width: size, height: size };
  return [{ key: `lamp ${location}`, area, alpha: 0.5, idles: 'flickers', ...shines }];
}

/** Where two doorways meet, the gap between the plates is lit; each gap once, from its west or north. */
export function thresholds(map: StationMap, doorsOpen: boolean): readonly Sprite[] {
  const strip = { texture: 'pieces', frame: 'threshold' } as const;
  const { width } = frameSize(strip);
  return map.placed.flatMap((placed) =>
    (['east', 'south'] as const).flatMap((side): readonly Sprite[] => {
      const next = locationAt(map, neighbour(placed.cell, side));
      if (!next) return [];
      const edges = [edgeOf(placed, side), edgeOf(next, opposite(side))];
      const isShut = edges.includes('security') && !doorsOpen;
      if (isShut || edges.includes('wall')) return [];
      const area = plateArea(placed.cell);
      const [x, y] =
        side === 'east'
          ? [area.x + (PLATE.width + SEAM) / 2, area.y]
          : [area.x, area.y + (PLATE.height + SEAM) / 2];
      return [
        {
          key: `threshold ${side} ${placed.location}`,
          drawn: baked(strip),
          area: { x, y, width, height: SEAM + 2 },
          layer: 'doors',
          alpha: 1,
          angle: side === 'east' ? 90 : 0,
        },
      ];
    }),
  );
}
