/** What every chair must have believed, worked out again from what it was shown: answers of the dealer's worker. */
import { believe } from '#server/bots/beliefs/believe.ts';
import { NOTHING_WITNESSED, type Witness, witness } from '#server/bots/beliefs/evidence.ts';
import type { Reason } from '#server/bots/beliefs/reasons.ts';
import { type Hearing, heard, hearingAfter, NOTHING_HEARD } from '#server/bots/hearing.ts';
import { beliefsOf } from '#server/bots/thinker.ts';
import { type FinishedMatch, type Match, seenBy, viewFor } from '#server/dealer/index.ts';
import type { SeatView } from '#shared/play/index.ts';
import { mapSeats, type SeatId } from '#shared/vocabulary/index.ts';
import type { TalkedAt } from '#shared/wire/talk.ts';
import { type BeliefOf, couldKnow, type Minds, strongest } from './minds.ts';

/** What a chair has seen and heard up to a step. */
interface Known {
  readonly witness: Witness;
  readonly hearing: Hearing;
}

const NOTHING_KNOWN: Known = { witness: NOTHING_WITNESSED, hearing: NOTHING_HEARD };

function knownAfter(known: Known, me: SeatId, match: Match, talk: readonly TalkedAt[]): Known {
  let { witness: seen, hearing } = known;
  for (const event of match.events) {
    const shown = seenBy(event, me);
    if (!shown) continue;
    seen = witness(seen, shown);
    hearing = hearingAfter(hearing, shown);
  }
  for (const talked of talk) {
    if (talked.afterStep !== match.step || talked.kind !== 'said' || talked.channel !== 'table') continue;
    if (talked.say.kind === 'claim') hearing = heard(hearing, talked.from, talked.say.claim);
  }
  return seen === known.witness && hearing === known.hearing ? known : { witness: seen, hearing };
}

/** Through a whole match, step by step. Where a chair learned nothing it goes on believing what it did. */
export function mindsIn({ moments, record }: FinishedMatch, talk: readonly TalkedAt[]): Minds {
  const { seats } = record.setup;
  const believed = mapSeats(seats, (_, me) => {
    let known = NOTHING_KNOWN;
    let chances: readonly number[] | undefined;
    return moments.map((match) => {
      const now = knownAfter(known, me, match, talk);
      if (now !== known || !chances) chances = beliefsOf(viewFor(match, me), now).infected;
      known = now;
      return chances;
    });
  });
  const firstStep = (isIt: (match: Match, seat: SeatId) => boolean) =>
    mapSeats(seats, (_, seat) => {
      const step = moments.findIndex((match) => isIt(match, seat));
      return step < 0 ? undefined : step;
    });
  const infectedSince = firstStep(({ events }, seat) =>
    events.some(({ type, ...about }) => {
      return (type === 'infected' || type === 'became-host') && 'seat' in about && about.seat === seat;
    }),
  );
  const outSince = firstStep(({ events }, seat) =>
    events.some((event) => event.type === 'eliminated' && event.seat === seat),
  );
  return { believed, infectedSince, couldKnow: couldKnow(believed, infectedSince, outSince) };
}

/** What one chair believed of every other at a step, and why. */
export const mindAt = ({ moments }: FinishedMatch, at: Parameters<typeof beliefsInMatch>[1]) =>
  beliefsInMatch(moments, at);

/** The same of a match that need not have ended. */
export function beliefsInMatch(
  moments: readonly Match[],
  {
    step,
    seat: me,
    talk,
  }: { readonly step: number; readonly seat: SeatId; readonly talk: readonly TalkedAt[] },
): readonly BeliefOf[] {
  const past = moments.slice(0, step + 1);
  const match = past.at(-1);
  if (!match) throw new RangeError('no such step');
  const known = past.reduce((sofar, each) => knownAfter(sofar, me, each, talk), NOTHING_KNOWN);
  const view = viewFor(match, me);
  const reasons: Reason[] = [];
  const seen = believe(believerIn(view), known.witness.evidence, { note: (reason) => reasons.push(reason) });
  const all = beliefsOf(view, known).infected;
  return mapSeats(match.seats, (_, seat): BeliefOf[] => {
    if (seat === me) return [];
    const chance = all[seat] ?? 0;
    const moved = reasons.map(({ why, seat: by, before, after }) => ({
      why,
      by,
      moved: (after[seat] ?? 0) - (before[seat] ?? 0),
    }));
    const heardIt = { why: 'heard', by: undefined, moved: chance - (seen.infected[seat] ?? 0) } as const;
    const role = viewFor(match, seat).role;
    return [{ seat, chance, role, reasons: strongest([...moved, heardIt]) }];
  }).flat();
}

const believerIn = ({ seats, options, me, role, diary }: SeatView) => ({
  seats,
  options,
  own: { me, role, diary },
});
