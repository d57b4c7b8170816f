import {
  addParasite,
  moveParasites,
  type Parasite,
  type ParasiteWound,
  pullParasite,
} from '../parasites/index.ts';
import {
  CHARACTERS,
  type CharacterRef,
  freshlyLaid,
  locationOf,
  REACTOR,
  type RoomId,
  type SearchCardKind,
  type SeatId,
} from '../vocabulary/index.ts';
import type { SeenEvent } from './event.ts';
import { seatOf } from './seats.ts';
import type {
  CharacterState,
  DiaryEntry,
  PublicSeat,
  PublicTurn,
  PublicView,
  SeatView,
  View,
} from './view.ts';

/**
 * The view after an event, for whoever saw both. What is awaited and offered is not told by events: it stays as it
 * was, and is told as it is. No rule is decided here; what an event does to a view is written in the event.
 */
export function afterEvent<Seen extends View>(view: Seen, event: SeenEvent): Seen {
  const told = { ...view, ...publicChanges(view, event) };
  return 'me' in told ? { ...told, ...ownChanges(told, event) } : told;
}

function publicChanges(view: PublicView, event: SeenEvent): Partial<PublicView> {
  switch (event.type) {
    case 'phase-began':
      return { phase: event.phase };
    case 'doors-closed':
      return { doorsOpen: false };
    case 'doors-opened':
      return { doorsOpen: true };
    case 'parasites-moved':
      return { parasites: moveParasites(view.parasites, event.moves) };
    case 'spawned':
      return { parasites: addParasite(view.parasites, event.parasite, event.room) };
    case 'parasite-pulled':
      return { parasites: pullParasite(view.parasites, event.parasite, event.room) };
    case 'parasites-wounded':
      return { parasites: event.wounds.reduce(afterWound, view.parasites) };
    case 'marker-passed':
      return { marker: event.to };
    case 'turn-began':
      return { turn: { seat: event.seat, ap: event.ap, firstSearchDue: false } };
    case 'ap-changed':
      return turnWith(view, { ap: event.ap });
    case 'entered-station': {
      const inside = { room: REACTOR };
      return {
        seats: CHARACTERS.reduce((seats, character) => {
          return withCharacter(seats, { seat: event.seat, character }, inside);
        }, view.seats),
        ...turnWith(view, { firstSearchDue: true }),
      };
    }
    case 'turn-ended':
      return { turn: undefined };
    case 'location-placed': {
      const { location, cell, rotation, top } = event;
      return {
        placed: [...view.placed, { location, cell, rotation }],
        locationsLeft: view.locationsLeft - 1,
        topLocation: top,
      };
    }
    case 'location-passed-over':
      return { topLocation: event.top };
    case 'moved':
      return { seats: withCharacter(view.seats, event, { room: event.to }) };
    case 'fired':
      return { seats: withSeat(view.seats, event.seat, { laidDown: event.laidDown }) };
    case 'ammo-spent':
      return discarded(view, ['ammo']);
    case 'grenade-thrown':
      return playedFromHand(view, event.seat, ['grenade']);
    case 'armor-played': {
      const count = event.rooms.reduce((sum, { cards }) => sum + cards, 0);
      return playedFromHand(
        view,
        event.seat,
        Array.from({ length: count }, () => 'armor'),
      );
    }
    case 'item-used':
      return playedFromHand(view, event.seat, [event.kind]);
    case 'hive-burnt':
      return playedFromHand(
        view,
        event.seat,
        Array.from({ length: event.cans }, () => 'gas-can'),
      );
    case 'laid-down': {
      const { handSize, laidDown } = seatOf(view, event.seat);
      const lies = [...laidDown, freshlyLaid(event.kind)];
      return { seats: withSeat(view.seats, event.seat, { handSize: handSize - 1, laidDown: lies }) };
    }
    case 'wounded':
    case 'healed':
      return { seats: withCharacter(view.seats, event, { hp: event.hp }) };
    case 'died':
      return { seats: withCharacter(view.seats, event, { room: undefined }) };
    case 'eliminated':
      return {
        seats: withSeat(view.seats, event.seat, { eliminated: true, handSize: 0, laidDown: [] }),
      };
    case 'searched':
      return { ...usedAt(view, event.room), ...turnWith(view, { firstSearchDue: false }) };
    case 'terminal-used':
    case 'sick-bay-used': {
      const { room } = seatOf(view, event.seat).characters[event.character];
      return room ? usedAt(view, room) : {};
    }
    case 'alert-drawn':
      return { ...discarded(view, ['parasite-alert']), searchCardsLeft: event.left };
    case 'discard-shuffled':
      return { discard: [], searchCardsLeft: event.left };
    case 'drew': {
      const { handSize } = seatOf(view, event.seat);
      return {
        seats: withSeat(view.seats, event.seat, { handSize: handSize + 1 }),
        searchCardsLeft: event.left,
      };
    }
    case 'scanned': {
      const positive = event.cards.filter((card) => card === 'positive').length;
      const scan = { phase: view.phase, cause: event.cause, living: event.cards.length, positive };
      return { scans: [...view.scans, scan] };
    }
    case 'agreements-changed':
      return { agreements: event.agreements };
    case 'ended':
      return { ending: event.ending };
    case 'alert-dealt':
    case 'timed-out':
    case 'stabbed':
    case 'armor-asked':
    case 'found-nothing':
    case 'parasite-awaited':
    case 'duty-began':
    case 'trade-began':
    case 'traded':
    case 'body-scanned':
    case 'agreed':
      return {};
  }
}

