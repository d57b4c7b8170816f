import type { SeatView, SeenEvent } from '#shared/play/index.ts';
import {
  type CardFace,
  SEARCH_CARD_KINDS,
  SEARCH_CARDS,
  type SearchCardKind,
  type SeatId,
} from '#shared/vocabulary/index.ts';

/** What a seat has seen that bears on who holds how many gas cans, in its order. Plain JSON. */
export type Handling =
  /** F3: a card of the Search deck; of one's own it is known whether it was a can. */
  | { readonly type: 'drew'; readonly seat: SeatId | undefined; readonly isCan?: boolean }
  | {
      readonly type: 'traded';
      readonly between: readonly [SeatId, SeatId];
      /** Of the own trade: whether the other gave one, and whether he got one. */
      readonly own?: { readonly gaveCan: boolean; readonly gotCan: boolean };
    }
  | { readonly type: 'saw'; readonly seat: SeatId; readonly cans: number }
  /** F7: cans are never discarded, so a deck made of discarded cards has none. */
  | { readonly type: 'shuffled' };

export function handle(before: readonly Handling[], event: SeenEvent): readonly Handling[] {
  switch (event.type) {
    case 'drew':
      return [
        ...before,
        {
          type: 'drew',
          seat: event.seat,
          ...(event.card && { isCan: isCan(event.card) }),
        },
      ];
    case 'alert-drawn':
      return [...before, { type: 'drew', seat: undefined }];
    case 'discard-shuffled':
    case 'found-nothing':
      return before.some(({ type }) => type === 'shuffled') ? before : [...before, { type: 'shuffled' }];
    case 'traded':
      return [
        ...before,
        {
          type: 'traded',
          between: event.between,
          ...(event.own && {
            own: { gaveCan: isCan(event.own.gave), gotCan: isCan(event.own.got) },
          }),
        },
      ];
    case 'body-scanned':
      return event.hand
        ? [...before, { type: 'saw', seat: event.seat, cans: event.hand.filter(isCan).length }]
        : before;
    default:
      return before;
  }
}

function isCan({ kind }: CardFace): boolean {
  return kind === 'gas-can';
}

const CANS = SEARCH_CARDS['gas-can'].copies;
const CARDS = SEARCH_CARD_KINDS.reduce((sum, kind: SearchCardKind) => sum + SEARCH_CARDS[kind].copies, 0);

/** How often somebody who holds a can gives one in a trade, whatever he is. */
const GIVEN = 0.55;

/** How likely a seat holds none, one, two … gas cans. */
type Counts = Float64Array;

/** What somebody thinks of the fuel in other hands. */
export interface Fuel {
  /** How likely a seat holds at least so many gas cans. */
  atLeast(seat: SeatId, cans: number): number;
}

/** The cans of each seat, each for itself: what a chair has seen of draws, trades and hands. */
export function fuelOf(
  { seats, me, hand }: Pick<SeatView, 'seats' | 'me' | 'hand'>,
  handled: readonly Handling[],
): Fuel {
  const counts = tallyOf(seats.length, me, handled);
  const mine = hand.filter(isCan).length;
  const elsewhere = counts.reduce((sum, each, seat) => (seat === me ? sum : sum + expected(each)), 0);
  // C4: there are no more of them than there are, and the own ones nobody else has.
  const share = Math.min(1, (CANS - mine) / Math.max(1, elsewhere));
  const chances = counts.map(atLeastEach);
  return {
    atLeast: (seat, cans) => {
      if (seat === me) return mine >= cans ? 1 : 0;
      return cans > CANS - mine ? 0 : (chances[seat]?.[cans] ?? 0) * share ** cans;
    },
  };
}

/** How likely it is none or more, one or more, two or more … */
function atLeastEach(counts: Counts): Counts {
  const chances = counts.slice();
  for (let count = CANS - 1; count >= 0; count -= 1)
    chances[count] = (chances[count] ?? 0) + (chances[count + 1] ?? 0);
  return chances;
}

/** How far the cards have been followed: whoever sees more goes on from there. */
interface Tally {
  readonly whose: SeatId;
  /** What has been followed. */
  story: readonly Handling[];
  readonly deck: Deck;
  readonly counts: readonly Counts[];
}

/** What a chair has seen only grows; only the newest tally of a story is kept, and the result is the same as without. */
const tallies = new WeakMap<Handling, Tally>();

function tallyOf(seats: number, me: SeatId, handled: readonly Handling[]): readonly Counts[] {
  let from = handled.length;
  let tally: Tally | undefined;
  while (from > 0 && !tally) {
    const last = handled[from - 1];
    const known = last && tallies.get(last);
    if (last && known?.whose === me && known.counts.length === seats && goesOn(known, handled, from)) {
      tallies.delete(last);
      tally = known;
    } else from -= 1;
  }
  tally ??= newTally(seats, me);
  for (const each of handled.slice(from)) follow(tally, each);
  const last = handled.at(-1);
  tally.story = handled;
  if (last) tallies.set(last, tally);
  return tally.counts;
}

