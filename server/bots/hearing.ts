import type { SeenEvent } from '#shared/play/index.ts';
import { canonical } from '#shared/play/index.ts';
import {
  type Claim,
  contradictionOf,
  type Facts,
  factsAfter,
  isStatement,
  NO_FACTS,
  type Stated,
} from '#shared/talk/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Beliefs } from './beliefs/believe.ts';
import { isIn, marginals, weigh, worldsFor } from './beliefs/worlds.ts';

/** What a chair has heard claimed, and what everybody saw that it can be held against. Plain JSON. */
export interface Hearing {
  readonly facts: Facts;
  /** What stands, oldest first. */
  readonly claims: readonly HeardClaim[];
}

interface HeardClaim extends Stated {
  /** What everybody saw speaks against it. */
  readonly cannotBe: boolean;
}

export const NOTHING_HEARD: Hearing = { facts: NO_FACTS, claims: [] };

/** As much as anybody keeps in mind. */
const MOST_CLAIMS = 60;

export function hearingAfter(hearing: Hearing, event: SeenEvent): Hearing {
  const facts = factsAfter(hearing.facts, event);
  return facts === hearing.facts ? hearing : { ...hearing, facts };
}

export function heard({ facts, claims }: Hearing, by: SeatId, claim: Claim): Hearing {
  const without = (words: Claim) =>
    claims.filter((each) => each.by !== by || canonical(each.claim) !== canonical(words));
  if (claim.type === 'take-back') return { facts, claims: without(claim.claim) };
  if (!isStatement(claim)) return { facts, claims };
  const stated: Stated = { by, claim, changes: facts.changes[by] ?? 0 };
  const standing = claims.filter((each) => each.by === by);
  const against = contradictionOf(stated, { facts, handSize: undefined, standing });
  const cannotBe = against !== undefined && against !== 'says-otherwise';
  return { facts, claims: [...without(claim), { ...stated, cannotBe }].slice(-MOST_CLAIMS) };
}

/**
 * How much likelier somebody says it than otherwise, by what he is and what the one he speaks of is: a human is
 * rather right, an Infected rather speaks for his own. Set by hand, and small: words are cheap (D8).
 */
interface Weight {
  readonly humanOfHuman: number;
  readonly humanOfInfected: number;
  readonly infectedOfHuman: number;
  readonly infectedOfInfected: number;
}

export const HEARSAY = {
  'says-infected': { humanOfHuman: 1, humanOfInfected: 1.2, infectedOfHuman: 1.1, infectedOfInfected: 0.9 },
  'says-trust': { humanOfHuman: 1, humanOfInfected: 0.85, infectedOfHuman: 1, infectedOfInfected: 1.1 },
  'says-gave-infection': {
    humanOfHuman: 1,
    humanOfInfected: 1.5,
    infectedOfHuman: 1.1,
    infectedOfInfected: 0.9,
  },
  'says-what-cannot-be': {
    humanOfHuman: 1,
    humanOfInfected: 1,
    infectedOfHuman: 1.25,
    infectedOfInfected: 1.25,
  },
} as const satisfies Record<string, Weight>;

/** Why talk changes a belief, for a person to read: "says X is Infected: × 1.2". */
export interface HeardReason {
  readonly why: keyof typeof HEARSAY;
  readonly by: SeatId;
  /** Whom it is about. */
  readonly seat: SeatId;
  /** By how much, as far as it is a human who says it; of what cannot be, as far as it is none. */
  readonly factor: number;
}

/** What is made of all that was heard: each thing once, however often it is said, and nothing of one's own words. */
export function reasonsIn({ claims }: Hearing, me: SeatId): readonly HeardReason[] {
  const reasons = claims.filter(({ by }) => by !== me).flatMap((claim) => reasonIn(claim) ?? []);
  return [...new Map(reasons.map((each) => [`${each.why} ${each.by} ${each.seat}`, each])).values()];
}

function reasonIn({ by, claim, cannotBe }: HeardClaim): HeardReason | undefined {
  if (cannotBe) return reason('says-what-cannot-be', by, by);
  switch (claim.type) {
    case 'infected':
      return reason('says-infected', by, claim.seat);
    case 'trust':
      return reason('says-trust', by, claim.seat);
    case 'got':
      return claim.card === 'infection' ? reason('says-gave-infection', by, claim.seat) : undefined;
    case 'gave':
    case 'clean':
    case 'cans':
    case 'because':
      return undefined;
  }
}

function reason(why: keyof typeof HEARSAY, by: SeatId, seat: SeatId): HeardReason {
  const { humanOfInfected, infectedOfInfected } = HEARSAY[why];
  return { why, by, seat, factor: why === 'says-what-cannot-be' ? infectedOfInfected : humanOfInfected };
}

/** What somebody believes who also listens. Facts outweigh words: nothing is ever ruled out by them. */
export function withHearsay(beliefs: Beliefs, me: SeatId, hearing: Hearing): Beliefs {
  const reasons = reasonsIn(hearing, me);
  if (reasons.length === 0) return beliefs;
  const worlds = worldsFor(beliefs.infected.length);
  const weights = beliefs.weights.slice();
  weigh(weights, (world) => {
    const mask = worlds.infected[world] ?? 0;
    return reasons.reduce((factor, { why, by, seat }) => {
      const weight = HEARSAY[why];
      if (isIn(mask, by))
        return factor * (isIn(mask, seat) ? weight.infectedOfInfected : weight.infectedOfHuman);
      return factor * (isIn(mask, seat) ? weight.humanOfInfected : weight.humanOfHuman);
    }, 1);
  });
  return { infected: marginals(worlds, weights), weights };
}
