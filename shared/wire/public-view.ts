import { type PlacedLocation, ROTATIONS } from '../map/index.ts';
import { PARASITE_IDS, type Parasite, type ParasiteColour } from '../parasites/index.ts';
import {
  AGREEMENTS,
  type Agreement,
  type CharacterState,
  ENDINGS,
  type Ending,
  type PublicAgreement,
  type PublicSeat,
  type PublicTurn,
  type PublicView,
  type ScanCause,
  type ScanResult,
} from '../play/index.ts';
import {
  COLOURS,
  keysOf,
  type LaidDown,
  LOCATION_IDS,
  must,
  ROOM_IDS,
  type RuleOptions,
  SEARCH_CARD_KINDS,
  SEAT_IDS,
  type SeatId,
} from '../vocabulary/index.ts';
import { NOTHING_AWAITED, readAwaited, type WireAwaited, wireAwaited } from './awaited.ts';
import { byPlace, codeOf, inPlace, knownWord, wordOf } from './codes.ts';

/**
 * The public view as the typed state carries it: words as codes, lists by place, 0 for nothing. Only what changes
 * of it is sent; somebody who comes gets all of it. Nothing that is not named here can ever reach the table.
 */
export interface WireView {
  readonly options: RuleOptions;
  /** By seat; nobody before the match. */
  readonly seats: ReadonlyMap<string, WireSeat>;
  readonly placed: ReadonlyMap<string, WirePlaced>;
  readonly used: ReadonlyMap<string, number>;
  readonly doorsOpen: boolean;
  readonly parasites: ReadonlyMap<string, WireParasite>;
  readonly topLocation: number;
  readonly locationsLeft: number;
  readonly searchCardsLeft: number;
  readonly discard: ReadonlyMap<string, number>;
  readonly phase: number;
  readonly marker: number;
  readonly turn: WireTurn;
  readonly awaited: WireAwaited;
  /** By agreement. */
  readonly agreements: ReadonlyMap<string, WireAgreement>;
  readonly scans: ReadonlyMap<string, WireScan>;
  readonly ending: WireEnding;
}

interface WireSeat {
  readonly colour: number;
  readonly name: string;
  readonly eliminated: boolean;
  readonly trooper: WireCharacter;
  readonly android: WireCharacter;
  readonly handSize: number;
  readonly laidDown: ReadonlyMap<string, WireLaidDown>;
}

interface WireCharacter {
  readonly hp: number;
  readonly room: number;
}

interface WireLaidDown {
  readonly kind: number;
  readonly bullets: number;
}

