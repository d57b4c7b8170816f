import { FULL_HEALTH } from '#shared/vocabulary/index.ts';
import { paintEmblem } from './paint-emblem.ts';
import { paintHeat, paintRoleMark } from './paint-role.ts';
import { ink } from './palette.ts';
import type { Figure } from './tokens.ts';

type Pen = CanvasRenderingContext2D;
type CharacterFigure = Extract<Figure, { type: 'character' }>;
type ParasiteFigure = Extract<Figure, { type: 'parasite' }>;

/** The field a token is painted on, around the pen's origin. */
export const TOKEN = 72;

export function paintToken(pen: Pen, figure: Figure): void {
  pen.lineCap = 'butt';
  if (figure.type === 'character') paintCharacter(pen, figure);
  else paintParasite(pen, figure);
}

/** A disc with the seat's shape and letter; the Trooper's is round, the Android's square with an aerial. */
function paintCharacter(pen: Pen, { colour, character, hp, doomed, role }: CharacterFigure): void {
  const isTrooper = character === 'trooper';
  if (role) paintHeat(pen, role);
  pen.fillStyle = ink('ground');
  pen.beginPath();
  if (isTrooper) pen.arc(0, 2, 30, 0, 7);
  else pen.roundRect(-27, -25, 54, 54, 8);
  pen.fill();
  if (!isTrooper) {
    pen.strokeStyle = ink('text');
    pen.lineWidth = 3;
    pen.beginPath();
    pen.moveTo(0, -25);
    pen.lineTo(0, -33);
    pen.stroke();
  }
  for (let i = 0; i < FULL_HEALTH; i++) paintHealth(pen, isTrooper, i, healthOf(i, hp, doomed));
  paintEmblem(pen, colour, 38);
  if (role) paintRoleMark(pen, role);
}

/** What is left of a segment. */
export type Health = 'whole' | 'doomed' | 'lost';

export function healthOf(segment: number, hp: number, doomed: number): Health {
  if (segment >= hp) return 'lost';
  return segment >= hp - doomed ? 'doomed' : 'whole';
}

/** Four segments: quarters of the ring, or the sides of the square. */
function paintHealth(pen: Pen, isRound: boolean, index: number, health: Health): void {
  const isLost = health === 'lost';
  pen.save();
  pen.translate(0, 2);
  pen.rotate((index * Math.PI) / 2);
  pen.strokeStyle = ink(isLost ? 'wound' : health === 'doomed' ? 'attention' : 'text');
  pen.lineWidth = isLost ? 2 : 5;
  pen.setLineDash(isLost ? [3, 4] : []);
  pen.beginPath();
  if (isRound) pen.arc(0, 0, 27.5, -Math.PI * 0.42, -Math.PI * 0.08);
  else {
    pen.moveTo(-19, -24.5);
    pen.lineTo(19, -24.5);
  }
  pen.stroke();
  pen.restore();
}

/** Grey ones are small with a thin outline, black ones large with a thick one. */
function paintParasite(pen: Pen, { colour, count }: ParasiteFigure): void {
  const isBlack = colour === 'black';
  const size = isBlack ? 1 : 0.74;
  pen.save();
  pen.scale(size, size);
  pen.strokeStyle = ink(isBlack ? 'text' : 'quiet');
  pen.lineWidth = isBlack ? 4.5 : 3.5;
  pen.lineCap = 'round';
  pen.beginPath();
  for (const side of [-1, 1]) {
    for (const [from, knee, foot] of LEGS) {
      pen.moveTo(side * 8, from);
      pen.lineTo(side * 22, knee);
      pen.lineTo(side * 31, foot);
    }
  }
  pen.stroke();
  pen.fillStyle = isBlack ? '#000' : ink('quiet');
  pen.strokeStyle = ink(isBlack ? 'text' : 'ground');
  pen.lineWidth = isBlack ? 4 : 2;
  pen.beginPath();
  pen.ellipse(0, 9, 14, 19, 0, 0, 7);
  pen.fill();
  pen.stroke();
  pen.beginPath();
  pen.ellipse(0, -14, 9, 10, 0, 0, 7);
  pen.fill();
  pen.stroke();
  pen.restore();
  if (count > 1) paintCount(pen, count);
}

const LEGS = [
  [-6, -20, -30],
  [2, -4, -2],
  [10, 14, 26],
] as const;

/** How many are meant by one. */
export function paintCount(pen: Pen, count: number): void {
  pen.fillStyle = ink('text');
  pen.beginPath();
  pen.arc(22, 22, 13, 0, 7);
  pen.fill();
  pen.fillStyle = ink('ground');
  pen.font = '600 20px "Saira Condensed", sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(`×${count}`, 22, 23);
}
