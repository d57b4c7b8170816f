import { awaitedText } from '#client/words/awaited.ts';
import { commandText } from '#client/words/commands.ts';
import { eventText } from '#client/words/events.ts';
import { cardName, cardNames, locationName, nameOf, namesOf, roomName } from '#client/words/names.ts';
import { type Match, seenBy, viewFor } from '#server/dealer/index.ts';
import { mapOf } from '#shared/map/index.ts';
import {
  ACTION_KINDS,
  type ActionKind,
  type Actor,
  type Command,
  charactersIn,
  isTold,
  type PublicView,
  type SeatView,
  seatOf,
  type View,
} from '#shared/play/index.ts';
import { CHARACTERS, type LaidDown, ROOM_IDS, type RoomId, type SeatId } from '#shared/vocabulary/index.ts';
import { mapText } from './map-text.ts';

/** One moment of a match: what was played to come to it, and the match before and after. */
export interface Moment {
  readonly step: number;
  readonly steps: number;
  /** Nothing at the deal. */
  readonly played?: { readonly actor: Actor; readonly command: Command; readonly before: Match };
  readonly match: Match;
}

/** A moment as text: all of it, or what one seat sees of it. */
export function momentText(moment: Moment, eyes: SeatId | undefined): string {
  const { match } = moment;
  const table = viewFor(match, 'public');
  const own = eyes === undefined ? undefined : viewFor(match, eyes);
  return [
    paragraph(headline(moment, own ?? table), eventLines(moment, own ?? table)),
    mapText(mapOf(table.placed)),
    paragraph('rooms', roomLines(table)),
    paragraph(
      'players',
      match.seats.map(({ id }) => playerLine(match, id, eyes)),
    ),
    paragraph('table', tableLines(table)),
    ...(own ? [paragraph(`offered to ${nameOf(own, own.me)}`, offerLines(own))] : []),
  ].join('\n\n');
}

const paragraph = (title: string, lines: readonly string[]): string =>
  [title, ...lines.map((line) => `  ${line}`)].join('\n');

function headline({ step, steps, played }: Moment, view: View): string {
  const of = `step ${step} of ${steps}`;
  if (!played) return `${of}: the deal`;
  const { actor, command, before } = played;
  if (actor === 'dealer') return `${of}: the dealer, ${command.type}`;
  const who = `seat ${actor}, ${nameOf(view, actor)}`;
  if (command.type === 'time-out' || command.type === 'close-window') return `${of}: ${who}, ${command.type}`;
  // X4, A6: what is sealed is for the eyes of the one who sealed it.
  const isSealed = command.type === 'give' || command.type === 'armor';
  const isHidden = isSealed && 'me' in view && view.me !== actor;
  return `${of}: ${who}, ${command.type}${isHidden ? '' : `: ${commandText(viewFor(before, actor), command)}`}`;
}

/**
 * What the seat saw of the events, or all of them: in the words of the log, if it tells them, and as data. The words
 * are for who looks at the table as it was before: whoever is hit may be gone afterwards.
 */
function eventLines({ match, played }: Moment, view: View): readonly string[] {
  const eyes = 'me' in view ? view.me : 'public';
  const before = played ? viewFor(played.before, eyes) : view;
  const lines = match.events.flatMap((event) => {
    const seen = seenBy(event, eyes);
    const { type, ...data } = eyes !== 'public' && seen ? seen : event;
    const words = seen && isTold(seen) ? `: ${eventText(before, seen)}` : '';
    return seen || eyes === 'public' ? [`${type}${words} ${JSON.stringify(data)}`] : [];
  });
  return lines.length > 0 ? lines : ['nothing is seen to happen'];
}

function roomLines({ seats, parasites }: PublicView): readonly string[] {
  const inRoom = (room: RoomId) => [
    ...charactersIn({ seats }, room).map(
      ({ seat, character }) => `${seatOf({ seats }, seat).name}’s ${character}`,
    ),
    ...parasites.filter((each) => each.room === room).map(({ id, colour }) => `${colour} parasite ${id}`),
  ];
  return ROOM_IDS.flatMap((room) => {
    const there = inRoom(room);
    return there.length === 0 ? [] : [`${room} ${roomName(room)}: ${there.join(', ')}`];
  });
}

function playerLine(match: Match, seat: SeatId, eyes: SeatId | undefined): string {
  const { name, colour, eliminated, characters, handSize, laidDown } = publicSeat(match, seat);
  const isOpen = eyes === undefined || eyes === seat;
  const own = viewFor(match, seat);
  const alive = CHARACTERS.map((character) => {
    const { hp, room } = characters[character];
    return `${character} ${hp} HP${room ? ` ${room}` : ''}`;
  });
  return [
    `${seat} ${name}, ${colour}${isOpen ? `, ${own.role}` : ''}${eliminated ? ', eliminated' : ''}`,
    alive.join(', '),
    `holds ${isOpen ? cardNames(own.hand) || 'nothing' : `${handSize} cards`}`,
    ...(laidDown.length > 0 ? [`has laid down ${laidDown.map(laidText).join(', ')}`] : []),
  ].join('; ');
}

function publicSeat(match: Match, seat: SeatId) {
  const found = viewFor(match, 'public').seats[seat];
  if (!found) throw new RangeError(`nobody sits on ${seat}`);
  return found;
}

const laidText = (laid: LaidDown): string =>
  laid.kind === 'ammo' ? `${cardName(laid)} (${laid.bullets})` : cardName(laid);

function tableLines(view: PublicView): readonly string[] {
  const { turn, topLocation, scans, used } = view;
  return [
    `parasite phase ${view.phase}; ${nameOf(view, view.marker)} has the marker`,
    turn
      ? `turn of ${nameOf(view, turn.seat)}, ${turn.ap} AP${turn.firstSearchDue ? ', the first search is due' : ''}`
      : 'nobody’s turn',
    awaitedText(view).text,
    `locations: ${view.locationsLeft} left${topLocation ? `, next ${topLocation} ${locationName(topLocation)}` : ''}`,
    `search cards: ${view.searchCardsLeft} left, discarded ${view.discard.join(', ') || 'none'}`,
    `used: ${used.join(', ') || 'none'}; security doors ${view.doorsOpen ? 'open' : 'closed'}`,
    ...scans.map(
      ({ phase, cause, living, positive }) => `scan in phase ${phase} (${cause}): ${positive} of ${living}`,
    ),
    ...(view.ending
      ? [`ended: ${view.ending.kind}, won by ${namesOf(view, view.ending.winners) || 'nobody'}`]
      : []),
  ];
}

/** What can be done, and then what cannot, by the reason. */
function offerLines(view: SeatView): readonly string[] {
  const offered = ACTION_KINDS.flatMap((kind) => {
    const offer = view.offers[kind];
    return 'commands' in offer
      ? [`${kind}:`, ...offer.commands.map((command) => `  ${commandText(view, command)}`)]
      : [];
  });
  const refused = Map.groupBy(
    ACTION_KINDS.filter((kind) => 'reason' in view.offers[kind]),
    (kind) => reasonOf(view, kind),
  );
  return [...offered, ...[...refused].map(([reason, kinds]) => `not ${kinds.join(', ')}: ${reason}`)];
}

function reasonOf({ offers }: SeatView, kind: ActionKind): string {
  const offer = offers[kind];
  return 'reason' in offer ? `${offer.reason.code} (${offer.reason.rule})` : '';
}