interface WirePlaced {
  readonly location: number;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

interface WireParasite {
  readonly id: number;
  readonly colour: number;
  readonly room: number;
}

interface WireTurn {
  readonly seat: number;
  readonly ap: number;
  readonly firstSearchDue: boolean;
}

interface WireAgreement {
  /** The seats in the order they agreed, as digits: '03'. */
  readonly by: string;
  readonly needed: number;
}

interface WireScan {
  readonly phase: number;
  readonly cause: number;
  readonly living: number;
  readonly positive: number;
}

interface WireEnding {
  readonly kind: number;
  readonly winners: string;
}

const PARASITE_COLOURS: readonly ParasiteColour[] = ['grey', 'black'];
const SCAN_CAUSES: readonly ScanCause[] = ['terminal', 'hive', 'agreed'];
const ENDING_KINDS = keysOf(ENDINGS);

/** The last one that was written, and of what. */
export interface WrittenView {
  readonly view: PublicView;
  readonly wire: WireView;
}

/** What most steps leave as it was. */
type Kept = 'seats' | 'placed' | 'used' | 'parasites' | 'discard' | 'agreements' | 'scans' | 'ending';

/** What is the very same as in the last one is taken from there: most of a view does not change at a step. */
export function wireView(view: PublicView, last?: WrittenView): WireView {
  const { options, doorsOpen, locationsLeft, searchCardsLeft, phase } = view;
  const was = last?.view;
  const kept = <Field extends Kept>(
    field: Field,
    write: (items: PublicView[Field]) => WireView[Field],
  ): WireView[Field] => (last && was?.[field] === view[field] ? last.wire[field] : write(view[field]));
  const keptSeat = (seat: PublicSeat): WireSeat =>
    (was?.seats[seat.id] === seat && last?.wire.seats.get(String(seat.id))) || wireSeat(seat);
  return {
    options,
    seats: kept('seats', (seats) => new Map(seats.map((seat) => [String(seat.id), keptSeat(seat)]))),
    placed: kept('placed', (items) => byPlace(items, wirePlaced)),
    used: kept('used', (items) => byPlace(items, (location) => codeOf(LOCATION_IDS, location))),
    doorsOpen,
    parasites: kept('parasites', (items) => byPlace(items, wireParasite)),
    topLocation: codeOf(LOCATION_IDS, view.topLocation),
    locationsLeft,
    searchCardsLeft,
    discard: kept('discard', (items) => byPlace(items, (kind) => codeOf(SEARCH_CARD_KINDS, kind))),
    phase,
    marker: codeOf(SEAT_IDS, view.marker),
    turn: wireTurn(view.turn),
    awaited: view.awaited ? wireAwaited(view.awaited) : NOTHING_AWAITED,
    agreements: kept(
      'agreements',
      (agreements) => new Map(AGREEMENTS.map((name) => [name, wireAgreement(agreements[name])])),
    ),
    scans: kept('scans', (items) => byPlace(items, wireScan)),
    ending: kept('ending', wireEnding),
  };
}

/** The public view, put together from the state; nothing before the match. */
export function readPublicView(wire: WireView | undefined): PublicView | undefined {
  if (!wire || wire.seats.size === 0) return undefined;
  const { options, doorsOpen, locationsLeft, searchCardsLeft, phase } = wire;
  const { gentleStart, lastResort, hardMission, masterAndServant } = options;
  return {
    options: { gentleStart, lastResort, hardMission, masterAndServant },
    seats: SEAT_IDS.flatMap((id) => {
      const seat = wire.seats.get(String(id));
      return seat ? [readSeat(id, seat)] : [];
    }),
    placed: inPlace(wire.placed, readPlaced),
    used: inPlace(wire.used, (code) => knownWord(LOCATION_IDS, code)),
    doorsOpen,
    parasites: inPlace(wire.parasites, readParasite),
    topLocation: wordOf(LOCATION_IDS, wire.topLocation),
    locationsLeft,
    searchCardsLeft,
    discard: inPlace(wire.discard, (code) => knownWord(SEARCH_CARD_KINDS, code)),
    phase,
    marker: knownWord(SEAT_IDS, wire.marker),
    turn: readTurn(wire.turn),
    awaited: readAwaited(wire.awaited),
    agreements: readAgreements(wire.agreements),
    scans: inPlace(wire.scans, readScan),
    ending: readEnding(wire.ending),
  };
}

function wireSeat({ colour, name, eliminated, characters, handSize, laidDown }: PublicSeat): WireSeat {
  return {
    colour: codeOf(COLOURS, colour),
    name,
    eliminated,
    trooper: wireCharacter(characters.trooper),
    android: wireCharacter(characters.android),
    handSize,
    laidDown: byPlace(laidDown, wireLaidDown),
  };
}

function readSeat(id: SeatId, wire: WireSeat): PublicSeat {
  const { name, eliminated, handSize } = wire;
  return {
    id,
    colour: knownWord(COLOURS, wire.colour),
    name,
    eliminated,
    characters: { trooper: readCharacter(wire.trooper), android: readCharacter(wire.android) },
    handSize,
    laidDown: inPlace(wire.laidDown, readLaidDown),
  };
}

const wireCharacter = ({ hp, room }: CharacterState): WireCharacter => ({ hp, room: codeOf(ROOM_IDS, room) });
const readCharacter = ({ hp, room }: WireCharacter): CharacterState => ({ hp, room: wordOf(ROOM_IDS, room) });

const LAID_DOWN_KINDS: readonly LaidDown['kind'][] = [
  'ammo',
  'keycard',
  'heavy-gun',
  'target-scope',
  'combat-knife',
];

function wireLaidDown(card: LaidDown): WireLaidDown {
  return { kind: codeOf(LAID_DOWN_KINDS, card.kind), bullets: card.kind === 'ammo' ? card.bullets : 0 };
}

function readLaidDown({ kind: code, bullets }: WireLaidDown): LaidDown {
  const kind = knownWord(LAID_DOWN_KINDS, code);
  return kind === 'ammo' ? { kind, bullets } : { kind };
}

const wirePlaced = ({ location, cell, rotation }: PlacedLocation): WirePlaced => ({
  location: codeOf(LOCATION_IDS, location),
  x: cell.x,
  y: cell.y,
  rotation: codeOf(ROTATIONS, rotation),
});
const readPlaced = ({ location, x, y, rotation }: WirePlaced): PlacedLocation => ({
  location: knownWord(LOCATION_IDS, location),
  cell: { x, y },
  rotation: knownWord(ROTATIONS, rotation),
});

const wireParasite = ({ id, colour, room }: Parasite): WireParasite => ({
  id: codeOf(PARASITE_IDS, id),
  colour: codeOf(PARASITE_COLOURS, colour),
  room: codeOf(ROOM_IDS, room),
});
const readParasite = ({ id, colour, room }: WireParasite): Parasite => ({
  id: knownWord(PARASITE_IDS, id),
  colour: knownWord(PARASITE_COLOURS, colour),
  room: knownWord(ROOM_IDS, room),
});

function wireTurn(turn: PublicTurn | undefined): WireTurn {
  if (!turn) return { seat: 0, ap: 0, firstSearchDue: false };
  const { seat, ap, firstSearchDue } = turn;
  return { seat: codeOf(SEAT_IDS, seat), ap, firstSearchDue };
}

function readTurn({ seat: code, ap, firstSearchDue }: WireTurn): PublicTurn | undefined {
  const seat = wordOf(SEAT_IDS, code);
  return seat === undefined ? undefined : { seat, ap, firstSearchDue };
}

const wireAgreement = ({ by, needed }: PublicAgreement): WireAgreement => ({ by: by.join(''), needed });

function readAgreements(wire: WireView['agreements']): PublicView['agreements'] {
  const read = (name: Agreement): PublicAgreement => {
    const { by, needed } = must(wire.get(name), `${name} can be agreed on`);
    return { by: readDigits(by), needed };
  };
  return { 'final-scan': read('final-scan'), abandon: read('abandon') };
}

const wireScan = ({ phase, cause, living, positive }: ScanResult): WireScan => ({
  phase,
  cause: codeOf(SCAN_CAUSES, cause),
  living,
  positive,
});
const readScan = ({ phase, cause, living, positive }: WireScan): ScanResult => ({
  phase,
  cause: knownWord(SCAN_CAUSES, cause),
  living,
  positive,
});

function wireEnding(ending: Ending | undefined): WireEnding {
  return { kind: codeOf(ENDING_KINDS, ending?.kind), winners: ending?.winners.join('') ?? '' };
}

function readEnding({ kind: code, winners }: WireEnding): Ending | undefined {
  const kind = wordOf(ENDING_KINDS, code);
  return kind && { kind, winners: readDigits(winners) };
}

function readDigits(digits: string): readonly SeatId[] {
  return [...digits].map((digit) => must(SEAT_IDS[Number(digit)], `there is a seat ${digit}`));
}
