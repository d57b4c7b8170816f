import { ROOM_ICONS } from '#client/look/icons.ts';
import { t } from '#client/texts/texts.ts';
import { locationNumber } from '#client/words/names.ts';
import { backSide, DIRECTIONS, type Direction, edgeOf, type PlacedLocation } from '#shared/map/index.ts';
import {
  type Edge,
  isSearchable,
  locationOf,
  type RoomId,
  roomKind,
  roomsOf,
} from '#shared/vocabulary/index.ts';
import { type Area, PLATE, plateArea, roomArea, WALL } from './geometry.ts';
import { paintFloor } from './paint-floor.ts';
import { ink } from './palette.ts';

type Pen = CanvasRenderingContext2D;

/** A location card as it lies: which way round, used or not, its doors shut or open. */
export interface PlateState extends Pick<PlacedLocation, 'location' | 'rotation'> {
  readonly used: boolean;
  readonly doorsOpen: boolean;
}

const DOOR = 88;
const LIGHT = 44;

/** Paints a plate around the pen's origin. */
export function paintPlate(pen: Pen, plate: PlateState): void {
  const { width, height } = PLATE;
  const placed = { ...plate, cell: { x: 0, y: 0 } };
  const rooms = roomsOf(plate.location);
  pen.fillStyle = ink('floor');
  pen.fillRect(-width / 2, -height / 2, width, height);
  for (const room of rooms) paintFloor(pen, roomKind(room), roomArea(placed, room));
  for (const side of DIRECTIONS) paintSide(pen, side, edgeOf(plate, side), plate.doorsOpen);
  if (rooms.length > 1) paintMiddle(pen, backSide(plate.rotation), plate.doorsOpen);
  for (const room of rooms) paintHeading(pen, room, roomArea(placed, room), plate.used);
}

/** Each side is painted as if it were the north one; the pen turns. */
function paintSide(pen: Pen, side: Direction, edge: Edge, doorsOpen: boolean): void {
  const { width, height } = plateArea({ x: 0, y: 0 });
  const upright = side === 'north' || side === 'south';
  const [long, away] = upright ? [width, height / 2] : [height, width / 2];
  pen.save();
  pen.rotate((DIRECTIONS.indexOf(side) * Math.PI) / 2);
  pen.translate(0, -away);
  pen.fillStyle = ink('wall');
  pen.fillRect(-long / 2, 0, long, WALL);
  if (edge !== 'wall') paintDoorway(pen, edge, doorsOpen);
  pen.restore();
}

/** C6: the wall between two rooms, with its security door. */
function paintMiddle(pen: Pen, back: Direction, doorsOpen: boolean): void {
  pen.save();
  if (back === 'south') pen.rotate(Math.PI);
  pen.translate(0, -WALL / 2);
  pen.fillStyle = ink('wall');
  pen.fillRect(-PLATE.width / 2, 0, PLATE.width, WALL);
  paintBarrier(pen, doorsOpen);
  pen.restore();
}

function paintDoorway(pen: Pen, edge: Edge, doorsOpen: boolean): void {
  if (edge === 'security') return paintBarrier(pen, doorsOpen);
  const light = pen.createLinearGradient(0, WALL, 0, WALL + LIGHT);
  light.addColorStop(0, `${ink('text')}55`);
  light.addColorStop(1, `${ink('text')}00`);
  pen.fillStyle = ink('text');
  pen.globalAlpha = 0.8;
  pen.fillRect(-DOOR / 2, 0, DOOR, WALL);
  pen.globalAlpha = 1;
  pen.fillStyle = light;
  pen.beginPath();
  pen.moveTo(-DOOR / 2, WALL);
  pen.lineTo(DOOR / 2, WALL);
  pen.lineTo(DOOR / 2 + 14, WALL + LIGHT);
  pen.lineTo(-DOOR / 2 - 14, WALL + LIGHT);
  pen.fill();
}