/** D1: what an event does to a seat's own role, hand and diary. */
function ownChanges(view: SeatView, event: SeenEvent): Partial<SeatView> {
  switch (event.type) {
    case 'drew': {
      const { card } = event;
      if (!card) return {};
      const { id, ...face } = card;
      return {
        hand: [...view.hand, card],
        diary: noted(view, { phase: view.phase, type: 'drew', card: face }),
        // S6
        ...(card.kind === 'host' && { role: 'host' }),
      };
    }
    case 'traded': {
      if (!event.own) return {};
      const { gave, got, role, infected } = event.own;
      const [first, second] = event.between;
      const { id: givenId, ...given } = gave;
      const { id, ...face } = got;
      return {
        role,
        hand: [...view.hand.filter((card) => card.id !== givenId), got],
        diary: noted(view, {
          phase: view.phase,
          type: 'traded',
          with: first === view.me ? second : first,
          gave: given,
          got: face,
          infected,
        }),
      };
    }
    case 'body-scanned':
      if (!event.hand) return {};
      return {
        diary: noted(view, { phase: view.phase, type: 'body-scan', seat: event.seat, hand: event.hand }),
      };
    case 'grenade-thrown':
    case 'armor-played':
    case 'item-used':
    case 'laid-down':
    case 'hive-burnt': {
      const { cards } = event;
      return cards ? { hand: view.hand.filter(({ id }) => !cards.includes(id)) } : {};
    }
    case 'eliminated':
      return event.seat === view.me ? { hand: [] } : {};
    default:
      return {};
  }
}

const noted = ({ diary }: SeatView, entry: DiaryEntry): readonly DiaryEntry[] => [...diary, entry];

function withSeat(
  seats: readonly PublicSeat[],
  id: SeatId,
  change: Partial<PublicSeat>,
): readonly PublicSeat[] {
  return seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat));
}

function withCharacter(
  seats: readonly PublicSeat[],
  { seat: id, character }: CharacterRef,
  change: Partial<CharacterState>,
): readonly PublicSeat[] {
  const { characters } = seatOf({ seats }, id);
  return withSeat(seats, id, {
    characters: { ...characters, [character]: { ...characters[character], ...change } },
  });
}

function turnWith({ turn }: PublicView, change: Partial<PublicTurn>): Partial<PublicView> {
  return turn ? { turn: { ...turn, ...change } } : {};
}

const discarded = ({ discard }: PublicView, cards: readonly SearchCardKind[]): Partial<PublicView> => ({
  discard: [...discard, ...cards],
});

function playedFromHand(
  view: PublicView,
  seat: SeatId,
  cards: readonly SearchCardKind[],
): Partial<PublicView> {
  const { handSize } = seatOf(view, seat);
  return {
    seats: withSeat(view.seats, seat, { handSize: handSize - cards.length }),
    ...discarded(view, cards),
  };
}

/** C7: used once, used for good. */
function usedAt({ used }: PublicView, room: RoomId): Partial<PublicView> {
  const location = locationOf(room);
  return used.includes(location) ? {} : { used: [...used, location] };
}

/** A5 */
function afterWound(parasites: readonly Parasite[], wound: ParasiteWound): readonly Parasite[] {
  switch (wound.result) {
    case 'killed':
      return parasites.filter(({ id }) => id !== wound.parasite);
    case 'turned':
      return parasites.map((each) => (each.id === wound.parasite ? { ...each, colour: 'grey' } : each));
    case 'swapped':
      return parasites.map((each) =>
        each.id === wound.parasite ? { id: wound.by, colour: 'grey', room: each.room } : each,
      );
  }
}
