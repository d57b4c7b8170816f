import { type DiaryEntry, isInfectionOf, type SeatView } from '#shared/play/index.ts';
import { type CardFace, infectionCardsEach, type SeatId } from '#shared/vocabulary/index.ts';
import type { Memory } from './memory.ts';

/** How likely each seat is Infected, 0 to 1, as far as this one can tell. Itself included: 0 or 1. */
export type Suspicions = readonly number[];

/** So much likelier a stranger becomes Infected with every phase, up to a limit. */
const SPREAD = 0.06;
const MOST_SPREAD = 0.25;
const LEAST = 0.05;
const MOST = 0.9;

export function suspicions(view: SeatView, memory: Memory): Suspicions {
  const proofs = provenInfected(view);
  const average = suspicionOfStrangers(view, proofs);
  return view.seats.map(({ id }) => {
    if (id === view.me) return view.role === 'human' ? 0 : 1;
    if (proofs.has(id)) return 1;
    return Math.min(
      MOST,
      Math.max(LEAST, average * credit(view, id) + deedsAgainst(view, memory, proofs, id)),
    );
  });
}

/** X5: who is Infected for sure, and since which phase that is known. */
function provenInfected(view: SeatView): ReadonlyMap<SeatId, number> {
  const proven = new Map<SeatId, number>();
  for (const entry of view.diary) {
    const seat = provenBy(view, entry);
    if (seat !== undefined && !proven.has(seat)) proven.set(seat, entry.phase);
  }
  return proven;
}

function provenBy(view: SeatView, entry: DiaryEntry): SeatId | undefined {
  switch (entry.type) {
    case 'dealt':
    case 'drew':
      return undefined;
    case 'traded': {
      const { with: partner, gave, got } = entry;
      const gaveOwn = isInfectionOf(view, view.me, gave) || gave.kind === 'host';
      const infectedMe = isInfectionOf(view, partner, got) || got.kind === 'host';
      return infectedMe || (gaveOwn && got.kind !== 'gas-can') ? partner : undefined;
    }
    case 'body-scan':
      return handProves(view, entry.seat, entry.hand) ? entry.seat : undefined;
  }
}

/** X6: only the Infected ever give an own-colour card away, so a missing one proves it. */
function handProves(view: SeatView, seat: SeatId, hand: readonly CardFace[]): boolean {
  const own = hand.filter((card) => isInfectionOf(view, seat, card)).length;
  return own < infectionCardsEach(view.options) || hand.some(({ kind }) => kind === 'host');
}

/** How likely somebody is Infected whom nothing proves: what the last scan left over, and what may have spread since. */
function suspicionOfStrangers(view: SeatView, proofs: ReadonlyMap<SeatId, number>): number {
  const scan = view.scans.at(-1);
  if (!scan) {
    const host = view.role === 'host' || proofs.size > 0 ? 0 : 1;
    return host / (view.seats.length - 1) + spreadIn(view.phase - 1);
  }
  const known = [...proofs.values()].filter((phase) => phase <= scan.phase).length;
  const mine = (infectedSince(view) ?? scan.phase + 1) <= scan.phase ? 1 : 0;
  // Who died since then may have been one of them.
  const unknown = Math.max(0, scan.positive - known - mine) / Math.max(1, scan.living - 1 - known);
  return unknown + (scan.positive > 0 ? spreadIn(view.phase - scan.phase) : 0);
}

function spreadIn(phases: number): number {
  return Math.min(MOST_SPREAD, SPREAD * phases);
}

function infectedSince({ role, diary }: SeatView): number | undefined {
  if (role === 'human') return undefined;
  return diary.find(
    (entry) =>
      (entry.type === 'traded' && entry.infected) ||
      (entry.type === 'drew' && entry.card.kind === 'host') ||
      (entry.type === 'dealt' && entry.cards.some(({ kind }) => kind === 'host')),
  )?.phase;
}

/** Who had the chance to infect and gave something else is trusted more, for a while. */
function credit({ diary, phase }: SeatView, seat: SeatId): number {
  const last = diary.findLast((entry) => entry.type === 'traded' && entry.with === seat);
  if (last?.type !== 'traded') return 1;
  const age = phase - last.phase;
  const trust = last.got.kind === 'gas-can' ? 0.6 : 0.4;
  return 1 - trust * 0.8 ** age;
}

/** Trading with a proven Infected, attacking others, calling a scan early: each looks bad until a scan clears it up. */
function deedsAgainst(
  view: SeatView,
  memory: Memory,
  proofs: ReadonlyMap<SeatId, number>,
  seat: SeatId,
): number {
  const since = view.scans.at(-1)?.phase ?? 0;
  const contacts = memory.trades.filter(
    ({ by, to, phase }) =>
      phase >= since && ((by === seat && proofs.has(to)) || (to === seat && proofs.has(by))),
  );
  const attacks = memory.attacks.filter(
    ({ by, to, phase }) => phase >= since && by === seat && !proofs.has(to),
  );
  return (
    0.2 * Math.min(2, contacts.length) +
    0.25 * Math.min(2, attacks.length) +
    (memory.callers.includes(seat) ? 0.3 : 0)
  );
}
