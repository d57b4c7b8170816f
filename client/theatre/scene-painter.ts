import { around, type Point, plateArea } from '#client/board/geometry.ts';
import { paintEmblem } from '#client/board/paint-emblem.ts';
import { ink } from '#client/board/palette.ts';
import { type Token, tokensOf } from '#client/board/tokens.ts';
import { roomName } from '#client/words/names.ts';
import type { PublicView, RevealedSeat } from '#shared/play/index.ts';
import { HIVE, roomsOf } from '#shared/vocabulary/index.ts';

/** A moment to be painted: how the table stood, what was known of the roles, and what happened. */
export interface ShownScene {
  readonly view: PublicView;
  readonly unmasked: readonly RevealedSeat[];
  readonly caption: string;
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const CAPTION = 62;
const AIR = 40;
const DISPLAY = '"Saira Condensed", "Arial Narrow", sans-serif';
const READING = '"IBM Plex Sans", system-ui, sans-serif';

/** All pictures of one strip or film show the same part of the station: the largest there is. */
export const stageOf = (scenes: readonly ShownScene[]) =>
  around(scenes.flatMap(({ view }) => view.placed.map(({ cell }) => plateArea(cell))));

interface Painted {
  readonly scene: ShownScene;
  /** Where everybody came from, and how far he has come: 1 when he is there. */
  readonly before?: ShownScene | undefined;
  readonly way?: number;
  readonly stage: ReturnType<typeof stageOf>;
  readonly frame: Frame;
}

/** The station as it was, everybody in it, and what happened, in a frame. */
export function paintScene(
  pen: CanvasRenderingContext2D,
  { scene, before, way = 1, stage, frame }: Painted,
): void {
  pen.save();
  pen.beginPath();
  pen.rect(frame.x, frame.y, frame.width, frame.height);
  pen.clip();
  pen.fillStyle = ink('ground');
  pen.fillRect(frame.x, frame.y, frame.width, frame.height);
  const room = frame.height - CAPTION;
  const scale = Math.min(frame.width / (stage.width + 2 * AIR), room / (stage.height + 2 * AIR));
  pen.save();
  pen.translate(frame.x + frame.width / 2, frame.y + room / 2);
  pen.scale(scale, scale);
  pen.translate(-stage.x, -stage.y);
  paintStation(pen, scene.view);
  const from = new Map(
    (before ? tokensOf(before.view, before.unmasked) : []).map((token) => [token.key, token]),
  );
  for (const token of tokensOf(scene.view, scene.unmasked)) {
    const start = from.get(token.key)?.area ?? token.area;
    paintToken(pen, token, between(start, token.area, way));
  }
  pen.restore();
  paintCaption(pen, scene.caption, { ...frame, y: frame.y + room, height: CAPTION });
  pen.restore();
}

const between = (from: Point, to: Point, way: number): Point => ({
  x: from.x + (to.x - from.x) * way,
  y: from.y + (to.y - from.y) * way,
});

function paintStation(pen: CanvasRenderingContext2D, { placed, used }: PublicView): void {
  for (const { location, cell } of placed) {
    const { x, y, width, height } = plateArea(cell);
    pen.fillStyle = used.includes(location) ? ink('floor') : ink('panel');
    pen.strokeStyle = location === HIVE ? ink('heat') : ink('wall');
    pen.lineWidth = 6;
    pen.beginPath();
    pen.roundRect(x - width / 2 + 6, y - height / 2 + 6, width - 12, height - 12, 14);
    pen.fill();
    pen.stroke();
    const [first] = roomsOf(location);
    if (!first) continue;
    pen.fillStyle = ink('quiet');
    pen.font = `600 34px ${DISPLAY}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'top';
    pen.fillText(roomName(first).toUpperCase(), x, y - height / 2 + 26, width - 50);
  }
}

function paintToken(pen: CanvasRenderingContext2D, { figure, active }: Token, at: Point): void {
  pen.save();
  pen.translate(at.x, at.y);
  if (figure.type === 'parasite') {
    pen.fillStyle = figure.colour === 'black' ? '#05080b' : '#6d7a84';
    pen.strokeStyle = '#f1f5f7';
    pen.lineWidth = 5;
    pen.beginPath();
    pen.arc(0, 0, 26, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
  } else {
    // Everybody alive is warm, and all alike; a role shows only where it is turned over.
    const glow = pen.createRadialGradient(0, 0, 10, 0, 0, 90);
    glow.addColorStop(0, '#ffd84f66');
    glow.addColorStop(1, '#ffd84f00');
    pen.fillStyle = glow;
    pen.fillRect(-90, -90, 180, 180);
    if (active || (figure.role && figure.role !== 'human')) {
      pen.strokeStyle = figure.role && figure.role !== 'human' ? ink('heat') : ink('attention');
      pen.lineWidth = 7;
      pen.beginPath();
      pen.arc(0, 0, 48, 0, 2 * Math.PI);
      pen.stroke();
    }
    paintEmblem(pen, figure.colour, figure.character === 'trooper' ? 72 : 52);
  }
  pen.restore();
}

function paintCaption(pen: CanvasRenderingContext2D, text: string, { x, y, width, height }: Frame): void {
  pen.fillStyle = ink('panel');
  pen.fillRect(x, y, width, height);
  pen.fillStyle = ink('text');
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  let size = 22;
  do {
    pen.font = `600 ${size}px ${DISPLAY}`;
    size -= 1;
  } while (size > 13 && pen.measureText(text).width > 2 * (width - 28));
  const lines = wrapped(pen, text, width - 24);
  for (const [i, line] of lines.entries()) {
    pen.fillText(line, x + 12, y + height / 2 + (i - (lines.length - 1) / 2) * (size + 4), width - 24);
  }
}

/** In at most two lines. */
function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  if (pen.measureText(text).width <= width) return [text];
  const words = text.split(' ');
  const first: string[] = [];
  while (words.length > 0 && pen.measureText([...first, words[0]].join(' ')).width <= width) {
    first.push(words.shift() ?? '');
  }
  return [first.join(' '), words.join(' ')];
}

/** The name of the game and where the match is to be seen, under everything. */
export function paintAddress(
  pen: CanvasRenderingContext2D,
  name: string,
  address: string,
  frame: Frame,
): void {
  const { x, y, width, height } = frame;
  pen.fillStyle = ink('ground');
  pen.fillRect(x, y, width, height);
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  pen.fillStyle = ink('text');
  pen.font = `600 20px ${DISPLAY}`;
  pen.fillText(name.toUpperCase(), x + 12, y + height / 2);
  pen.textAlign = 'right';
  pen.fillStyle = ink('can');
  pen.font = `400 15px ${READING}`;
  pen.fillText(address, x + width - 12, y + height / 2, width - 170);
}
