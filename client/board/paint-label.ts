import { roomName } from '#client/words/names.ts';
import type { PublicView } from '#shared/play/index.ts';
import { isSearchable, type RoomId, roomsOf } from '#shared/vocabulary/index.ts';
import { type Area, PLATE, roomArea } from './geometry.ts';
import type { Hints } from './hints.ts';
import { ink } from './palette.ts';
import { painted, type Sprite } from './sprite.ts';
import type { Painting } from './texture-cache.ts';

/** The sizes a name is written in, in units; of them the smallest that can be read. */
const SIZES = [24, 28, 33, 38, 44, 52] as const;
const LARGEST = 52;
/** In the page's pixels. */
const LEGIBLE = 10.5;

export function labelSize(pixels: number): number {
  return SIZES.find((size) => size * pixels >= LEGIBLE) ?? LARGEST;
}

/** What a name says of its room: nothing to search for, something, nothing any more (C7). */
type Lamp = 'none' | 'unused' | 'used';

/** The names of all rooms, each in the corner of its own. */
export function labelsOf(view: PublicView, hints: Hints, pixels: number): readonly Sprite[] {
  const size = labelSize(pixels);
  const lying = view.placed.flatMap((placed) =>
    roomsOf(placed.location).map((room) => {
      const used = view.used.includes(placed.location);
      const lamp: Lamp = isSearchable(room) ? (used ? 'used' : 'unused') : 'none';
      return label({ key: `label ${room}`, room, lamp, size, alpha: 1 }, roomArea(placed, room));
    }),
  );
  const ghosts = hints.ghosts.flatMap((ghost) =>
    roomsOf(ghost.location).map((room) => {
      const lamp: Lamp = isSearchable(room) ? 'unused' : 'none';
      const key = `ghost label ${ghost.cell.x} ${ghost.cell.y} ${room}`;
      return label({ key, room, lamp, size, alpha: ghost.aimed ? 1 : 0.75 }, roomArea(ghost, room));
    }),
  );
  return [...lying, ...ghosts];
}

interface Label {
  readonly key: string;
  readonly room: RoomId;
  readonly lamp: Lamp;
  readonly size: number;
  readonly alpha: number;
}

/** Inside the wall. */
const INSET = 17;

function label({ key, room, lamp, size, alpha }: Label, area: Area): Sprite {
  const text = roomName(room).toUpperCase();
  const [width, height] = [PLATE.width - 2 * INSET, size * 1.4];
  const painting: Painting = {
    key: `label ${text} ${lamp} ${size}`,
    width,
    height,
    paint: (pen) => paintLabel(pen, { text, lamp, size, width, height }),
  };
  const y = area.y - area.height / 2 + INSET + height / 2;
  return { key, drawn: painted(painting), area: { x: area.x, y, width, height }, layer: 'labels', alpha };
}

interface LabelPaint {
  readonly text: string;
  readonly lamp: Lamp;
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

/** Light on a dark band that ends in the room; a full dot says unused, a hollow one used. */
function paintLabel(pen: CanvasRenderingContext2D, { text, lamp, size, width, height }: LabelPaint): void {
  const pad = size * 0.36;
  const dot = lamp === 'none' ? 0 : size * 0.78;
  pen.font = `600 ${size}px "Saira Condensed", sans-serif`;
  pen.letterSpacing = `${size * 0.03}px`;
  const most = width - dot - 2 * pad;
  const wide = Math.min(pen.measureText(text).width, most) + dot + 2 * pad;
  const left = -width / 2;
  pen.fillStyle = '#060b10bd';
  pen.beginPath();
  pen.roundRect(left, -height / 2, wide, height, [2, 2, height * 0.3, 2]);
  pen.fill();
  const colour = lamp === 'used' ? '#9fb4c1' : '#eef6fa';
  if (lamp !== 'none') {
    pen.beginPath();
    pen.arc(left + pad + size * 0.24, 0, size * (lamp === 'used' ? 0.19 : 0.22), 0, 7);
    pen.fillStyle = pen.strokeStyle = colour;
    pen.lineWidth = size * 0.09;
    if (lamp === 'used') pen.stroke();
    else pen.fill();
  }
  pen.fillStyle = lamp === 'used' ? colour : ink('text');
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  pen.fillText(text, left + pad + dot, size * 0.06, most);
}
