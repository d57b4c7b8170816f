import { below } from '#server/bots/index.ts';
import { faceOf, HOST_CARD, isAlert } from '#server/dealer/cards.ts';
import { legalCommands, type Match, play } from '#server/dealer/index.ts';
import type { HeldCard, SeatState } from '#server/dealer/match.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';

/** The kinds of secret two twins can differ in. */
export const SECRET_CLASSES = ['roles', 'hands', 'deck', 'trade', 'armor', 'search'] as const;
export type SecretClass = (typeof SECRET_CLASSES)[number];

/** Two matches that look the same to everybody but the informed. */
export interface Twins {
  readonly matches: readonly [Match, Match];
  readonly informed: readonly SeatId[];
}

/** Picks a number below a count; every call gives another. */
export type Picks = (count: number) => number;

export function picksFrom(seed: number): Picks {
  let calls = 0;
  return (count) => below(seed, calls++, count);
}

/** Makes a twin of a match that differs in one class of secret; nothing if there is none to differ in. */
export function twinsOf(match: Match, secret: SecretClass, pick: Picks): Twins | undefined {
  if (match.ending || hasSealed(match)) return undefined;
  switch (secret) {
    case 'roles':
      return swapRoles(match, pick);
    case 'hands':
      return changeHand(match, pick, () => true);
    case 'deck':
      return reorderDecks(match, pick);
    case 'trade':
      return tradeDifferently(match, pick);
    case 'armor':
      return changeArmor(match, pick);
    case 'search':
      return findDifferently(match, pick);
  }
}

/** What is sealed belongs to the secrets as they were when it was chosen. */
function hasSealed({ prompt }: Match): boolean {
  return prompt !== undefined && 'sealed' in prompt && Object.keys(prompt.sealed).length > 0;
}

function oneOf<Item>(pick: Picks, items: readonly Item[]): Item | undefined {
  return items.length ? items[pick(items.length)] : undefined;
}

const living = (match: Match) => match.seats.filter(({ hand }) => hand.length > 0);

/** Infected and human change places, the Host card with them. */
function swapRoles(match: Match, pick: Picks): Twins | undefined {
  const infected = oneOf(
    pick,
    living(match).filter(({ infection }) => infection),
  );
  const human = oneOf(
    pick,
    living(match).filter(({ infection }) => !infection),
  );
  if (!infected || !human) return undefined;
  const renamed = (id: SeatId | undefined) =>
    id === infected.id ? human.id : id === human.id ? infected.id : id;
  const seats = match.seats.map((seat): SeatState => {
    const source = seat === infected ? human : seat === human ? infected : seat;
    const { infection } = source;
    return { ...seat, infection: infection && { ...infection, by: renamed(infection.by) } };
  });
  const twin: Match = { ...match, seats, host: renamed(match.host) };
  const hostCard = infected.hand.find(({ card }) => card === HOST_CARD);
  const spare = oneOf(
    pick,
    human.hand.filter(({ card }) => faceOf(card).kind !== 'infection'),
  );
  if (hostCard && !spare) return undefined;
  return {
    matches: [match, hostCard && spare ? exchange(twin, infected, hostCard, human, spare) : twin],
    informed: [infected.id, human.id],
  };
}

function exchange(match: Match, a: SeatState, fromA: HeldCard, b: SeatState, fromB: HeldCard): Match {
  return withCard(withCard(match, a.id, fromA, fromB.card), b.id, fromB, fromA.card);
}

/** The same place in the hand, another card. */
function withCard(match: Match, id: SeatId, held: HeldCard, card: number): Match {
  return {
    ...match,
    seats: match.seats.map((seat) =>
      seat.id === id
        ? { ...seat, hand: seat.hand.map((each) => (each.id === held.id ? { id: each.id, card } : each)) }
        : seat,
    ),
  };
}

/** A card in somebody's hand and another kind in the deck change places. */
function changeHand(match: Match, pick: Picks, isRight: (held: HeldCard) => boolean): Twins | undefined {
  const seat = oneOf(pick, living(match));
  return seat && changeHandOf(match, seat, pick, isRight);
}