/** A striped barrier with a lock; opened it has drawn back to both sides, with a green edge. */
function paintBarrier(pen: Pen, isOpen: boolean): void {
  const high = WALL + 8;
  pen.fillStyle = ink('ground');
  pen.fillRect(-DOOR / 2, -4, DOOR, high);
  if (isOpen) {
    for (const x of [-DOOR / 2, DOOR / 2 - 16]) paintStripes(pen, x, 16, high);
    pen.fillStyle = ink('opened');
    pen.fillRect(-DOOR / 2 + 16, -4, 4, high);
    pen.fillRect(DOOR / 2 - 20, -4, 4, high);
    return;
  }
  paintStripes(pen, -DOOR / 2, DOOR, high);
  paintLock(pen, high / 2 - 4);
}

function paintStripes(pen: Pen, left: number, width: number, high: number): void {
  pen.save();
  pen.beginPath();
  pen.rect(left, -4, width, high);
  pen.clip();
  pen.strokeStyle = ink('attention');
  pen.lineWidth = 6;
  pen.beginPath();
  for (let x = left - high; x < left + width + high; x += 15) {
    pen.moveTo(x, high - 4);
    pen.lineTo(x + high, -4);
  }
  pen.stroke();
  pen.restore();
}

function paintLock(pen: Pen, y: number): void {
  pen.fillStyle = ink('ground');
  pen.beginPath();
  pen.arc(0, y, 17, 0, 7);
  pen.fill();
  pen.strokeStyle = ink('attention');
  pen.lineWidth = 3;
  pen.stroke();
  pen.fillStyle = ink('attention');
  pen.fillRect(-7, y - 3, 14, 10);
  pen.beginPath();
  pen.arc(0, y - 3, 5, Math.PI, 0);
  pen.stroke();
}

/** The icon of the room with its ring, its name, and the number of its card. */
function paintHeading(pen: Pen, room: RoomId, area: Area, used: boolean): void {
  const kind = roomKind(room);
  const [x, y] = [area.x - area.width / 2 + 48, area.y - area.height / 2 + 48];
  const searchable = isSearchable(room);
  pen.fillStyle = ink(used ? 'wall' : 'ground');
  pen.beginPath();
  pen.arc(x, y, 29, 0, 7);
  pen.fill();
  if (searchable) {
    pen.strokeStyle = ink(used ? 'quiet' : 'text');
    pen.lineWidth = used ? 2 : 3.5;
    pen.setLineDash(used ? [5, 5] : []);
    pen.stroke();
    pen.setLineDash([]);
  }
  strokeIcon(pen, ROOM_ICONS[kind], { x, y, width: 38, height: 38 }, ink(used ? 'ground' : 'text'), 2.2);
  if (used && searchable) paintUsedMark(pen, x + 20, y + 20);

  const text = [t(`room.${kind}`), locationNumber(locationOf(room))].join(' ').trim().toUpperCase();
  pen.font = '600 30px "Saira Condensed", sans-serif';
  pen.letterSpacing = '1px';
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  pen.lineWidth = 5;
  pen.strokeStyle = ink('floor');
  pen.fillStyle = ink(used ? 'quiet' : 'text');
  const fits = area.width - 106;
  pen.strokeText(text, x + 38, y + 1, fits);
  pen.fillText(text, x + 38, y + 1, fits);
}

/** C7: used up, told by a mark and not by hue alone. */
function paintUsedMark(pen: Pen, x: number, y: number): void {
  pen.fillStyle = ink('ground');
  pen.beginPath();
  pen.arc(x, y, 10, 0, 7);
  pen.fill();
  pen.strokeStyle = ink('wound');
  pen.lineWidth = 3.5;
  pen.beginPath();
  pen.moveTo(x - 5, y - 5);
  pen.lineTo(x + 5, y + 5);
  pen.moveTo(x + 5, y - 5);
  pen.lineTo(x - 5, y + 5);
  pen.stroke();
}

/** An icon of 24 by 24, centred in an area. */
function strokeIcon(pen: Pen, path: string, area: Area, colour: string, line: number): void {
  pen.save();
  pen.translate(area.x - area.width / 2, area.y - area.height / 2);
  pen.scale(area.width / 24, area.height / 24);
  pen.strokeStyle = colour;
  pen.lineWidth = line;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke(new Path2D(path));
  pen.restore();
}
