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
  recordOf,
  SEARCH_CARD_KINDS,
  SEAT_IDS,
  type SeatId,
} from '../vocabulary/index.ts';
import { NOTHING_AWAITED, readAwaited, type WireAwaited, wireAwaited } from './awaited.ts';
import { byPlace, codeOf, inPlace, knownWord, together, wordOf } from './codes.ts';

/**
 * The public view as the typed state carries it: words as codes, lists by place, 0 for nothing. Colyseus keeps account
 * of every object in the state, so that what belongs together and is small is one number. Only what changes is sent;
 * somebody who comes gets all of it. Nothing that is not named here can ever reach the table.
 */
export interface WireView {
  readonly options: number;
  /** By seat; nobody before the match. */
  readonly seats: ReadonlyMap<string, WireSeat>;
  readonly placed: ReadonlyMap<string, number>;
  readonly used: ReadonlyMap<string, number>;
  readonly doorsOpen: boolean;
  readonly parasites: ReadonlyMap<string, number>;
  readonly topLocation: number;
  readonly locationsLeft: number;
  readonly searchCardsLeft: number;
  readonly discard: ReadonlyMap<string, number>;
  readonly phase: number;
  readonly marker: number;
  /** Whose it is; 0 for nobody's. */
  readonly turn: number;
  readonly ap: number;
  readonly firstSearchDue: boolean;
  readonly awaited: WireAwaited;
  /** By agreement: how many are needed, then the seats in the order they agreed, as digits: '303'. */
  readonly agreements: ReadonlyMap<string, string>;
  readonly scans: ReadonlyMap<string, number>;
  /** 0 while it goes on. */
  readonly ending: number;
  /** As digits. */
  readonly winners: string;
}

interface WireSeat {
  readonly colour: number;
  readonly name: string;
  readonly eliminated: boolean;
  readonly trooperHp: number;
  readonly trooperRoom: number;
  readonly androidHp: number;
  readonly androidRoom: number;
  readonly handSize: number;
  /** Two digits a card: what it is, and its bullets. */
  readonly laidDown: string;
}

const OPTIONS = together({ gentleStart: 2, lastResort: 2, hardMission: 2, masterAndServant: 2 });
const PLACED = together({ location: 64, rotation: 8, x: 256, y: 256 });
const PARASITE = together({ id: 16, colour: 4, room: 64 });
const SCAN = together({ phase: 1 << 16, cause: 4, living: 8, positive: 8 });

/** Where a cell that lies as far west or north as any still counts from 0. */
const MIDDLE = 128;

const PARASITE_COLOURS: readonly ParasiteColour[] = ['grey', 'black'];
const SCAN_CAUSES: readonly ScanCause[] = ['terminal', 'hive', 'agreed'];
const ENDING_KINDS = keysOf(ENDINGS);

/** The last one that was written, and of what. */
export interface WrittenView {
  readonly view: PublicView;
  readonly wire: WireView;
}

/** What most steps leave as it was. */
type Kept = 'options' | 'seats' | 'placed' | 'used' | 'parasites' | 'discard' | 'agreements' | 'scans';

/** What is the very same as in the last one is taken from there: most of a view does not change at a step. */
export function wireView(view: PublicView, last?: WrittenView): WireView {
  const { doorsOpen, locationsLeft, searchCardsLeft, phase, turn } = view;
  const was = last?.view;
  const kept = <Field extends Kept>(
    field: Field,
    write: (items: PublicView[Field]) => WireView[Field],
  ): WireView[Field] => (last && was?.[field] === view[field] ? last.wire[field] : write(view[field]));
  const keptSeat = (seat: PublicSeat): WireSeat =>
    (was?.seats[seat.id] === seat && last?.wire.seats.get(String(seat.id))) || wireSeat(seat);
  return {
    options: kept('options', wireOptions),
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
    turn: codeOf(SEAT_IDS, turn?.seat),
    ap: turn?.ap ?? 0,
    firstSearchDue: turn?.firstSearchDue ?? false,
    awaited: view.awaited ? wireAwaited(view.awaited) : NOTHING_AWAITED,
    agreements: kept(
      'agreements',
      (agreements) => new Map(AGREEMENTS.map((name) => [name, wireAgreement(agreements[name])])),
    ),
    scans: kept('scans', (items) => byPlace(items, wireScan)),
    ending: codeOf(ENDING_KINDS, view.ending?.kind),
    winners: view.ending?.winners.join('') ?? '',
  };
}

/** The public view, put together from the state; nothing before the match. */
export function readPublicView(wire: WireView | undefined): PublicView | undefined {
  if (!wire || wire.seats.size === 0) return undefined;
  const { doorsOpen, locationsLeft, searchCardsLeft, phase } = wire;
  return {
    options: readOptions(wire.options),
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
    turn: readTurn(wire),
    awaited: readAwaited(wire.awaited),
    agreements: readAgreements(wire.agreements),
    scans: inPlace(wire.scans, readScan),
    ending: readEnding(wire),
  };
}

