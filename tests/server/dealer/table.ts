import { faceOf, infectionCardsOf, isGasCan, SEARCH_DECK, searchKind } from '#server/dealer/cards.ts';
import type { Purpose } from '#server/dealer/index.ts';
import { begin, legalCommands, type Match, play } from '#server/dealer/index.ts';
import type { HeldCard, LaidCard, SeatState, Turn } from '#server/dealer/match.ts';
import { NOTHING_DONE } from '#server/dealer/turn.ts';
import { type Cell, type DieFace, mapOf, type PlacedLocation, type Rotation } from '#shared/map/index.ts';
import type { Parasite } from '#shared/parasites/index.ts';
import { canonical } from '#shared/play/canonical.ts';
import type { Actor, Command, GameEvent, MatchSetup, ReasonCode } from '#shared/play/index.ts';
import {
  COLOURS,
  type Colour,
  type LaidDownKind,
  type LocationId,
  NO_OPTIONS,
  REACTOR,
  type RoomId,
  type RuleOptions,
  type SearchCardKind,
  type SeatId,
} from '#shared/vocabulary/index.ts';
import { scriptedChance } from './chance.ts';

/** A card in a scene: a search card, an own infection card, or one of another colour. */
export type SceneCard = Exclude<SearchCardKind, 'parasite-alert'> | 'infection' | `infection:${Colour}`;

/** A card face up in a scene; ammo may have been shot with already. */
type SceneLaidDown = LaidDownKind | `ammo:${1 | 2 | 3}`;

interface SceneSeat {
  /** The whole hand; by default the own infection cards and two gas cans. */
  readonly hand?: readonly SceneCard[];
  readonly laidDown?: readonly SceneLaidDown[];
  /** Where both characters stand; by default the Reactor Room. */
  readonly at?: RoomId;
  /** 'dead' or 'waiting' (not on the map yet), or where this one stands. */
  readonly trooper?: RoomId | 'dead';
  readonly android?: RoomId | 'dead';
  readonly hp?: { readonly trooper?: number; readonly android?: number };
  /** By whom, in the order of infection; 'host' for the Host. */
  readonly infected?: { readonly by: SeatId | 'host'; readonly order: number };
  readonly onBoard?: boolean;
}

interface Scene {
  readonly players?: 4 | 5 | 6;
  readonly options?: Partial<RuleOptions>;
  readonly seats?: { readonly [Seat in SeatId]?: SceneSeat };
  /** Cards besides the Reactor Room: `{ L11: [1, 0], L04: [0, 1, 180] }`. */
  readonly map?: { readonly [Location in LocationId]?: readonly [x: number, y: number, rotation?: Rotation] };
  readonly used?: readonly LocationId[];
  readonly doorsOpen?: boolean;
  readonly parasites?: readonly Parasite[];
  readonly locationDeck?: readonly LocationId[];
  /** The top of the Search deck; the cards nobody has follow, unless `nothingElse`. */
  readonly searchDeck?: readonly SearchCardKind[];
  readonly nothingElse?: boolean;
  readonly discard?: readonly SearchCardKind[];
  readonly turn?: Partial<Turn>;
  readonly marker?: Match['marker'];
  readonly phase?: number;
  readonly dice?: readonly DieFace[];
  readonly picks?: Partial<Record<Purpose, readonly number[]>>;
}

export function setupFor(players: number, options: Partial<RuleOptions> = {}): MatchSetup {
  return {
    format: 1,
    rules: 'test',
    serverPart: '00'.repeat(32),
    playerParts: Array.from({ length: players }, () => ''),
    seats: COLOURS.slice(0, players).map((colour) => ({ colour, name: colour })),
    options: { ...NO_OPTIONS, ...options },
  };
}

/**
 * A match in the middle of the game, every card accounted for. Seat 0 is on turn with 4 AP, all
 * stand in the Reactor Room, nobody is Infected, unless the scene says otherwise.
 */
