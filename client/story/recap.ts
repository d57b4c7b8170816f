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
const SLIGHT: readonly SeenEvent['type'][] = ['turn-began', 'duty-began', 'trade-began', 'armor-asked'];

/** What comes over somebody, as opposed to what he does. */
const SUFFERED: readonly SeenEvent['type'][] = [
  'wounded',
  'died',
  'eliminated',
  'healed',
  'armor-played',
  'alert-dealt',
];

interface Told {
  readonly caption: string;
  readonly at: number;
  readonly weight: number;
  readonly isOwnDoing: boolean;
  /** Counts the turns and parasite phases that began before it. */
  readonly turn: number;
}

/**
 * The few lines that say what happened, in the order it did, and something of every turn: of more turns than there are
 * lines, several share one. Nothing, if it was only what this seat did itself: whoever reloads in the middle of a search
 * knows what he did.
 */
export function recapOf(
  skipped: readonly Pick<Cue, 'events' | 'caption'>[],
  me: SeatId | undefined,
): readonly string[] {
  const lines = linesOf(skipped, me);
  if (lines.every(({ isOwnDoing }) => isOwnDoing)) return [];
  const byWeight = lines.toSorted((a, b) => a.weight - b.weight || b.at - a.at);
  const turns = [...new Set(lines.map(({ turn }) => turn))];
  const mains = turns.flatMap((turn) => byWeight.find((line) => line.turn === turn) ?? []);
  if (mains.length > RECAP_LINES) return shared(mains);
  const others = byWeight.filter((line) => !mains.includes(line));
  return [...mains, ...others]
    .slice(0, RECAP_LINES)
    .toSorted((a, b) => a.at - b.at)
    .map(({ caption }) => caption);
}

function linesOf(skipped: Parameters<typeof recapOf>[0], me: SeatId | undefined): readonly Told[] {
  let turn = 0;
  return skipped.flatMap(({ events, caption }, at) => {
    const [first, ...others] = events;
    const begun = events.find(({ type }) => type === 'turn-began' || type === 'phase-began');
    if (begun) turn += 1;
    if (!caption || !first) return [];
    const scene: Scene = [first, ...others];
    const isOwnDoing = isDoneBy(me, mainOf(scene));
    const weight = weightOf(scene);
    // That it is one's own turn now is no turn that passed.
    const isOwnTurn = begun?.type === 'turn-began' && begun.seat === me;
    return [{ caption, at, weight, isOwnDoing, turn: isOwnTurn ? turn - 1 : turn }];
  });
}

/** Turns that follow each other in one line, as evenly as can be. */
function shared(mains: readonly Told[]): readonly string[] {
  const lineOf = (i: number) => Math.floor((i * RECAP_LINES) / mains.length);
  return Array.from({ length: RECAP_LINES }, (_, line) =>
    mains
      .filter((_main, i) => lineOf(i) === line)
      .map(({ caption }) => caption)
      .join(' '),
  );
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
