import type { Command, Ending, EndingKind } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Simulated } from './bot-match.ts';
import { countBy, median, percent, shareOf } from './statistics.ts';

/** Who won: a victory nobody lived to share is nobody's. */
export const SIDES = ['humans', 'infected', 'nobody'] as const;
export type Side = (typeof SIDES)[number];

/** What is left of a match once it is over, small enough to be sent from one thread to another. */
export interface MatchSummary {
  readonly seed: string;
  readonly ending: EndingKind;
  readonly won: Side;
  readonly winners: readonly SeatId[];
  readonly players: number;
  /** S5: who began. */
  readonly first: SeatId;
  readonly turns: number;
  readonly phases: number;
  readonly commands: number;
  readonly scans: number;
  readonly infections: number;
  readonly deaths: number;
  /** How often each kind of command was given. */
  readonly kinds: ReadonlyMap<Command['type'], number>;
  /** Whether the Hive was found, or all locations lie. */
  readonly isExplored: boolean;
  /** How long each decision took, in milliseconds; nothing unless they were timed. */
  readonly thinking: readonly number[];
}

export function summaryOf(seed: string, { match, record, first, ...figures }: Simulated): MatchSummary {
  const { ending } = match;
  if (!ending) throw new Error(`the match is not over: ${seed}`);
  return {
    seed,
    ending: ending.kind,
    won: winningSide(ending),
    winners: ending.winners,
    players: match.seats.length,
    first,
    turns: figures.turns,
    phases: match.phase,
    commands: record.steps.length,
    scans: match.scans.length,
    infections: figures.infections,
    deaths: figures.deaths,
    kinds: countBy(record.steps, ({ command }) => command.type),
    isExplored: match.locationDeck.length === 0 || match.map.byLocation.has('L03'),
    thinking: figures.thinking,
  };
}

function winningSide({ kind, winners }: Ending): Side {
  if (winners.length === 0) return 'nobody';
  return kind === 'hive-burnt' ? 'humans' : 'infected';
}

/** One line: who won how often, how long it took, and whether there was anything left to find. */
export function outcomesText(matches: readonly MatchSummary[]): string {
  const share = (count: number) => {
    const { share: part, low, high } = shareOf(count, matches.length);
    return `${percent(part)} (${percent(low)} to ${percent(high)})`;
  };
  const won = SIDES.map((side) => `${side} ${share(matches.filter((each) => each.won === side).length)}`);
  const rounds = median(matches.map(({ players, turns }) => Math.ceil(turns / players)));
  const explored = share(matches.filter(({ isExplored }) => isExplored).length);
  return `won by ${won.join(', ')}; median ${rounds} rounds; explored ${explored}`;
}
