import { damageIn, type Parasite } from '#shared/parasites/index.ts';
import { standing } from '#shared/play/index.ts';
import type { Character, RoomId } from '#shared/vocabulary/index.ts';
import { type Crawls, crawlsOf } from './crawls.ts';
import { isHopeless, timeLeft } from './hope.ts';
import { type Situation, suspicionOf } from './situation.ts';

/** T1: if the parasites do not come before the own next turn, they come before the one after it. */
const NOT_YET = 0.2;

/** So many phases everybody is as careful as can be, and careless after twice as many. */
const CAREFUL = 14;

/** Less careful than this nobody becomes who thinks: the dead win nothing (V6). */
const STILL_CAREFUL = 0.4;

/** What wounds cost a character: each a little, lost AP (T4) more, its life most. */
export function costOfWounds(character: Character, hp: number, wounds: number): number {
  if (wounds <= 0) return 0;
  if (wounds >= hp) return character === 'trooper' ? 16 : 12;
  const lostAp = Math.ceil(hp / 2) - Math.ceil((hp - wounds) / 2);
  return wounds + 3 * lostAp;
}

/** What the next parasite phase is expected to cost a character that waits for it in a room. */
export function danger(
  situation: Situation,
  character: Character,
  room: RoomId,
  instead: Crawls = situation.crawls,
): number {
  if (!mayBeReached(instead, room) || isHopeless(situation, 'as a human')) return 0;
  const { view, self, memory, manner, infected } = situation;
  const { hp } = self.characters[character];
  const costs = instead.reduce((sum, moved) => sum + costOfWounds(character, hp, damageIn(moved, room)), 0);
  const least =
    (infected ? careOfInfected(situation) : manner.foresight ? STILL_CAREFUL : 0) * timeLeft(situation);
  const careful = Math.max(caution(view.phase), least) * manner.caution * dearness(situation);
  return (costs / instead.length) * (memory.markerHadTurn ? 1 : NOT_YET) * careful;
}

/** A7, V6: whose other character is dead loses everything with the last one. */
function dearness({ self, manner }: Situation): number {
  return manner.foresight && standing(self).length < 2 ? LAST_ONE : 1;
}

const LAST_ONE = 1.5;

/**
 * V9: without a living Infected nobody may be left to win. So who is the last of them takes care of himself, and in the
 * end everybody does; where there are many of them, they bring it to an end.
 */
function careOfInfected(situation: Situation): number {
  const { view, endgame, manner } = situation;
  if (!manner.cunning) return endgame ? CAREFUL_INFECTED : 1;
  if (!endgame && view.phase < LONELY) return 1;
  const known = view.seats.filter(({ id, eliminated }) => !eliminated && suspicionOf(situation, id) >= 0.9);
  return known.length < (endgame ? MANY : 2) ? CAREFUL_INFECTED : 1;
}

const CAREFUL_INFECTED = 1.6;
/** By then a Host has had the time to make others like himself. */
const LONELY = 4;
const MANY = 3;

/** Most rooms no roll of the die brings a parasite to. */
function mayBeReached(crawls: Crawls, room: RoomId): boolean {
  for (const moved of crawls) for (const parasite of moved) if (parasite.room === room) return true;
  return false;
}

/** V8: whoever waits for better times waits in vain, so that care fades when a match drags on. */
function caution(phase: number): number {
  return Math.min(1, Math.max(0.15, 1 - (phase - CAREFUL) / CAREFUL));
}

/** How much less danger the own characters would be in with these parasites instead. */
export function relief(situation: Situation, instead: readonly Parasite[]): number {
  const crawls = crawlsOf(situation.map, instead);
  return ownDanger(situation) - ownDanger(situation, crawls);
}

/** The danger both own characters are in, where they stand. */
export function ownDanger(situation: Situation, crawls?: Crawls): number {
  return standing(situation.self).reduce(
    (sum, { character, room }) => sum + danger(situation, character, room, crawls),
    0,
  );
}
