import { DIE_FACES, type StationMap } from '#shared/map/index.ts';
import { damageIn, moveParasites, type Parasite, parasiteMoves } from '#shared/parasites/index.ts';
import type { Character, RoomId } from '#shared/vocabulary/index.ts';
import { ownCharacters, type Situation } from './situation.ts';

/** T1: if the parasites do not come before the own next turn, they come before the one after it. */
const NOT_YET = 0.2;

/** Where the parasites may be when they attack: one way for every face of the die. */
export type Crawls = readonly (readonly Parasite[])[];

export function crawlsOf(map: StationMap, parasites: readonly Parasite[]): Crawls {
  return DIE_FACES.map((roll) => moveParasites(parasites, parasiteMoves(map, parasites, roll)));
}

/** What wounds cost a character: each a little, lost AP (T4) more, its life most. */
export function costOfWounds(character: Character, hp: number, wounds: number): number {
  if (wounds <= 0) return 0;
  if (wounds >= hp) return character === 'trooper' ? 16 : 12;
  const lostAp = Math.ceil(hp / 2) - Math.ceil((hp - wounds) / 2);
  return wounds + 3 * lostAp;
}

/** What the next parasite phase is expected to cost a character that waits for it in a room. */
export function danger(
  { self, memory, crawls }: Situation,
  character: Character,
  room: RoomId,
  instead: Crawls = crawls,
): number {
  const { hp } = self.characters[character];
  const costs = instead.reduce((sum, moved) => sum + costOfWounds(character, hp, damageIn(moved, room)), 0);
  return (costs / instead.length) * (memory.markerHadTurn ? 1 : NOT_YET);
}

/** How much less danger the own characters would be in with these parasites instead. */
export function relief(situation: Situation, instead: readonly Parasite[]): number {
  const crawls = crawlsOf(situation.map, instead);
  return ownDanger(situation) - ownDanger(situation, crawls);
}

/** The danger both own characters are in, where they stand. */
export function ownDanger(situation: Situation, crawls?: Crawls): number {
  return ownCharacters(situation).reduce(
    (sum, { character, room }) => sum + danger(situation, character, room, crawls),
    0,
  );
}
