import { bodyPicture } from './body.ts';
import type { Darkroom, Pixels } from './darkroom.ts';
import { hiveGlow, sealedTrade } from './intro.ts';
import { dawn, growthMask, loneReactor, nightStation, nobody, spreading, thermalStation } from './stills.ts';

interface Recipe {
  readonly quality: number;
  readonly make: (darkroom: Darkroom) => Promise<Pixels>;
}

/** Pictures that are shown by themselves, by name. */
export const PICTURES: Readonly<Record<string, Recipe>> = {
  'home-cold': { quality: 0.45, make: (darkroom) => nightStation(darkroom) },
  'home-thermal': { quality: 0.42, make: (darkroom) => thermalStation(darkroom) },
  'end-humans': { quality: 0.42, make: (darkroom) => dawn(darkroom) },
  'end-infected': { quality: 0.26, make: (darkroom) => spreading(darkroom) },
  'end-nobody': { quality: 0.45, make: (darkroom) => nobody(darkroom) },
  reactor: { quality: 0.5, make: (darkroom) => loneReactor(darkroom, 300) },
  'body-cold': {
    quality: 0.26,
    make: (darkroom) => bodyPicture(darkroom, 'cold', { width: 580, height: 720 }),
  },
  'body-hot': {
    quality: 0.26,
    make: (darkroom) => bodyPicture(darkroom, 'hot', { width: 580, height: 720 }),
  },
  'intro-trade': { quality: 0.5, make: (darkroom) => sealedTrade(darkroom, { width: 440, height: 220 }) },
  'intro-hive': { quality: 0.45, make: (darkroom) => hiveGlow(darkroom, { width: 440, height: 220 }) },
  growth: { quality: 0.5, make: (darkroom) => growthMask(darkroom, { width: 448, height: 280 }) },
};
