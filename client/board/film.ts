import './board.css';

const GRAIN = 128;

/** Lays grain over the map. It is a picture in the page, not a pass of the engine: it costs no frame. */
export function layFilm(parent: HTMLElement): HTMLElement {
  const film = document.createElement('div');
  film.className = 'board-film';
  film.style.setProperty('--grain', `url(${grainUrl()})`);
  parent.append(film);
  return film;
}

function grainUrl(): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = GRAIN;
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  const grain = pen.createImageData(GRAIN, GRAIN);
  let seed = 1;
  for (let i = 0; i < grain.data.length; i += 4) {
    seed = (seed * 48_271) % 2_147_483_647;
    const grey = 128 + ((seed % 256) - 128) * 0.7;
    grain.data.set([grey, grey, grey, 70], i);
  }
  pen.putImageData(grain, 0, 0);
  return canvas.toDataURL();
}
