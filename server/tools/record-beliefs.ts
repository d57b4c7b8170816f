import { believe } from '#server/bots/beliefs/believe.ts';
import { NOTHING_WITNESSED, type Witness, witness } from '#server/bots/beliefs/evidence.ts';
import type { Reason } from '#server/bots/beliefs/reasons.ts';
import { type Match, matchMoments, seenBy, viewFor } from '#server/dealer/index.ts';
import type { MatchRecord } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { percent } from './statistics.ts';

/** What a bot in a chair believed when a phase began, and every reason since the match began. */
interface Believed {
  readonly phase: number;
  readonly infected: readonly number[];
  readonly reasons: readonly Reason[];
}

/** What a chair must have believed, phase by phase: worked out again from what it was shown, and nothing else. */
export function beliefsThrough(record: MatchRecord, me: SeatId): readonly Believed[] {
  const believed: Believed[] = [];
  let seen: Witness = NOTHING_WITNESSED;
  for (const match of matchMoments(record)) {
    for (const event of match.events) {
      const shown = seenBy(event, me);
      if (shown) seen = witness(seen, shown);
    }
    if (match.ending || match.events.some(({ type }) => type === 'phase-began'))
      believed.push(believedNow(match, me, seen));
  }
  return believed;
}

function believedNow(match: Match, me: SeatId, { evidence }: Witness): Believed {
  const { seats, options, role, diary } = viewFor(match, me);
  const reasons: Reason[] = [];
  const { infected } = believe({ seats, options, own: { me, role, diary } }, evidence, {
    note: (reason) => reasons.push(reason),
  });
  return { phase: match.phase, infected, reasons };
}

/** The same for a person to read: "seat 2 came: 21.0 % to 27.8 %". */
export function beliefsText(record: MatchRecord, me: SeatId): string {
  const all = beliefsThrough(record, me);
  const phases = all.map(({ phase, infected }) => {
    const others = infected.map((chance, seat) => (seat === me ? '–' : percent(chance)).padStart(8));
    return `phase ${String(phase).padStart(2)} ${others.join('')}`;
  });
  return [
    'how likely each seat is Infected',
    ...phases,
    '',
    'why',
    ...(all.at(-1)?.reasons ?? []).flatMap(reasonText),
  ].join('\n');
}

/** Only what moved somebody by a percent or more is worth a line. */
function reasonText({ why, seat, before, after }: Reason): readonly string[] {
  const moved = after.flatMap((chance, other) => {
    const was = before[other] ?? 0;
    return Math.abs(chance - was) < 0.01 ? [] : [`seat ${other} ${percent(was)} to ${percent(chance)}`];
  });
  if (moved.length === 0) return [];
  return [`  ${seat === undefined ? '' : `seat ${seat} `}${why}: ${moved.join(', ')}`];
}
