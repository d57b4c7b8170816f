import { type OwnTrade, otherPlayersIn, type ReasonCode, seatOf } from '#shared/play/index.ts';
import { type Character, isItem, type RoomId, type SeatId } from '#shared/vocabulary/index.ts';
import type { ActionOf } from './action.ts';
import { faceOf, HOST_CARD, infectionCardsOf, isGasCan } from './cards.ts';
import { infect, passHost, roleOf } from './infection.ts';
import type { Draft, HeldCard, Match, PromptOf, SeatState } from './match.ts';
import { changeTurn, heldCard, note, promptOf, removeFromHand, takeIntoHand, tell, turnOf } from './seats.ts';

/** X1, X4: the duty is settled by a trade with one of the players there. */
export const trade: ActionOf<'trade'> = {
  when: 'duty',
  candidates: (match, seat) => partners(match, seat.id).map((partner) => ({ type: 'trade', with: partner })),
  refuse: (match, seat, command) =>
    partners(match, seat.id).includes(command.with) ? undefined : 'not-a-partner',
  lacking: () => 'no-duty',
  perform: (draft, seat, command) => beginTrade(draft, seat, command.with),
};

/** X4, X6: one card, chosen in secret. */
export const give: ActionOf<'give'> = {
  when: 'trade',
  candidates: (_match, seat) => seat.hand.map(({ id }) => ({ type: 'give', card: id })),
  refuse: (match, seat, { card }) => {
    const held = heldCard(seat, card);
    return held ? refuseGiving(match, seat, held) : 'card-not-in-hand';
  },
  lacking: () => 'not-in-a-trade',
  perform: (draft, seat, { card }) => sealGift(draft, seat, card),
};

/** Who a pending duty can be settled with. */
export function partners(match: Match | Draft, seat: SeatId): readonly SeatId[] {
  const { prompt } = match;
  return prompt?.type === 'duty' ? otherPlayersIn(match, seat, prompt.room) : [];
}

export function beginTrade(draft: Draft, seat: SeatId, partner: SeatId): void {
  const { character, room } = promptOf(draft, 'duty');
  draft.prompt = { type: 'trade', between: [seat, partner], character, room, sealed: {} };
  tell(draft, { type: 'trade-began', between: [seat, partner], room });
}

/** X6: what may be given. */
export function refuseGiving(match: Match | Draft, seat: SeatState, held: HeldCard): ReasonCode | undefined {
  const face = faceOf(held.card);
  if (face.kind === 'host') return mayGiveHost(match, seat) ? undefined : 'host-card';
  if (face.kind !== 'infection') return undefined;
  if (face.colour === seat.colour) return seat.infection ? undefined : 'own-infection-card';
  return seat.hand.some(({ card }) => isItem(faceOf(card).kind)) ? 'foreign-infection-card' : undefined;
}

/** O2: no own infection card left, each of them answered by a gas can. */
function mayGiveHost(match: Match | Draft, seat: SeatState): boolean {
  const { options } = match.setup;
  const own = infectionCardsOf(seat.colour, options);
  return (
    options.lastResort &&
    match.host === seat.id &&
    !match.hostCardDead &&
    own.every((card) => match.blocked.includes(card)) &&
    !seat.hand.some(({ card }) => own.includes(card))
  );
}

/** Sealed until both have chosen (D2); then both turn over at once. */
export function sealGift(draft: Draft, seat: SeatId, card: number): void {
  const prompt = promptOf(draft, 'trade');
  const sealed = { ...prompt.sealed, [seat]: card };
  draft.prompt = { ...prompt, sealed };
  const [fromA, fromB] = prompt.between.map((id) =>
    seatOf(draft, id).hand.find((held) => held.id === sealed[id]),
  );
  if (fromA && fromB) exchange(draft, prompt, fromA, fromB);
}

function exchange(
  draft: Draft,
  { between, character, room }: PromptOf<'trade'>,
  fromA: HeldCard,
  fromB: HeldCard,
) {
  const [a, b] = between;
  const before = { a: seatOf(draft, a), b: seatOf(draft, b) };
  draft.prompt = undefined;
  rememberTrade(draft, character, room);

  removeFromHand(draft, a, [fromA]);
  removeFromHand(draft, b, [fromB]);
  const toA = takeIntoHand(draft, a, fromB.card);
  const toB = takeIntoHand(draft, b, fromA.card);

  const beforeOutcome = draft.events.length;
  // X5: both at the same moment, by what each was before.
  passInfection(draft, before.a, b, fromA, fromB);
  passInfection(draft, before.b, a, fromB, fromA);
  const own = [ownTrade(draft, before.a, fromA, toA), ownTrade(draft, before.b, fromB, toB)] as const;
  // Told before what came of it.
  draft.events.splice(beforeOutcome, 0, { type: 'traded', between, own });
  for (const [seat, other, gave, got, { infected }] of [
    [a, b, fromA, toA, own[0]],
    [b, a, fromB, toB, own[1]],
  ] as const) {
    note(draft, seat, {
      type: 'traded',
      with: other,
      gave: faceOf(gave.card),
      got: faceOf(got.card),
      infected,
    });
  }
}

/** What the trade was to one of the two, by what he was before. */
function ownTrade(draft: Draft, was: SeatState, gave: HeldCard, got: HeldCard): OwnTrade {
  const now = seatOf(draft, was.id);
  return {
    gave: shown(gave),
    got: shown(got),
    role: roleOf(draft, now),
    infected: !was.infection && now.infection !== undefined,
  };
}

function rememberTrade(draft: Draft, character: Character, room: RoomId): void {
  changeTurn(draft, { tradedIn: [...turnOf(draft).tradedIn, { character, room }] });
}

/** X5, O2: a gas can given back blocks it. */
function passInfection(
  draft: Draft,
  giver: SeatState,
  receiver: SeatId,
  given: HeldCard,
  back: HeldCard,
): void {
  const face = faceOf(given.card);
  const isOwn = face.kind === 'infection' && face.colour === giver.colour && giver.infection;
  if (!isOwn && face.kind !== 'host') return;

  const blocked = isGasCan(back.card);
  if (face.kind === 'host' && blocked) draft.hostCardDead = true;
  if (face.kind === 'infection') {
    const others = draft.blocked.filter((card) => card !== given.card);
    draft.blocked = blocked ? [...others, given.card] : others;
  }
  if (blocked) {
    tell(draft, { type: 'infection-blocked', seat: receiver, by: giver.id });
    return;
  }
  infect(draft, receiver, giver.id);
  if (given.card === HOST_CARD) passHost(draft, receiver);
}

function shown({ id, card }: HeldCard) {
  return { id, ...faceOf(card) };
}
