import { NOISE_MS, SWEEP_MS, SWEPT_MS } from './scan-beats.ts';
import type { ThermalPicture } from './station-heat.ts';

/** How high a torn row is, and how far the line glows. */
const [TORN, GLOW] = [14, 60];

/** One moment of the sweep: black and white noise, and behind the bright line the false colour. */
export function paintSweep(
  context: CanvasRenderingContext2D,
  { grey, warm }: ThermalPicture,
  at: number,
): void {
  const { width, height } = context.canvas;
  if (at >= SWEPT_MS) return void context.drawImage(warm, 0, 0);
  const line = Math.round(height * Math.max(0, (at - SWEEP_MS) / (SWEPT_MS - SWEEP_MS)));
  context.filter = 'grayscale(1) brightness(1.6)';
  context.drawImage(grey, 0, 0);
  context.filter = 'none';
  snow(context, Math.min(1, Math.max(0, (at - NOISE_MS * 0.6) / 200)));
  for (let i = 0; i < 5; i++) tear(context, (Math.sin(at * 0.7 + i * 9.1) * 0.5 + 0.5) * height);
  if (line <= 0) return;
  context.drawImage(warm, 0, 0, width, line, 0, 0, width, line);
  glow(context, line);
}

let tile: HTMLCanvasElement | undefined;
const TILE = 192;

/** Made once; a shift each time makes it boil. */
function noiseTile(): HTMLCanvasElement {
  if (tile) return tile;
  tile = document.createElement('canvas');
  tile.width = TILE;
  tile.height = TILE;
  const context = tile.getContext('2d');
  const image = context?.createImageData(TILE, TILE);
  if (!context || !image) return tile;
  for (let i = 0; i < TILE * TILE; i++) {
    // Mostly dark, with bright specks: what a camera shows that sees nothing yet.
    const value = Math.random() ** 2.2 * 255;
    image.data.set([value, value, value, 190], i * 4);
  }
  context.putImageData(image, 0, 0);
  return tile;
}

function snow(context: CanvasRenderingContext2D, strength: number): void {
  const pattern = context.createPattern(noiseTile(), 'repeat');
  if (!pattern) return;
  const { width, height } = context.canvas;
  context.save();
  context.globalAlpha = strength * 0.85;
  context.translate(-Math.random() * TILE, -Math.random() * TILE);
  context.fillStyle = pattern;
  context.fillRect(0, 0, width + TILE, height + TILE);
  context.restore();
}

function tear(context: CanvasRenderingContext2D, y: number): void {
  const { canvas } = context;
  const top = Math.max(0, Math.min(canvas.height - TORN, y));
  const aside = (Math.random() - 0.5) * 40;
  context.drawImage(canvas, 0, top, canvas.width, TORN, aside, top, canvas.width, TORN);
}

function glow(context: CanvasRenderingContext2D, line: number): void {
  const { width } = context.canvas;
  // Far and faint, near and nearly white, and the line itself.
  for (const [far, colour, strength] of [
    [GLOW, '#9fdcff', '80'],
    [GLOW / 5, '#ffffff', 'e0'],
  ] as const) {
    const light = context.createLinearGradient(0, line - far, 0, line + far / 3);
    light.addColorStop(0, `${colour}00`);
    light.addColorStop(0.75, `${colour}${strength}`);
    light.addColorStop(1, `${colour}00`);
    context.fillStyle = light;
    context.fillRect(0, line - far, width, far * 1.34);
  }
  context.fillStyle = '#ffffff';
  context.fillRect(0, line - 1, width, 2);
}
