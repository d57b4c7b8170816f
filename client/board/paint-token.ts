import { SEAT_SHAPES } from '#client/look/seat-shapes.ts';
import { t } from '#client/texts/texts.ts';
import { FULL_HEALTH } from '#shared/vocabulary/index.ts';
import { ink } from './ink.ts';
import { paintHeat, paintRoleMark } from './paint-role.ts';
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
function paintCharacter(pen: Pen, { colour, character, hp, role }: CharacterFigure): void {
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
  for (let i = 0; i < FULL_HEALTH; i++) paintHealth(pen, isTrooper, i, i < hp);
  paintEmblem(pen, colour);
  if (role) paintRoleMark(pen, role);
}

/** Four segments: quarters of the ring, or the sides of the square. */
function paintHealth(pen: Pen, isRound: boolean, index: number, whole: boolean): void {
  pen.save();
  pen.translate(0, 2);
  pen.rotate((index * Math.PI) / 2);
  pen.strokeStyle = ink(whole ? 'text' : 'wound');
  pen.lineWidth = whole ? 5 : 2;
  pen.setLineDash(whole ? [] : [3, 4]);
  pen.beginPath();
  if (isRound) pen.arc(0, 0, 27.5, -Math.PI * 0.42, -Math.PI * 0.08);
  else {
    pen.moveTo(-19, -24.5);
    pen.lineTo(19, -24.5);
  }
  pen.stroke();
  pen.restore();
}

function paintEmblem(pen: Pen, colour: CharacterFigure['colour']): void {
  pen.save();
  pen.translate(-19, -17);
  pen.scale(38 / 24, 38 / 24);
  pen.fillStyle = ink(`seat-${colour}`);
  pen.fill(new Path2D(SEAT_SHAPES[colour]));
  pen.restore();
  pen.fillStyle = ink('ground');
  pen.font = '600 25px "Saira Condensed", sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(t(`letter.${colour}`), 0, colour === 'red' ? 8 : 3);
}

/** Grey ones are small with a thin outline, black ones large with a thick one. */
function paintParasite(pen: Pen, { colour, count }: ParasiteFigure): void {
  const isBlack = colour === 'black';
  const size = isBlack ? 1 : 0.74;
  pen.save();
  pen.scale(size, size);
  pen.strokeStyle = ink(isBlack ? 'heat' : 'quiet');
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
  pen.strokeStyle = ink(isBlack ? 'heat' : 'ground');
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

function paintCount(pen: Pen, count: number): void {
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
