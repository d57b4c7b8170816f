import { beginnings, type MatchTimeline } from '#client/theatre/match-timeline.ts';
import { talliesOf } from '#client/theatre/tallies.ts';
import { timelineOf } from '#client/theatre/turn-lanes.ts';
import type { MatchSummary } from './summary.ts';

/** What there is to count in a match that was played to its end. */
export function matchSummary(script: MatchTimeline): MatchSummary {
  const { events, ending, seats } = script;
  const { counts } = timelineOf(script);
  const phases = beginnings(script, 'phase-began');
  const last = events.length - 1;
  const ends = phases.map((_, i) => (phases[i + 1] ?? last + 1) - 1);
  return {
    commands: last,
    phases: phases.length,
    ending,
    seats: talliesOf(script, []).map(({ seat, role, trades, infections, wasBlocked, blockedOthers }) => ({
      name: seats[seat]?.name ?? '',
      bot: seats[seat]?.bot ?? false,
      role,
      hasWon: ending.winners.includes(seat),
      trades,
      infections,
      blocked: wasBlocked,
      saved: blockedOthers,
    })),
    infectedByPhase: ends.map((step) => counts.findLast((count) => count.step <= step)?.infected ?? 0),
  };
}
