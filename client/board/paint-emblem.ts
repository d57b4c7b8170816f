import { SEAT_SHAPES } from '#client/look/seat-shapes.ts';
import { t } from '#client/texts/texts.ts';
import type { Colour } from '#shared/vocabulary/index.ts';
import { ink } from './palette.ts';

/** A seat's shape with its letter, around the pen's origin; dark around it, so that it is read on anything. */
export function paintEmblem(pen: CanvasRenderingContext2D, colour: Colour, wide: number): void {
  pen.save();
  pen.translate(0, 2);
  pen.scale(wide / 24, wide / 24);
  pen.translate(-12, -12);
  const shape = new Path2D(SEAT_SHAPES[colour]);
  pen.strokeStyle = ink('ground');
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  pen.stroke(shape);
  pen.fillStyle = ink(`seat-${colour}`);
  pen.fill(shape);
  pen.restore();
  pen.fillStyle = ink('ground');
  pen.font = `600 ${wide * 0.66}px "Saira Condensed", sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(t(`letter.${colour}`), 0, colour === 'red' ? wide * 0.21 : wide * 0.08);
}
