import { type ArmorForRoom, type ReasonCode, seatOf, type Threat } from '#shared/play/index.ts';
import { handMinimum, type RoomId, type SeatId } from '#shared/vocabulary/index.ts';
import type { ActionOf } from './action.ts';
import type { Draft, Match, PromptOf, SeatState } from './match.ts';
import { discardFromHand, heldOf, promptOf, tell } from './seats.ts';
import { applyWounds } from './wounds.ts';

/** A6: asked once for the whole attack, whether or not there is any armor (D2). */
export const armor: ActionOf<'armor'> = {
  when: 'armor',
  candidates: (match, seat) =>
    match.prompt?.type === 'armor' ? answers(seat, threatsAgainst(match.prompt, seat.id)) : [],
  refuse: (match, seat, { rooms }) => {
    if (match.prompt?.type !== 'armor') return 'not-attacked';
    return refuseAnswer(match, seat, threatsAgainst(match.prompt, seat.id), rooms);
  },
  lacking: () => 'not-attacked',
  perform: (draft, seat, { rooms }) => {
    const prompt = promptOf(draft, 'armor');
    const answer = inOrder(threatsAgainst(prompt, seat), rooms);
    draft.prompt = { ...prompt, sealed: { ...prompt.sealed, [seat]: answer } };
  },
};

export function askForArmor(draft: Draft, by: SeatId | 'parasites', threats: readonly Threat[]): void {
  if (threats.length === 0) return;
  draft.prompt = { type: 'armor', by, threats, sealed: {} };
  tell(draft, { type: 'armor-asked', by, threats });
}

export function seatsAsked(prompt: Pick<PromptOf<'armor'>, 'threats'>): readonly SeatId[] {
  return [...new Set(prompt.threats.map(({ seat }) => seat))];
}

/** D5: the window has lasted its time; what was sealed is opened. */
export function closeWindow(draft: Draft, prompt: PromptOf<'armor'>): void {
  draft.prompt = undefined;
  const played = new Map<SeatId, readonly ArmorForRoom[]>();
  for (const id of seatsAsked(prompt)) {
    const rooms = prompt.sealed[id] ?? unasked(draft, seatOf(draft, id), threatsAgainst(prompt, id));
    played.set(id, rooms);
    playArmor(draft, id, rooms);
  }
  applyWounds(
    draft,
    prompt.by,
    prompt.threats.map((threat) => ({
      ...threat,
      wounds: Math.max(0, threat.wounds - cardsFor(threat.room, played.get(threat.seat) ?? [])),
    })),
  );
}

function playArmor(draft: Draft, seat: SeatId, rooms: readonly ArmorForRoom[]): void {
  const count = total(rooms);
  if (count === 0) return;
  const cards = heldOf(seatOf(draft, seat), 'armor').slice(0, count);
  discardFromHand(draft, seat, cards);
  tell(draft, { type: 'armor-played', seat, rooms, cards: cards.map(({ id }) => id) });
}

/** D5: for whoever did not answer, the least armor that prevents the most deaths. */
function unasked(
  match: Pick<Match, 'setup'>,
  seat: SeatState,
  threats: readonly Threat[],
): readonly ArmorForRoom[] {
  const deaths = (rooms: readonly ArmorForRoom[]) =>
    threats.filter(
      ({ character, room, wounds }) => seat.characters[character].hp <= wounds - cardsFor(room, rooms),
    ).length;
  const [best] = answers(seat, threats)
    .map(({ rooms }) => rooms)
    .filter((rooms) => !refuseAnswer(match, seat, threats, rooms))
    .sort((a, b) => deaths(a) - deaths(b) || total(a) - total(b));
  return best ?? [];
}

function threatsAgainst({ threats }: PromptOf<'armor'>, seat: SeatId): readonly Threat[] {
  return threats.filter((threat) => threat.seat === seat);
}

function roomsThreatened(threats: readonly Threat[]): readonly RoomId[] {
  return [...new Set(threats.map(({ room }) => room))];
}

/** More cards than the worst wounded character there has wounds would do nothing. */
function mostUseful(threats: readonly Threat[], room: RoomId): number {
  return Math.max(...threats.filter((threat) => threat.room === room).map(({ wounds }) => wounds));
}

/** Every way to answer with the armor in hand, from none to all. */
function answers(
  seat: SeatState,
  threats: readonly Threat[],
): readonly { readonly type: 'armor'; readonly rooms: readonly ArmorForRoom[] }[] {
  const ways = waysToSpread(heldOf(seat, 'armor').length, roomsThreatened(threats), threats);
  return [...ways].map((rooms) => ({ type: 'armor', rooms }));
}

/** So many cards at most over these rooms, no more in any of them than can do something there. */
function* waysToSpread(
  cards: number,
  [room, ...others]: readonly RoomId[],
  threats: readonly Threat[],
): Iterable<readonly ArmorForRoom[]> {
  if (!room) {
    yield [];
    return;
  }
  for (let here = 0; here <= Math.min(cards, mostUseful(threats, room)); here++) {
    for (const rest of waysToSpread(cards - here, others, threats)) yield [{ room, cards: here }, ...rest];
  }
}

function refuseAnswer(
  match: Pick<Match, 'setup'>,
  seat: SeatState,
  threats: readonly Threat[],
  rooms: readonly ArmorForRoom[],
): ReasonCode | undefined {
  const threatened = roomsThreatened(threats);
  const complete =
    rooms.length === threatened.length &&
    threatened.every((room) => rooms.some((each) => each.room === room)) &&
    rooms.every(({ cards }) => Number.isInteger(cards) && cards >= 0);
  if (!complete) return 'armor-rooms';
  if (rooms.some(({ room, cards }) => cards > mostUseful(threats, room))) return 'more-armor-than-wounds';
  const count = total(rooms);
  if (count > heldOf(seat, 'armor').length) return 'too-little-armor';
  // H1
  return count > 0 && seat.hand.length - count < handMinimum(match.setup.options)
    ? 'hand-minimum'
    : undefined;
}

/** The rooms may be named in any order; the table sees them in the order of the threats. */
function inOrder(threats: readonly Threat[], rooms: readonly ArmorForRoom[]): readonly ArmorForRoom[] {
  return roomsThreatened(threats).map((room) => ({ room, cards: cardsFor(room, rooms) }));
}

function total(rooms: readonly ArmorForRoom[]): number {
  return rooms.reduce((sum, { cards }) => sum + cards, 0);
}

function cardsFor(room: RoomId, rooms: readonly ArmorForRoom[]): number {
  return rooms.find((each) => each.room === room)?.cards ?? 0;
}
