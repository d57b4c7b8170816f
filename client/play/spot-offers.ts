import type { Spot } from '#client/board/spots.ts';
import { doorwaysOf, mapOf } from '#shared/map/index.ts';
import {
  type ActionKind,
  because,
  isIn,
  ownSeat,
  type Reason,
  roomOf,
  type SeatCommand,
  type SeatView,
  standing,
} from '#shared/play/index.ts';
import { type Character, isSearchable, type RoomId, roomKind } from '#shared/vocabulary/index.ts';
import { commandsAt, commandsOf, isPlacing } from './command-spots.ts';
import { roomOfSpot } from './hints.ts';

/** What a small card offers: a command, or a kind of which more has to be said. */
export type SpotOffer =
  | { readonly type: 'command'; readonly command: SeatCommand }
  | { readonly type: 'kind'; readonly kind: ActionKind; readonly character: Character | undefined };

export interface SpotOffers {
  readonly open: readonly SpotOffer[];
  readonly closed: readonly { readonly kind: ActionKind; readonly reason: Reason }[];
}

/** What can be done with something on the map, and why the rest cannot. */
export function offersAt(view: SeatView, spot: Spot, character: Character | undefined): SpotOffers {
  const kinds = kindsAt(view, spot);
  const open: SpotOffer[] = [];
  const closed: { kind: ActionKind; reason: Reason }[] = [];
  const meant = [...commandsAt(view, spot, { character }), ...placingFrom(view, spot, character)];
  for (const [key, commands] of Map.groupBy(meant, (command) => keyOf(command))) {
    const [first] = commands;
    if (!first) continue;
    const isWhole = commands.length === 1 && !isPlacing(first) && !needsMore(first);
    open.push(
      isWhole
        ? { type: 'command', command: first }
        : { type: 'kind', kind: first.type, character: key.endsWith('*') ? undefined : characterOf(first) },
    );
  }
  for (const kind of kinds) {
    if (meant.some(({ type }) => type === kind)) continue;
    closed.push({ kind, reason: reasonAt(view, kind, spot) });
  }
  return { open, closed };
}

const characterOf = (command: SeatCommand): Character | undefined =>
  'character' in command ? command.character : undefined;

/** Healing and shares are told apart by what they give; the rest by who does it. */
function keyOf(command: SeatCommand): string {
  if (command.type === 'heal') return JSON.stringify(command);
  return `${command.type} ${characterOf(command) ?? '*'}`;
}

/** A card of the hand is asked for first. */
const needsMore = (command: SeatCommand): boolean => 'card' in command;

/** One explores out of a room, and reveals at a Terminal (R8): its own card is the place to begin, wherever the location will lie. */
function placingFrom(view: SeatView, spot: Spot, character: Character | undefined): readonly SeatCommand[] {
  if (!('room' in spot)) return [];
  return commandsOf(view, { kinds: ['explore', 'reveal'], character }).filter(
    (command) => 'character' in command && roomOf(ownSeat(view), command.character) === spot.room,
  );
}

/** What somebody may wonder about here. */
function kindsAt(view: SeatView, spot: Spot): readonly ActionKind[] {
  if ('room' in spot) {
    const isHere = isIn(ownSeat(view), spot.room);
    return isHere ? ['search', 'explore', ...ofRoom(spot.room)] : ['move'];
  }
  if ('parasite' in spot) return ['fire', 'stab'];
  if ('character' in spot) return spot.seat === view.me ? [] : ['trade', 'fire', 'stab'];
  return [];
}

function ofRoom(room: RoomId): readonly ActionKind[] {
  switch (roomKind(room)) {
    case 'terminal':
      return ['thermal-scan', 'open-doors', 'reveal'];
    case 'sick-bay':
      return ['heal'];
    case 'hive':
      return ['burn-hive'];
    case 'team-search':
      return ['team-search'];
    default:
      return [];
  }
}

/** Why not: what the dealer says of the kind, or, if it can be done elsewhere, what stands against it here. */
function reasonAt(view: SeatView, kind: ActionKind, spot: Spot): Reason {
  const offer = view.offers[kind];
  if ('reason' in offer) return offer.reason;
  switch (kind) {
    case 'move':
      return because(isBehindSecurity(view, spot) ? 'security-door' : 'no-doorway-there');
    case 'search': {
      const room = roomOfSpot(view, spot);
      return because(room && !isSearchable(room) ? 'not-searchable' : 'ran-out-of-here');
    }
    case 'explore':
      return because('no-free-doorway');
    case 'fire':
      return because('out-of-reach');
    case 'stab':
      return because('not-in-this-room');
    default:
      return because('not-in-this-room');
  }
}

function isBehindSecurity(view: SeatView, spot: Spot): boolean {
  if (!('room' in spot)) return false;
  const map = mapOf(view.placed);
  return standing(ownSeat(view)).some(({ room }) =>
    doorwaysOf(map, room).some(({ to, security }) => to === spot.room && security),
  );
}
