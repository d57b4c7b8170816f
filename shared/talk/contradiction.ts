import { canonical } from '../play/index.ts';
import type { SeatId } from '../vocabulary/index.ts';
import type { Statement } from './claim.ts';
import { type Facts, tradesBetween } from './facts.ts';

/** What a claim does not go together with: what everybody saw, or what the same player says. */
export const CONTRADICTIONS = [
  'no-such-trade',
  'too-few-cards',
  'scan-found-all',
  'scan-found-none',
  'not-seen',
  'says-otherwise',
] as const;
export type Contradiction = (typeof CONTRADICTIONS)[number];

/** Something somebody claims, and how often his hand had changed by then. */
export interface Stated {
  readonly by: SeatId;
  readonly claim: Statement;
  readonly changes: number;
}

interface Known {
  readonly facts: Facts;
  /** So many cards everybody saw in his hand; nothing where that is not known. */
  readonly handSize: number | undefined;
  /** What he has claimed before and not taken back. */
  readonly standing: readonly Stated[];
}

/** What speaks against a claim at the moment it is made, from public things alone; never whether it is true. */
export function contradictionOf(stated: Stated, known: Known): Contradiction | undefined {
  return againstFacts(stated, known) ?? (againstOwnWords(stated, known) ? 'says-otherwise' : undefined);
}

function againstFacts({ by, claim }: Stated, { facts, handSize }: Known): Contradiction | undefined {
  const { lastScan } = facts;
  switch (claim.type) {
    case 'gave':
    case 'got':
      return tradesBetween(facts, by, claim.seat) === 0 ? 'no-such-trade' : undefined;
    case 'cans':
      return handSize !== undefined && claim.count > handSize ? 'too-few-cards' : undefined;
    case 'clean':
    case 'trust':
      // R6: who is Infected stays so.
      return lastScan && lastScan.positive === lastScan.living ? 'scan-found-all' : undefined;
    case 'infected':
      return lastScan?.positive === 0 && !facts.changedSinceScan.includes(claim.seat)
        ? 'scan-found-none'
        : undefined;
    case 'because':
      return facts.sights.some((sight) => canonical(sight) === canonical(claim.sight))
        ? undefined
        : 'not-seen';
  }
}

/** Two things of which the same player can mean one at most. */
function againstOwnWords(stated: Stated, { facts, standing }: Known): boolean {
  const { by, claim } = stated;
  switch (claim.type) {
    case 'infected':
    case 'trust': {
      const opposite = claim.type === 'trust' ? 'infected' : 'trust';
      return standing.some(({ claim: other }) => other.type === opposite && other.seat === claim.seat);
    }
    case 'gave':
    case 'got': {
      // X4: one card each way in a trade.
      const cards = standing.flatMap(({ claim: other }) =>
        other.type === claim.type && other.seat === claim.seat ? [other.card] : [],
      );
      const isNew = !cards.includes(claim.card);
      return isNew && new Set(cards).size + 1 > tradesBetween(facts, by, claim.seat);
    }
    case 'cans':
      return standing.some(
        ({ claim: other, changes }) =>
          other.type === 'cans' && other.count !== claim.count && changes === stated.changes,
      );
    case 'clean':
    case 'because':
      return false;
  }
}