export function table(scene: Scene = {}): Match {
  const setup = setupFor(scene.players ?? 4, scene.options);
  const dealt = begin(setup, scriptedChance({ dice: [1] }));
  const pile = new CardPile();
  const placed: PlacedLocation[] = Object.entries(scene.map ?? {}).map(
    ([location, [x, y, rotation = 0]]) => ({
      location: location as LocationId,
      cell: { x, y },
      rotation,
    }),
  );
  const seats = dealt.seats.map((seat) => seated(seat, scene.seats?.[seat.id] ?? {}, setup, pile));
  const discard = (scene.discard ?? []).map((kind) => pile.take(kind));
  const top = (scene.searchDeck ?? []).map((kind) => pile.take(kind));
  const rest = pile.rest();
  const turn: Turn = { ...NOTHING_DONE, seat: 0, ap: 4, firstSearchDue: false, ...scene.turn };
  const lies = new Set<LocationId>([REACTOR, ...placed.map(({ location }) => location)]);
  return {
    ...dealt,
    chance: scriptedChance({
      ...(scene.dice && { dice: scene.dice }),
      ...(scene.picks && { picks: scene.picks }),
    }),
    events: [],
    seats,
    map: mapOf([{ location: REACTOR, cell: { x: 0, y: 0 }, rotation: 0 }, ...placed]),
    used: scene.used ?? [],
    doorsOpen: scene.doorsOpen ?? false,
    parasites: scene.parasites ?? [],
    locationDeck: scene.locationDeck ?? dealt.locationDeck.filter((location) => !lies.has(location)),
    searchDeck: scene.nothingElse ? top : [...top, ...rest],
    discard,
    removed: scene.nothingElse ? rest : [],
    phase: scene.phase ?? 1,
    marker: scene.marker ?? { holder: 1, hadTurn: false },
    turn,
    prompt: undefined,
    agenda: [],
    host: seats.find(({ id }) => scene.seats?.[id]?.infected?.by === 'host')?.id,
  };
}

function seated(seat: SeatState, scene: SceneSeat, { options }: MatchSetup, pile: CardPile): SeatState {
  const own = [...infectionCardsOf(seat.colour, options)];
  const cards = scene.hand ?? [...own.map(() => 'infection' as const), 'gas-can', 'gas-can'];
  const hand = cards.map((card, i): HeldCard => ({ id: i + 1, card: pile.takeFor(seat.colour, card) }));
  const laidDown = (scene.laidDown ?? []).map((laid) => pile.layDown(laid));
  const state = (character: 'trooper' | 'android') => {
    const at = scene[character] ?? scene.at ?? REACTOR;
    if (at === 'dead') return { hp: 0, room: undefined };
    const onMap = scene.onBoard ?? true;
    return { hp: scene.hp?.[character] ?? 4, room: onMap ? at : undefined };
  };
  return {
    ...seat,
    hand,
    nextCardId: hand.length + 1,
    laidDown,
    characters: { trooper: state('trooper'), android: state('android') },
    infection: scene.infected && {
      by: scene.infected.by === 'host' ? undefined : scene.infected.by,
      order: scene.infected.order,
    },
    onBoard: scene.onBoard ?? true,
    diary: [],
  };
}

/** All physical cards, handed out once each. */
class CardPile {
  private readonly left = new Set(SEARCH_DECK);
  private readonly infections = new Set(
    COLOURS.flatMap((colour) => infectionCardsOf(colour, NO_OPTIONS).map((card) => ({ colour, card }))),
  );

  take(kind: SearchCardKind): number {
    const card = [...this.left].find((each) => searchKind(each) === kind);
    if (card === undefined) throw new Error(`no ${kind} left for the scene`);
    this.left.delete(card);
    return card;
  }

  takeFor(colour: Colour, card: SceneCard): number {
    if (!card.startsWith('infection')) return this.take(card as SearchCardKind);
    const of = card === 'infection' ? colour : card.slice('infection:'.length);
    const found = [...this.infections].find((each) => each.colour === of);
    if (!found) throw new Error(`no infection card of ${of} left for the scene`);
    this.infections.delete(found);
    return found.card;
  }

  layDown(laid: SceneLaidDown): LaidCard {
    if (laid === 'ammo') return { card: this.take('ammo'), kind: 'ammo', bullets: 4 };
    const [, bullets] = laid.split(':');
    if (bullets) return { card: this.take('ammo'), kind: 'ammo', bullets: Number(bullets) };
    const kind = laid as Exclude<LaidDownKind, 'ammo'>;
    return { card: this.take(kind), kind };
  }

  /** Gas cans last, so that what a scene draws by default is not fuel; the Host is never drawn by chance. */
  rest(): readonly number[] {
    return [...this.left]
      .filter((card) => searchKind(card) !== 'host' && searchKind(card) !== 'parasite-alert')
      .sort((a, b) => Number(isGasCan(a)) - Number(isGasCan(b)));
  }
}

