import { isAsked } from '#client/words/awaited.ts';
import type { View } from '#shared/play/index.ts';
import type { PublicClock } from '#shared/wire/public-table.ts';
import type { Cue } from './cue.ts';
import type { QueuedCue } from './finale.ts';

/** Whoever is asked while a clock runs is told everything else within this time. */
export const HURRY_MS = 300;
/** Where no clock runs even what is hurried is seen, on a device that is late too. */
export const SEEN_MS = 60;
/** A backlog longer than this is told twice as fast. */
export const LONG_MS = 4000;
/** A backlog longer than this is not told any more: its recap is. */
export const TOO_LONG_MS = 10_000;

/** What waits behind the step that comes next. */
export function backlogOf(queue: readonly QueuedCue[]): number {
  const [next] = queue;
  return queue.filter(({ step }) => step !== next?.step).reduce((sum, { cue: { ms } }) => sum + ms, 0);
}

/**
 * What is awaited of me comes at once. With a turn's time to think a ceremony is still seen; with less, nothing
 * is. And nobody waits for what he did himself.
 */
export function isRushed(
  { ms, ceremony, who }: Cue,
  newest: View | undefined,
  clock: PublicClock['kind'],
): boolean {
  if (!newest || ms === 0 || !isAsked(newest)) return false;
  if (clock !== '' && clock !== 'turn') return true;
  if (ceremony) return false;
  return clock === 'turn' || ('me' in newest && who[0] === newest.me);
}

/** The dead are asked for nothing any more, and who watches never was. */
export const isGone = (view: View): boolean => !('me' in view) || (view.seats[view.me]?.eliminated ?? false);
