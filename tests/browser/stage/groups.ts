import { keysOf } from '#shared/vocabulary/index.ts';
import { CEREMONY_SCENES } from './ceremony-scenes.ts';
import { LINES } from './local-session.ts';
import { SCENES } from './scenes.ts';

/** Pages that are no scene of a table. */
export const SHEETS = ['home', 'art', 'effects', 'sounds'] as const;
export type Sheet = (typeof SHEETS)[number];

export const isSheet = (scene: string): scene is Sheet => SHEETS.some((sheet) => sheet === scene);

/** A table before its match; every other line to it is one of `LINES`. */
const WAITING = 'waiting';

/** Everything the stage can show, by group: what is added to one of these tables is on the index. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'A match': keysOf(SCENES),
  'A table before its match, and the line to it': [WAITING, ...keysOf(LINES)],
  Ceremonies: keysOf(CEREMONY_SCENES),
  Pages: SHEETS,
};

export const isShown = (scene: string): boolean =>
  Object.values(GROUPS).some((scenes) => scenes.includes(scene));
