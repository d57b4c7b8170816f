import type { EndingKind, Role } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { MatchSummary, SeatSummary } from './summary.ts';

/** A game with what is known of it on this device. */
export interface KnownGame {
  readonly id: string;
  readonly at: number;
  readonly crew: readonly string[];
  readonly ending: EndingKind;
  /** Played or watched on this device; else one that everybody may see. */
  readonly isMine: boolean;
  /** The seat this device had; nothing if it watched, or was not there. */
  readonly seat: SeatId | undefined;
  /** Once its record was counted. */
  readonly summary: MatchSummary | undefined;
}

export const LENGTHS = ['short', 'usual', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

/** In commands. */
const SHORT = 150;
const LONG = 300;

export function lengthOf({ commands }: Pick<MatchSummary, 'commands'>): Length {
  if (commands < SHORT) return 'short';
  return commands > LONG ? 'long' : 'usual';
}

/** What is wanted of a game; nothing where it does not matter. */
export interface Filter {
  readonly whose?: 'mine' | 'public';
  readonly role?: Role;
  readonly ending?: EndingKind;
  readonly person?: string;
  readonly length?: Length;
}

export const ownSeatOf = ({ seat, summary }: KnownGame): SeatSummary | undefined =>
  seat === undefined ? undefined : summary?.seats[seat];

export function fits(game: KnownGame, { whose, role, ending, person, length }: Filter): boolean {
  if (whose !== undefined && game.isMine !== (whose === 'mine')) return false;
  if (role !== undefined && ownSeatOf(game)?.role !== role) return false;
  if (ending !== undefined && game.ending !== ending) return false;
  if (person !== undefined && !game.crew.includes(person)) return false;
  return length === undefined || (game.summary !== undefined && lengthOf(game.summary) === length);
}

/** Everybody who was at one of these games, those met most often first. */
export function peopleIn(games: readonly KnownGame[]): readonly string[] {
  const met = new Map<string, number>();
  for (const name of games.flatMap(({ crew }) => crew)) met.set(name, (met.get(name) ?? 0) + 1);
  return [...met].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)).map(([name]) => name);
}