export function parasite(id: Parasite['id'], room: RoomId, colour?: Parasite['colour']): Parasite {
  return { id, room, colour: colour ?? (id < 5 ? 'grey' : 'black') };
}

export function at(x: number, y: number, rotation: Rotation = 0): { cell: Cell; rotation: Rotation } {
  return { cell: { x, y }, rotation };
}

/** Plays commands one after another; a refusal, or playing what was not offered, is an error. */
export function playAll(match: Match, ...moves: readonly (readonly [Actor, Command])[]): Match {
  return moves.reduce((sofar, [actor, command]) => {
    const played = play(sofar, actor, command);
    if (!played.ok) throw new Error(`${JSON.stringify(command)} refused: ${played.reason.code}`);
    if (!isOffered(sofar, actor, command)) throw new Error(`${JSON.stringify(command)} was not offered`);
    return played.match;
  }, match);
}

/** X4: both players of a pending trade give the first card of a kind they hold. */
export function exchange(match: Match, ...gifts: readonly (readonly [SeatId, SceneCard])[]): Match {
  return playAll(
    match,
    ...gifts.map(([id, card]) => [id, { type: 'give', card: cardId(match, id, card) }] as const),
  );
}

/** What a seat holds, as a scene would say it. */
export function handOf(match: Match, id: SeatId): readonly SceneCard[] {
  const { hand, colour } = seat(match, id);
  return hand.map(({ card }): SceneCard => {
    const face = faceOf(card);
    if (face.kind !== 'infection') return face.kind;
    return face.colour === colour ? 'infection' : `infection:${face.colour}`;
  });
}

/** The kinds of command a seat may give now, each once. */
export function kindsOffered(match: Match, actor: Actor): readonly Command['type'][] {
  return [...new Set(legalCommands(match, actor).map(({ type }) => type))];
}

/** Why a command is refused; nothing if it is not. What is offered must agree. */
export function refused(match: Match, actor: Actor, command: Command): ReasonCode | undefined {
  const played = play(match, actor, command);
  if (played.ok !== isOffered(match, actor, command)) {
    throw new Error(
      `${JSON.stringify(command)} is ${played.ok ? 'played but not offered' : 'offered in vain'}`,
    );
  }
  return played.ok ? undefined : played.reason.code;
}

function isOffered(match: Match, actor: Actor, command: Command): boolean {
  return legalCommands(match, actor).some((legal) => saidAs(legal) === saidAs(command));
}

/** The same text for commands that say the same. */
export function saidAs(command: Command): string {
  return canonical(inRoomOrder(command));
}

/** A6: armor may name its rooms in any order. */
function inRoomOrder(command: Command): Command {
  if (command.type !== 'armor') return command;
  return { ...command, rooms: command.rooms.toSorted((a, b) => (a.room < b.room ? -1 : 1)) };
}

/** The commands of one kind an actor may play now. */
export function offered<Type extends Command['type']>(
  match: Match,
  actor: Actor,
  type: Type,
): readonly Extract<Command, { readonly type: Type }>[] {
  return legalCommands(match, actor).filter((command) => command.type === type) as Extract<
    Command,
    { readonly type: Type }
  >[];
}

/** The events of one type that the last command led to. */
export function happened<Type extends GameEvent['type']>(
  match: Match,
  type: Type,
): readonly Extract<GameEvent, { readonly type: Type }>[] {
  return match.events.filter((event) => event.type === type) as Extract<GameEvent, { readonly type: Type }>[];
}

export function seat(match: Match, id: SeatId): SeatState {
  const found = match.seats[id];
  if (!found) throw new Error(`no seat ${id}`);
  return found;
}

/** The number a seat knows the first card of a kind in its hand by. */
export function cardId(match: Match, id: SeatId, card: SceneCard): number {
  const { hand, colour } = seat(match, id);
  const of = card === 'infection' ? colour : card.startsWith('infection:') ? card.slice(10) : undefined;
  const held = hand.find(({ card: number }) =>
    number < SEARCH_DECK.length
      ? searchKind(number) === card
      : infectionCardsOf((of ?? 'red') as Colour, NO_OPTIONS).includes(number) && of !== undefined,
  );
  if (!held) throw new Error(`seat ${id} holds no ${card}`);
  return held.id;
}
