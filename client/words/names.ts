import { listed, t } from '#client/texts/texts.ts';
import {
  otherPlayersIn,
  type PublicView,
  type SeatView,
  type Target,
  type View,
} from '#shared/play/index.ts';
import {
  type CardFace,
  type CharacterRef,
  HIVE,
  type LocationId,
  locationOf,
  REACTOR,
  type RoomId,
  roomKind,
  roomsOf,
  type SeatId,
} from '#shared/vocabulary/index.ts';

/** Kinds come more than once, so a room carries the number of its card, as on the map. */
export function roomName(room: RoomId): string {
  return [t(`room.${roomKind(room)}`), locationNumber(locationOf(room))].join(' ').trim();
}

/** The card is called after its first room: of two, the back one, which it is searched out for. */
export function locationName(location: LocationId): string {
  const [room] = roomsOf(location);
  return room ? roomName(room) : location;
}

export function locationNumber(location: LocationId): string {
  return location === REACTOR || location === HIVE ? '' : String(Number(location.slice(1)));
}

export function cardName(face: CardFace): string {
  const name = t(`card.${face.kind}`);
  return face.kind === 'infection' ? `${name} (${t(`colour.${face.colour}`)})` : name;
}

/** A card of the own hand by its number. */
export function heldName(view: Pick<SeatView, 'hand'>, id: number): string {
  const card = view.hand.find((each) => each.id === id);
  return card ? cardName(card) : '';
}

/** Several of the same are told once. */
export function cardNames(faces: readonly CardFace[]): string {
  const names = faces.map(cardName);
  return [...new Set(names)]
    .map((what) => ({ what, count: names.filter((each) => each === what).length }))
    .map(({ what, count }) => (count > 1 ? t('play.times', { what, count }) : what))
    .join(', ');
}

export function nameOf(view: Pick<PublicView, 'seats'>, seat: SeatId): string {
  return view.seats[seat]?.name ?? '';
}

export const namesOf = (view: PublicView, seats: readonly SeatId[]): string =>
  seats.map((seat) => nameOf(view, seat)).join(', ');

/** X1: the other players who have somebody in a room. */
export const namesIn = (
  view: PublicView,
  { seat, room }: { readonly seat: SeatId; readonly room: RoomId },
): string => listed(otherPlayersIn(view, seat, room).map((other) => nameOf(view, other)));

export function characterName(view: View, { seat, character }: CharacterRef): string {
  const named = t(`character.${character}`);
  return 'me' in view && view.me === seat
    ? t('choices.yours', { character: named })
    : t('choices.theirs', { who: nameOf(view, seat), character: named });
}

export function targetName(view: View, target: Target): string {
  if ('seat' in target) return characterName(view, target);
  const found = view.parasites.find(({ id }) => id === target.parasite);
  return found
    ? t('choices.parasite', { colour: t(`parasite.${found.colour}`), room: roomName(found.room) })
    : t('choices.someParasite');
}
