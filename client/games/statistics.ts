import type { EndingKind, Role } from '#shared/play/index.ts';
import { type KnownGame, ownSeatOf } from './filters.ts';

export interface EndingCount {
  readonly ending: EndingKind;
  readonly count: number;
}

/** How often each ending came, the commonest first. */
export function endingsOf(games: readonly KnownGame[]): readonly EndingCount[] {
  const counts = new Map<EndingKind, number>();
  for (const { ending } of games) counts.set(ending, (counts.get(ending) ?? 0) + 1);
  return [...counts]
    .map(([ending, count]) => ({ ending, count }))
    .sort((a, b) => b.count - a.count || a.ending.localeCompare(b.ending));
}

/** By phase: how many of a crew were Infected on average, over those games that lasted so long. */
export function infectedOverTime(games: readonly KnownGame[]): readonly number[] {
  const courses = games.flatMap(({ summary }) => (summary ? [summary.infectedByPhase] : []));
  const longest = Math.max(0, ...courses.map((course) => course.length));
  return Array.from({ length: longest }, (_, phase) => {
    const there = courses.flatMap((course) => course[phase] ?? []);
    return there.reduce((sum, each) => sum + each, 0) / Math.max(1, there.length);
  });
}

export interface RoleRecord {
  readonly role: Role;
  readonly played: number;
  readonly won: number;
}

/** What somebody was at the end of his own games, and how often he won as that. */
export function byRole(games: readonly KnownGame[]): readonly RoleRecord[] {
  const own = games.flatMap((game) => ownSeatOf(game) ?? []);
  return (['human', 'infected', 'host'] as const).map((role) => {
    const as = own.filter((seat) => seat.role === role);
    return { role, played: as.length, won: as.filter(({ hasWon }) => hasWon).length };
  });
}

export interface OwnTrades {
  readonly games: number;
  readonly trades: number;
  readonly infections: number;
  readonly blocked: number;
  readonly saved: number;
}

/** What came of somebody's own trades, all games together. */
export function tradesOf(games: readonly KnownGame[]): OwnTrades {
  const own = games.flatMap((game) => ownSeatOf(game) ?? []);
  const sum = (count: (seat: (typeof own)[number]) => number) =>
    own.reduce((total, seat) => total + count(seat), 0);
  return {
    games: own.length,
    trades: sum(({ trades }) => trades),
    infections: sum(({ infections }) => infections),
    blocked: sum(({ blocked }) => blocked),
    saved: sum(({ saved }) => saved),
  };
}