function wireSeat({ colour, name, eliminated, characters, handSize, laidDown }: PublicSeat): WireSeat {
  const { trooper, android } = characters;
  return {
    colour: codeOf(COLOURS, colour),
    name,
    eliminated,
    trooperHp: trooper.hp,
    trooperRoom: codeOf(ROOM_IDS, trooper.room),
    androidHp: android.hp,
    androidRoom: codeOf(ROOM_IDS, android.room),
    handSize,
    laidDown: laidDown.map(wireLaidDown).join(''),
  };
}

function readSeat(id: SeatId, wire: WireSeat): PublicSeat {
  const { name, eliminated, handSize } = wire;
  return {
    id,
    colour: knownWord(COLOURS, wire.colour),
    name,
    eliminated,
    characters: {
      trooper: readCharacter(wire.trooperHp, wire.trooperRoom),
      android: readCharacter(wire.androidHp, wire.androidRoom),
    },
    handSize,
    laidDown: (wire.laidDown.match(/../g) ?? []).map(readLaidDown),
  };
}

function wireOptions(options: RuleOptions): number {
  return OPTIONS.join(recordOf(keysOf(options), (name) => Number(options[name])));
}

function readOptions(joined: number): RuleOptions {
  const { gentleStart, lastResort, hardMission, masterAndServant } = OPTIONS.split(joined);
  return {
    gentleStart: gentleStart > 0,
    lastResort: lastResort > 0,
    hardMission: hardMission > 0,
    masterAndServant: masterAndServant > 0,
  };
}

const readCharacter = (hp: number, room: number): CharacterState => ({ hp, room: wordOf(ROOM_IDS, room) });

const LAID_DOWN_KINDS: readonly LaidDown['kind'][] = [
  'ammo',
  'keycard',
  'heavy-gun',
  'target-scope',
  'combat-knife',
];

const wireLaidDown = (card: LaidDown): string =>
  `${codeOf(LAID_DOWN_KINDS, card.kind)}${card.kind === 'ammo' ? card.bullets : 0}`;

function readLaidDown(digits: string): LaidDown {
  const kind = knownWord(LAID_DOWN_KINDS, Number(digits[0]));
  return kind === 'ammo' ? { kind, bullets: Number(digits[1]) } : { kind };
}

const wirePlaced = ({ location, cell, rotation }: PlacedLocation): number =>
  PLACED.join({
    location: codeOf(LOCATION_IDS, location),
    rotation: codeOf(ROTATIONS, rotation),
    x: cell.x + MIDDLE,
    y: cell.y + MIDDLE,
  });

function readPlaced(joined: number): PlacedLocation {
  const { location, rotation, x, y } = PLACED.split(joined);
  return {
    location: knownWord(LOCATION_IDS, location),
    cell: { x: x - MIDDLE, y: y - MIDDLE },
    rotation: knownWord(ROTATIONS, rotation),
  };
}

const wireParasite = ({ id, colour, room }: Parasite): number =>
  PARASITE.join({
    id: codeOf(PARASITE_IDS, id),
    colour: codeOf(PARASITE_COLOURS, colour),
    room: codeOf(ROOM_IDS, room),
  });

function readParasite(joined: number): Parasite {
  const { id, colour, room } = PARASITE.split(joined);
  return {
    id: knownWord(PARASITE_IDS, id),
    colour: knownWord(PARASITE_COLOURS, colour),
    room: knownWord(ROOM_IDS, room),
  };
}

function readTurn({ turn, ap, firstSearchDue }: WireView): PublicTurn | undefined {
  const seat = wordOf(SEAT_IDS, turn);
  return seat === undefined ? undefined : { seat, ap, firstSearchDue };
}

const wireAgreement = ({ by, needed }: PublicAgreement): string => `${needed}${by.join('')}`;

function readAgreements(wire: WireView['agreements']): PublicView['agreements'] {
  const read = (name: Agreement): PublicAgreement => {
    const [needed, ...by] = must(wire.get(name), `${name} can be agreed on`);
    return { by: readDigits(by.join('')), needed: Number(needed) };
  };
  return { 'final-scan': read('final-scan'), abandon: read('abandon') };
}

const wireScan = ({ phase, cause, living, positive }: ScanResult): number =>
  SCAN.join({ phase, cause: codeOf(SCAN_CAUSES, cause), living, positive });

function readScan(joined: number): ScanResult {
  const { phase, cause, living, positive } = SCAN.split(joined);
  return { phase, cause: knownWord(SCAN_CAUSES, cause), living, positive };
}

function readEnding({ ending, winners }: WireView): Ending | undefined {
  const kind = wordOf(ENDING_KINDS, ending);
  return kind && { kind, winners: readDigits(winners) };
}

function readDigits(digits: string): readonly SeatId[] {
  return [...digits].map((digit) => must(SEAT_IDS[Number(digit)], `there is a seat ${digit}`));
}
