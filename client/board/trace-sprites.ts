import type { Point } from './geometry.ts';
import { stamped } from './paths.ts';
import { baked, type Sprite } from './sprite.ts';
import type { Traces } from './traces.ts';

const APART = 58;
const STAMP = 88;
const FALLEN = 78;
/** The oldest stamp of a trail and the newest. */
const [FAINTEST, STRONGEST] = [0.07, 0.3];

/** What lies on the floor of those who walked and fell. */
export function traceSprites({ trails, remains }: Traces): readonly Sprite[] {
  const stamps = [...trails].flatMap(([key, { path }]) => {
    const points = stamped(path, APART);
    return points.map((at, i): Sprite => {
      const share = points.length > 1 ? i / (points.length - 1) : 1;
      const alpha = FAINTEST + (STRONGEST - FAINTEST) * share;
      return { ...light(at, STAMP), key: `trail ${key} ${i}`, layer: 'trails', alpha };
    });
  });
  const fallen = remains.map(({ key, character, at }): Sprite => {
    const picture = { texture: 'pieces', frame: `${character}-dead` } as const;
    const area = { ...at, width: FALLEN, height: FALLEN };
    return { key: `remains ${key}`, drawn: baked(picture), area, layer: 'remains', alpha: 0.95 };
  });
  return [...stamps, ...fallen];
}

const light = ({ x, y }: Point, size: number) => ({
  drawn: baked({ texture: 'light', frame: 'heat' } as const),
  area: { x, y, width: size, height: size },
  isLight: true,
});
