import { faceOf, searchKind } from '#server/dealer/cards.ts';
import { type Match, seenBy, viewFor } from '#server/dealer/index.ts';
import type { PublicSeat, PublicView } from '#shared/play/index.ts';
import type { Projection } from '#tests/trials/twins/dealer-twins.ts';
import type { SecretClass } from '#tests/trials/twins/secrets.ts';

/** For every class of secret a dealer that lets it slip, through a field that travels: no other leaves the server. */
export const LEAKS: Record<SecretClass, Projection> = {
  roles: withMore((match) => ({ marker: match.host ?? 0 })),
  hands: withMore((match) => ({
    seats: withHandSizes(match, (kinds) => 10 * countOf(kinds, 'ammo') + countOf(kinds, 'gas-can')),
  })),
  deck: withMore((match) => ({ discard: match.searchDeck.slice(0, 1).map(searchKind) })),
  trade: withMore(({ prompt }) =>
    prompt?.type === 'trade'
      ? { locationsLeft: sumOf(Object.values(prompt.sealed).map((card) => card + 1)) }
      : {},
  ),
  armor: withMore((match) => ({ seats: withHandSizes(match, (kinds) => countOf(kinds, 'armor')) })),
  search: { viewFor, seenBy: (event, audience) => (event.type === 'drew' ? event : seenBy(event, audience)) },
};

function withHandSizes(match: Match, sizeOf: (kinds: readonly string[]) => number): readonly PublicSeat[] {
  return viewFor(match, 'public').seats.map((seat) => ({
    ...seat,
    handSize: sizeOf(match.seats[seat.id]?.hand.map(({ card }) => faceOf(card).kind) ?? []),
  }));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const countOf = (kinds: readonly string[], kind: string): number =>
  kinds.filter((each) => each === kind).length;

function withMore(more: (match: Match) => Partial<PublicView>): Projection {
  return { viewFor: (match, audience) => ({ ...viewFor(match, audience), ...more(match) }), seenBy };
}
