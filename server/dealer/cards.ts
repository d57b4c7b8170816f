import {
  type CardFace,
  COLOURS,
  type Colour,
  infectionCardsEach,
  type RuleOptions,
  SEARCH_CARD_KINDS,
  SEARCH_CARDS,
  type SearchCardKind,
} from '#shared/vocabulary/index.ts';

/** One physical card. Only the dealer knows it by this number. */
export type CardId = number;

/** C4: the kind of each of the 46 search cards, by its number. */
const SEARCH_KINDS: readonly SearchCardKind[] = SEARCH_CARD_KINDS.flatMap((kind) =>
  Array.from({ length: SEARCH_CARDS[kind].copies }, () => kind),
);

export const SEARCH_DECK: readonly CardId[] = SEARCH_KINDS.map((_kind, card) => card);
export const HOST_CARD: CardId = SEARCH_KINDS.indexOf('host');

/** C2: three of each colour follow the search cards. */
const INFECTIONS_PER_COLOUR = 3;
const INFECTIONS: readonly Colour[] = COLOURS.flatMap((colour) =>
  Array.from({ length: INFECTIONS_PER_COLOUR }, () => colour),
);

/** C2, O1: the infection cards a colour starts with. */
export function infectionCardsOf(colour: Colour, options: RuleOptions): readonly CardId[] {
  const first = SEARCH_DECK.length + COLOURS.indexOf(colour) * INFECTIONS_PER_COLOUR;
  return Array.from({ length: infectionCardsEach(options) }, (_, nth) => first + nth);
}

export function isAlert(card: CardId): boolean {
  return SEARCH_KINDS[card] === 'parasite-alert';
}

export function isGasCan(card: CardId): boolean {
  return SEARCH_KINDS[card] === 'gas-can';
}

/** The kind of a card that comes from the Search deck. */
export function searchKind(card: CardId): SearchCardKind {
  const kind = SEARCH_KINDS[card];
  if (!kind) throw new RangeError(`not a search card: ${card}`);
  return kind;
}

const FACES: readonly (CardFace | undefined)[] = [
  ...SEARCH_KINDS.map((kind) => (kind === 'parasite-alert' ? undefined : { kind })),
  ...INFECTIONS.map((colour) => ({ kind: 'infection', colour }) as const),
];

/** What a held card shows. An alert is never held (I6). */
export function faceOf(card: CardId): CardFace {
  const face = FACES[card];
  if (!face) throw new RangeError(`not a card to hold: ${card}`);
  return face;
}