function changeHandOf(
  match: Match,
  seat: SeatState,
  pick: Picks,
  isRight: (held: HeldCard) => boolean,
): Twins | undefined {
  const held = oneOf(
    pick,
    seat.hand.filter((each) => isItemCard(each.card) && isRight(each)),
  );
  if (!held) return undefined;
  const { kind } = faceOf(held.card);
  const other = oneOf(
    pick,
    match.searchDeck.filter((card) => isItemCard(card) && faceOf(card).kind !== kind),
  );
  if (other === undefined) return undefined;
  const twin = withCard(match, seat.id, held, other);
  const searchDeck = match.searchDeck.map((card) => (card === other ? held.card : card));
  return { matches: [match, { ...twin, searchDeck }], informed: [seat.id] };
}

function isItemCard(card: number): boolean {
  return !isAlert(card) && card !== HOST_CARD && faceOf(card).kind !== 'infection';
}

/** Both decks in another order: alerts stay where they are, the top location is public. */
function reorderDecks(match: Match, pick: Picks): Twins | undefined {
  const shuffled = shuffle(
    match.searchDeck.filter((card) => !isAlert(card)),
    pick,
  );
  const searchDeck = match.searchDeck.map((card) => (isAlert(card) ? card : (shuffled.shift() ?? card)));
  const [top, ...below] = match.locationDeck;
  const locationDeck = top && pick(2) === 0 ? [top, ...shuffle(below, pick)] : match.locationDeck;
  return { matches: [match, { ...match, searchDeck, locationDeck }], informed: [] };
}

function shuffle<Item>(items: readonly Item[], pick: Picks): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(pick(left.length), 1));
}

/** One of two traders has sealed different cards; or one twin has not chosen yet. */
function tradeDifferently(match: Match, pick: Picks): Twins | undefined {
  const { prompt } = match;
  if (prompt?.type !== 'trade') return undefined;
  const giver = oneOf(pick, prompt.between);
  if (giver === undefined) return undefined;
  const gifts = legalCommands(match, giver).filter(({ type }) => type === 'give');
  const first = oneOf(pick, gifts);
  const second = oneOf(
    pick,
    gifts.filter((gift) => gift !== first),
  );
  if (!first || !second) return undefined;
  return { matches: [played(match, giver, first), played(match, giver, second)], informed: prompt.between };
}

function played(match: Match, actor: SeatId, command: Parameters<typeof play>[2]): Match {
  const result = play(match, actor, command);
  if (!result.ok) throw new Error(`a listed command was refused: ${result.reason.code}`);
  return result.match;
}

/** One who is asked for armor has some in one twin only. */
function changeArmor(match: Match, pick: Picks): Twins | undefined {
  const { prompt } = match;
  if (prompt?.type !== 'armor') return undefined;
  const asked = oneOf(
    pick,
    match.seats.filter(({ id }) => prompt.threats.some(({ seat }) => seat === id)),
  );
  if (!asked) return undefined;
  const hasArmor = asked.hand.some(({ card }) => isArmor(card));
  if (hasArmor) return changeHandOf(match, asked, pick, ({ card }) => isArmor(card));
  const armor = match.searchDeck.find(isArmor);
  const held = oneOf(
    pick,
    asked.hand.filter(({ card }) => isItemCard(card)),
  );
  if (armor === undefined || !held) return undefined;
  const searchDeck = match.searchDeck.map((card) => (card === armor ? held.card : card));
  return {
    matches: [match, { ...withCard(match, asked.id, held, armor), searchDeck }],
    informed: [asked.id],
  };
}

const isArmor = (card: number) => !isAlert(card) && faceOf(card).kind === 'armor';

/** Whoever searches now finds another card. */
function findDifferently(match: Match, pick: Picks): Twins | undefined {
  const seat = match.turn?.seat;
  const [top, ...rest] = match.searchDeck;
  if (seat === undefined || match.prompt || top === undefined || !isItemCard(top)) return undefined;
  if (!legalCommands(match, seat).some(({ type }) => type === 'search')) return undefined;
  const kind = faceOf(top).kind;
  const other = oneOf(
    pick,
    rest.filter((card) => isItemCard(card) && faceOf(card).kind !== kind),
  );
  if (other === undefined) return undefined;
  const searchDeck = [other, ...rest.map((card) => (card === other ? top : card))];
  return { matches: [match, { ...match, searchDeck }], informed: [seat] };
}
