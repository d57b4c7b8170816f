import { t } from '#client/texts/texts.ts';
import { paintAddress, paintScene, type ShownScene, stageOf } from './scene-painter.ts';

const PANEL = { width: 520, height: 560 };
const FILM = { width: 720, height: 720 };
const FOOT = 40;
const FRAMES_A_SECOND = 25;
/** How long somebody walks, and how long a moment stands. */
const WALK_MS = 450;
const STAND_MS = 750;

function sheet(width: number, height: number): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('nothing can be painted here');
  return { canvas, pen };
}

/** A few moments beside each other, with the address of the match. */
export async function stripOf(scenes: readonly ShownScene[], address: string): Promise<Blob> {
  const { canvas, pen } = sheet(PANEL.width * scenes.length, PANEL.height + FOOT);
  const stage = stageOf(scenes);
  for (const [i, scene] of scenes.entries()) {
    const x = i * PANEL.width;
    paintScene(pen, { scene, stage, frame: { ...PANEL, x, y: 0, width: PANEL.width - 4 } });
  }
  paintAddress(pen, t('game.name'), address, { x: 0, y: PANEL.height, width: canvas.width, height: FOOT });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** What this browser can record, the best first; nothing if it cannot. */
export function filmType(): string | undefined {
  if (!('MediaRecorder' in globalThis) || !('captureStream' in HTMLCanvasElement.prototype)) return undefined;
  return ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'].find((type) =>
    MediaRecorder.isTypeSupported(type),
  );
}

/** The same as a short film: everybody walks from where he was to where he is. */
export async function filmOf(scenes: readonly ShownScene[], address: string, type: string): Promise<Blob> {
  const { canvas, pen } = sheet(FILM.width, FILM.height + FOOT);
  const stage = stageOf(scenes);
  const recorder = new MediaRecorder(canvas.captureStream(FRAMES_A_SECOND), { mimeType: type });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  const isOver = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
  const paint = (at: number, way: number) => {
    const scene = scenes[at];
    if (!scene) return;
    paintScene(pen, { scene, before: scenes[at - 1], way, stage, frame: { ...FILM, x: 0, y: 0 } });
    paintAddress(pen, t('game.name'), address, { x: 0, y: FILM.height, width: FILM.width, height: FOOT });
  };
  paint(0, 1);
  recorder.start();
  for (const at of scenes.keys()) {
    const start = performance.now();
    for (let gone = 0; gone < WALK_MS + STAND_MS; gone = performance.now() - start) {
      paint(at, Math.min(1, gone / WALK_MS));
      await new Promise((resolve) => setTimeout(resolve, 1000 / FRAMES_A_SECOND));
    }
  }
  recorder.stop();
  await isOver;
  return new Blob(pieces, { type: type.replace(/;.*/, '') });
}
