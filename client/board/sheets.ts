import { Loader, type Scene } from 'phaser';
import { loadSheets } from '#client/art/textures.ts';

/** Whether the baked art is there yet. Late, or where it will not come, the pen alone draws. */
export type Sheets = 'coming' | 'late' | 'here' | 'failed';

interface Arrival {
  onProgress(share: number): void;
  onChange(sheets: Sheets): void;
}

/** So long a map waits for its art; then there is one that can be played on. */
const PATIENCE_MS = 2500;
/** A file that hangs is not waited for. */
const LONGEST_MS = 12_000;

/** Loads the art; what comes after all is used after all. */
export function bringSheets(scene: Scene, { onProgress, onChange }: Arrival): void {
  let isWhole = true;
  const impatient = setTimeout(() => onChange('late'), PATIENCE_MS);
  const hopeless = setTimeout(() => onChange('failed'), LONGEST_MS);
  scene.load.on(Loader.Events.PROGRESS, onProgress);
  scene.load.on(Loader.Events.FILE_LOAD_ERROR, () => {
    isWhole = false;
  });
  scene.load.once(Loader.Events.COMPLETE, () => {
    clearTimeout(impatient);
    clearTimeout(hopeless);
    onChange(isWhole ? 'here' : 'failed');
  });
  loadSheets(scene);
  scene.load.start();
}
