import { DIE_FACES, type StationMap } from '#shared/map/index.ts';
import { moveParasites, type Parasite, parasiteMoves } from '#shared/parasites/index.ts';

/** Where the parasites may be when they attack: one way for every face of the die. */
export type Crawls = readonly (readonly Parasite[])[];

export function crawlsOf(map: StationMap, parasites: readonly Parasite[]): Crawls {
  return DIE_FACES.map((roll) => moveParasites(parasites, parasiteMoves(map, parasites, roll)));
}
