import './board.css';
import { PICTURE_URLS } from '#client/art/pictures.ts';
import type { Insets, Look } from './camera-math.ts';
import { type FirstMap, paintFirstMap } from './first-map.ts';

/** What is seen before the engine draws. */
export interface FirstPicture {
  /** The map as it is, to be read; from where the engine will look, unless it is said. */
  show(map: FirstMap, insets: Insets, look?: Look): void;
  /** So much of the art has come, 0 to 1. */
  progress(share: number): void;
  /** The engine's map is there. */
  giveWay(): void;
  /** There will be no engine: this is the map. */
  stay(): void;
}

const FADE_MS = 400;

/** The Reactor Room in the page itself, and the whole map as soon as it is known: neither needs the engine. */
export function showFirstPicture(parent: HTMLElement): FirstPicture {
  const picture = document.createElement('div');
  picture.className = 'first-picture';
  const plate = document.createElement('img');
  Object.assign(plate, { src: PICTURE_URLS.reactor, alt: '', width: 300, height: 400 });
  const map = document.createElement('canvas');
  const line = document.createElement('progress');
  line.ariaHidden = 'true';
  line.value = 0;
  picture.append(plate, map, line);
  parent.append(picture);
  let paint = () => {};
  plate.addEventListener('load', () => paint());
  return {
    show(shown, insets, look) {
      paint = () => paintFirstMap(map, shown, { insets, look, reactor: plate });
      paint();
      picture.classList.add('has-map');
    },
    progress(share) {
      line.value = share;
    },
    giveWay() {
      paint = () => {};
      picture.classList.add('is-over');
      setTimeout(() => picture.remove(), FADE_MS);
    },
    stay() {
      line.remove();
      parent.setAttribute('aria-busy', 'false');
    },
  };
}
