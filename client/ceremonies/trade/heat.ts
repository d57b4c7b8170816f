import { type Pixels, paintBurning, paintGrowth } from '#client/art/burning.ts';
import { PICTURE_URLS } from '#client/art/pictures.ts';

/** A card while it burns: small, and stretched over it; a fire has no fine lines. */
export const BURNING = { width: 144, height: 198 };
const BURNT = 0.92;

export function paintCardBurning(context: CanvasRenderingContext2D, done: number): undefined {
  const image = context.createImageData(BURNING.width, BURNING.height);
  paintBurning(image, done * BURNT);
  context.putImageData(image, 0, 0);
}

let mask: Promise<Pixels> | undefined;

/** Loaded with every trade, whatever it comes to. */
export function loadGrowth(): Promise<Pixels> {
  mask ??= maskOf(PICTURE_URLS.growth);
  return mask;
}

async function maskOf(url: string): Promise<Pixels> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return { width: 0, height: 0, data: new Uint8ClampedArray() };
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Where the mask's growth comes from: the middle of its lower edge. */
const ROOT = 0.88;

/** Full grown, to all sides: it is painted once, and a mask of the page lets it spread. */
export function paintGrown(canvas: HTMLCanvasElement, from: Pixels): void {
  const context = canvas.getContext('2d');
  const half = document.createElement('canvas');
  const painted = half.getContext('2d');
  if (!context || !painted || from.width === 0) return;
  half.width = from.width;
  half.height = from.height;
  const image = painted.createImageData(from.width, from.height);
  paintGrowth(from, image, 1);
  painted.putImageData(image, 0, 0);
  const root = Math.round(from.height * ROOT);
  canvas.width = from.width;
  canvas.height = root * 2;
  context.globalCompositeOperation = 'lighter';
  context.drawImage(half, 0, 0);
  context.save();
  context.translate(from.width, canvas.height);
  context.scale(-1, -1);
  context.drawImage(half, 0, 0);
  context.restore();
  cool(context, 'source-atop', ['#ffffff00', '#5a1f9d99', '#1d1470e6']);
  cool(context, 'destination-in', ['#000', '#000000b0', '#00000000']);
}

/** Far from where it began it is colder, and then gone. */
function cool(
  context: CanvasRenderingContext2D,
  how: GlobalCompositeOperation,
  [near, mid, far]: readonly [string, string, string],
): void {
  const { width, height } = context.canvas;
  context.globalCompositeOperation = how;
  context.save();
  context.translate(width / 2, height / 2);
  context.scale(1, height / width);
  const fade = context.createRadialGradient(0, 0, width * 0.1, 0, 0, width / 2);
  fade.addColorStop(0, near);
  fade.addColorStop(0.45, mid);
  fade.addColorStop(1, far);
  context.fillStyle = fade;
  context.fillRect(-width, -width, width * 2, width * 2);
  context.restore();
}
