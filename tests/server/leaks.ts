import { faceOf, searchKind } from '#server/dealer/cards.ts';
import { type Match, seenBy, viewFor } from '#server/dealer/index.ts';
import type { Projection } from '#server/tools/twin-run.ts';
import type { SecretClass } from '#server/tools/twin-secrets.ts';

/** For every class of secret a dealer that lets it slip. */
export const LEAKS: Record<SecretClass, Projection> = {
  roles: withMore((match) => ({ host: match.host })),
  hands: withMore((match) => ({
    armed: match.seats.map(({ hand }) => hand.filter(({ card }) => faceOf(card).kind === 'ammo').length),
    fuel: match.seats.map(({ hand }) => hand.filter(({ card }) => faceOf(card).kind === 'gas-can').length),
  })),
  deck: withMore((match) => ({ next: match.searchDeck.slice(0, 1).map(searchKind) })),
  trade: withMore(({ prompt }) => (prompt?.type === 'trade' ? { sealed: prompt.sealed } : {})),
  armor: withMore((match) => ({
    couldBlock: match.seats.map(({ hand }) => hand.some(({ card }) => faceOf(card).kind === 'armor')),
  })),
  search: { viewFor, seenBy: (event, audience) => (event.type === 'drew' ? event : seenBy(event, audience)) },
};

function withMore(more: (match: Match) => object): Projection {
  return { viewFor: (match, audience) => ({ ...viewFor(match, audience), ...more(match) }), seenBy };
}
