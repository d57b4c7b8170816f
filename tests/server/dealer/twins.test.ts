import { describe, expect, test } from 'vitest';
import { faceOf, searchKind } from '#server/dealer/cards.ts';
import { type Match, seenBy, viewFor } from '#server/dealer/index.ts';
import type { Projection } from '#server/tools/twin-run.ts';
import { SECRET_CLASSES, type SecretClass } from '#server/tools/twin-secrets.ts';
import { twinPairs } from '#server/tools/twins.ts';

describe('D2 twins: what the uninformed receive does not depend on a secret', () => {
  test.each(SECRET_CLASSES)('D2 %s', (secret) => {
    for (const { leak } of twinPairs({ count: 40, seed: 'test', secrets: [secret] })) {
      expect(leak).toBeUndefined();
    }
  });
});

/** For every class of secret a dealer that lets it slip. */
const LEAKS: Record<SecretClass, Projection> = {
  roles: withMore((match) => ({ host: match.host })),
  hands: withMore((match) => ({
    armed: match.seats.map(({ hand }) => hand.filter(({ card }) => faceOf(card).kind === 'ammo').length),
    fuel: match.seats.map(({ hand }) => hand.filter(({ card }) => faceOf(card).kind === 'gas-can').length),
  })),
  deck: withMore((match) => ({ next: match.searchDeck.slice(0, 1).map(searchKind) })),
  trade: withMore(({ prompt }) => (prompt?.type === 'trade' ? { sealed: prompt.sealed } : {})),
  armor: withMore((match) => ({
    couldBlock: match.seats.some(({ hand }) => hand.some(({ card }) => faceOf(card).kind === 'armor')),
  })),
  search: { viewFor, seenBy: (event, audience) => (event.type === 'drew' ? event : seenBy(event, audience)) },
};

function withMore(more: (match: Match) => object): Projection {
  return { viewFor: (match, audience) => ({ ...viewFor(match, audience), ...more(match) }), seenBy };
}

describe('D2 the twins catch a dealer that leaks', () => {
  test.each(SECRET_CLASSES)('D2 %s', (secret) => {
    const pairs = twinPairs({ count: 60, seed: 'leaky', secrets: [secret], projection: LEAKS[secret] });
    expect([...pairs].some(({ leak }) => leak !== undefined)).toBe(true);
  });
});