/** Whether a chair's story so far is how another one begins. */
function goesOn({ story }: Tally, handled: readonly Handling[], length: number): boolean {
  return story.length === length && story.every((each, i) => each === handled[i]);
}

function newTally(seats: number, whose: SeatId): Tally {
  const deck = new Deck(seats);
  const counts = Array.from({ length: seats }, () => alone(0));
  // S3: two cards of the packet for each.
  for (const each of counts) for (let card = 0; card < 2; card += 1) mayGain(each, deck.rate());
  return { whose, story: [], deck, counts };
}

function follow({ whose, deck, counts }: Tally, each: Handling): void {
  const of = (seat: SeatId): Counts => counts[seat] ?? alone(0);
  switch (each.type) {
    case 'drew': {
      const chance = deck.draw(each.seat === undefined ? false : each.isCan);
      if (each.seat !== undefined) mayGain(of(each.seat), chance);
      return;
    }
    case 'shuffled':
      return deck.runOut();
    case 'saw':
      of(each.seat).set(alone(each.cans));
      return;
    case 'traded':
      if (each.own) tradedWithMe(of(each.between.find((seat) => seat !== whose) ?? whose), each.own);
      else traded(of(each.between[0]), of(each.between[1]));
      return;
  }
}

/** S2: a packet rich in fuel on top of the rest. */
class Deck {
  #packetCans: number;
  #packetLeft: number;
  #restCans: number;
  #restLeft: number;

  constructor(seats: number) {
    // The Host is one of the packet's cards, and never in the rest.
    const filled = 2 * seats - 1;
    const rate = (CANS - seats) / (CARDS - 1 - seats);
    this.#packetCans = (seats + filled * rate) / 3;
    this.#packetLeft = seats;
    this.#restCans = CANS - seats - filled * rate;
    this.#restLeft = CARDS - 3 * seats;
  }

  /** How likely the next card is a can. */
  rate(): number {
    const [cans, left] =
      this.#packetLeft > 0 ? [this.#packetCans, this.#packetLeft] : [this.#restCans, this.#restLeft];
    return left > 0 ? Math.min(1, Math.max(0, cans / left)) : 0;
  }

  draw(isCan: boolean | undefined): number {
    const chance = isCan === undefined ? this.rate() : isCan ? 1 : 0;
    if (this.#packetLeft > 0) {
      this.#packetLeft -= 1;
      this.#packetCans = Math.max(0, this.#packetCans - chance);
    } else {
      this.#restLeft = Math.max(0, this.#restLeft - 1);
      this.#restCans = Math.max(0, this.#restCans - chance);
    }
    return chance;
  }

  runOut(): void {
    this.#packetLeft = 0;
    this.#restCans = 0;
  }
}

function expected(counts: Counts): number {
  return counts.reduce((sum, chance, count) => sum + chance * count, 0);
}

function alone(cans: number): Counts {
  const counts = new Float64Array(CANS + 1);
  counts[Math.min(CANS, cans)] = 1;
  return counts;
}

function mayGain(counts: Counts, chance: number): void {
  for (let count = CANS; count > 0; count -= 1) {
    const stay = count === CANS ? 1 : 1 - chance;
    counts[count] = (counts[count] ?? 0) * stay + (counts[count - 1] ?? 0) * chance;
  }
  counts[0] = (counts[0] ?? 0) * (1 - chance);
}

/** Who has any gives one so often; what is left is the weight of either way. */
function mayLose(counts: Counts, chance: number): number {
  const given = chance * (1 - (counts[0] ?? 0));
  for (let count = 0; count <= CANS; count += 1) {
    const kept = count === 0 ? 1 : 1 - chance;
    counts[count] = (counts[count] ?? 0) * kept + (counts[count + 1] ?? 0) * chance;
  }
  return given;
}

function traded(one: Counts, other: Counts): void {
  const [fromOne, fromOther] = [mayLose(one, GIVEN), mayLose(other, GIVEN)];
  mayGain(one, fromOther);
  mayGain(other, fromOne);
}

/** X4: of the own trade it is known what came, and what went. */
function tradedWithMe(
  theirs: Counts,
  { gaveCan, gotCan }: { readonly gaveCan: boolean; readonly gotCan: boolean },
): void {
  const none = theirs[0] ?? 0;
  if (gotCan) {
    // Whatever was thought of it: he had one.
    if (none > 0.999) theirs.set(alone(0));
    else for (let count = 0; count <= CANS; count += 1) theirs[count] = (theirs[count + 1] ?? 0) / (1 - none);
  } else {
    const all = none + (1 - none) * (1 - GIVEN);
    for (let count = 0; count <= CANS; count += 1)
      theirs[count] = ((theirs[count] ?? 0) * (count === 0 ? 1 : 1 - GIVEN)) / all;
  }
  if (gaveCan) mayGain(theirs, 1);
}
