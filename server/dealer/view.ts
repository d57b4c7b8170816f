import {
  type Audience,
  type Awaited,
  isEliminated,
  type PublicSeat,
  type PublicView,
  type SeatView,
  seatOf,
  type View,
} from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { agreementsOf } from './agreements.ts';
import { faceOf, searchKind } from './cards.ts';
import { roleOf } from './infection.ts';
import type { Match, Prompt, SeatState } from './match.ts';
import { offersTo } from './offers.ts';
import { shownLaidDown } from './seats.ts';

/** What an audience may know of a match: built up from nothing, field by field (D1, D3). */
export function viewFor(match: Match, audience: 'public'): PublicView;
export function viewFor(match: Match, audience: SeatId): SeatView;
export function viewFor(match: Match, audience: Audience): View;
export function viewFor(match: Match, audience: Audience): View {
  return audience === 'public' ? publicView(match) : seatView(match, audience);
}

/** A match is a value: all seats share what is public of it. */
const known = new WeakMap<Match, PublicView>();

function publicView(match: Match): PublicView {
  const view = known.get(match) ?? newPublicView(match);
  known.set(match, view);
  return view;
}

function newPublicView(match: Match): PublicView {
  const { turn } = match;
  return {
    options: match.setup.options,
    seats: publicSeats(match),
    placed: match.map.placed,
    used: match.used,
    doorsOpen: match.doorsOpen,
    parasites: match.parasites,
    topLocation: match.locationDeck[0],
    locationsLeft: match.locationDeck.length,
    searchCardsLeft: match.searchDeck.length,
    discard: shownDiscard(match.discard),
    phase: match.phase,
    marker: match.marker.holder,
    turn: turn && { seat: turn.seat, ap: turn.ap, firstSearchDue: turn.firstSearchDue },
    awaited: match.prompt && awaited(match.prompt),
    agreements: agreementsOf(match),
    scans: match.scans,
    ending: match.ending,
  };
}

/** D1: the public view, and what is the seat's own. */
function seatView(match: Match, id: SeatId): SeatView {
  return { ...publicView(match), me: id, ...ownViewFor(match, id) };
}

/** D1: the seat's own hand and diary, and what it may do. */
export function ownViewFor(match: Match, id: SeatId): Pick<SeatView, 'role' | 'hand' | 'diary' | 'offers'> {
  const seat = seatOf(match, id);
  return {
    role: roleOf(match, seat),
    hand: shownHand(seat.hand),
    diary: seat.diary,
    offers: offersTo(match, id),
  };
}

/** A step changes one hand or two: the others are the ones that were shown before. */
const knownHands = new WeakMap<SeatState['hand'], SeatView['hand']>();

function shownHand(hand: SeatState['hand']): SeatView['hand'] {
  const shown = knownHands.get(hand) ?? hand.map(({ id, card }) => ({ id, ...faceOf(card) }));
  knownHands.set(hand, shown);
  return shown;
}

const knownDiscards = new WeakMap<Match['discard'], PublicView['discard']>();

function shownDiscard(discard: Match['discard']): PublicView['discard'] {
  const shown = knownDiscards.get(discard) ?? discard.map(searchKind);
  knownDiscards.set(discard, shown);
  return shown;
}

const knownAllSeats = new WeakMap<
  Match['seats'],
  { readonly setup: Match['setup']; readonly shown: PublicView['seats'] }
>();

function publicSeats(match: Match): PublicView['seats'] {
  const { seats, setup } = match;
  const known = knownAllSeats.get(seats);
  if (known?.setup === setup) return known.shown;
  const shown = seats.map((seat) => publicSeat(match, seat));
  knownAllSeats.set(seats, { setup, shown });
  return shown;
}

/** Likewise a seat, but for its name: that is its set-up's, and two matches may begin with the same seats. */
const knownSeats = new WeakMap<SeatState, PublicSeat>();

function publicSeat({ setup }: Match, seat: SeatState): PublicSeat {
  const name = setup.seats[seat.id]?.name ?? '';
  const known = knownSeats.get(seat);
  const shown = known?.name === name ? known : newPublicSeat(seat, name);
  knownSeats.set(seat, shown);
  return shown;
}

function newPublicSeat(seat: SeatState, name: string): PublicSeat {
  const { trooper, android } = seat.characters;
  return {
    id: seat.id,
    colour: seat.colour,
    name,
    eliminated: isEliminated(seat),
    characters: {
      trooper: { hp: trooper.hp, room: trooper.room },
      android: { hp: android.hp, room: android.room },
    },
    handSize: seat.hand.length,
    laidDown: seat.laidDown.map(shownLaidDown),
  };
}

/** What is awaited and of whom; never what was answered, or by whom already (D2). */
function awaited(prompt: Prompt): Awaited {
  switch (prompt.type) {
    case 'duty':
      return { type: 'duty', seat: prompt.seat, character: prompt.character, room: prompt.room };
    case 'trade':
      return { type: 'trade', between: prompt.between, room: prompt.room };
    case 'armor':
      return { type: 'armor', by: prompt.by, threats: prompt.threats };
    case 'parasite':
      return { type: 'parasite', seat: prompt.seat, into: prompt.into };
    case 'place':
      return {
        type: 'place',
        seat: prompt.seat,
        location: prompt.location,
        behind: prompt.behind,
      };
  }
}
