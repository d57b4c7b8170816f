import { PICTURE_URLS } from '#client/art/pictures.ts';

/** Anybody's outline: cold for a human, the same with heat for an Infected. */
export const figureUrl = (isInfected: boolean): string => PICTURE_URLS[isInfected ? 'body-hot' : 'body-cold'];

/** Both come at once, before either is shown: no request tells which. */
export function loadFigures(): void {
  for (const url of [figureUrl(false), figureUrl(true)]) new Image().src = url;
}
