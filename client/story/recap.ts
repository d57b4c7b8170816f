import type { SeenEvent } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Cue } from './cue.ts';
import { mainOf, type Scene } from './scenes.ts';

/** So many lines a recap has at most. */
const RECAP_LINES = 5;

/** What matters most to who comes back, first; of the rest the newest counts. */
const WEIGHTY: readonly SeenEvent['type'][] = [
  'ended',
  'hive-burnt',
  'scanned',
  'died',
  'eliminated',
  'traded',
  'wounded',
  'fired',
  'stabbed',
  'grenade-thrown',
  'body-scanned',
];

/** What leads to something, and says little without it. */
const SLIGHT: readonly SeenEvent['type'][] = ['turn-began', 'duty-began', 'trade-began'];

/** What comes over somebody, as opposed to what he does. */
const SUFFERED: readonly SeenEvent['type'][] = [
  'wounded',
  'died',
  'eliminated',
  'healed',
  'armor-played',
  'alert-dealt',
];

/**
 * The few lines that say what happened, in the order it did. Nothing, if it was only what this seat did itself: whoever
 * reloads in the middle of a search knows what he did.
 */
export function recapOf(
  skipped: readonly Pick<Cue, 'events' | 'caption'>[],
  me: SeatId | undefined,
): readonly string[] {
  const lines = skipped.flatMap(({ events, caption }, at) => {
    const [first, ...others] = events;
    if (!caption || !first) return [];
    const scene: Scene = [first, ...others];
    return [{ caption, at, weight: weightOf(scene), isOwnDoing: isDoneBy(me, mainOf(scene)) }];
  });
  if (lines.every(({ isOwnDoing }) => isOwnDoing)) return [];
  return lines
    .toSorted((a, b) => a.weight - b.weight || b.at - a.at)
    .slice(0, RECAP_LINES)
    .toSorted((a, b) => a.at - b.at)
    .map(({ caption }) => caption);
}

function weightOf(scene: Scene): number {
  const { type } = mainOf(scene);
  const rank = WEIGHTY.indexOf(type);
  if (rank >= 0) return rank;
  return SLIGHT.includes(type) ? WEIGHTY.length + 1 : WEIGHTY.length;
}

function isDoneBy(me: SeatId | undefined, main: SeenEvent): boolean {
  return 'seat' in main && main.seat === me && !SUFFERED.includes(main.type);
}
