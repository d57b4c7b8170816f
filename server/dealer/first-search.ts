import {
  canPass,
  doorwaysOf,
  type Passage,
  type Placement,
  placementsBehind,
  type StationMap,
  withLocation,
} from '#shared/map/index.ts';
import {
  AP_COST,
  type CharacterInRoom,
  othersIn,
  passageOf,
  type SeatCommand,
  seatOf,
  standing,
} from '#shared/play/index.ts';
import {
  type Character,
  HIVE,
  isSearchable,
  type LocationId,
  type RoomId,
} from '#shared/vocabulary/index.ts';
import { actionOf } from './actions.ts';
import type { Draft, Match, Turn } from './match.ts';
import { grantsBonus } from './move.ts';
import { hasRunFrom } from './search.ts';
import { turnOf } from './seats.ts';

/** T6: all that the look-ahead may use. Every field is public. */
interface Outlook extends Pick<Turn, 'ap' | 'ranFrom'> {
  readonly map: StationMap;
  readonly passage: Passage;
  readonly standing: readonly CharacterInRoom[];
  /** The card that may still be placed; an unknown one does not count. */
  readonly top: LocationId | undefined;
  isCrowded(room: RoomId): boolean;
}

type Steps = readonly SeatCommand[];
interface Way {
  readonly cost: number;
  /** Put together only for who goes it. */
  steps(): Steps;
}

/** T6, D5: the cheapest public route to a first search that is still due and can be reached. */
export function firstSearchPlan(match: Match | Draft): Steps | undefined {
  return match.turn?.firstSearchDue ? cheapest([...searches(outlookOf(match))])?.steps() : undefined;
}

/** T6: whether a first search is due and can be reached, and would be out of reach after the command. */
export function losesFirstSearch(match: Match, command: SeatCommand): boolean {
  if (!match.turn?.firstSearchDue || cannotLose(command) || !canReachSearch(match)) return false;
  if (movesNobody(command) && canWalkToSearch(match, match.turn.ap - AP_COST[command.type])) return false;
  const later = outlookAfter(match, command);
  return later !== 'searched' && !canSearch(later);
}

/** What takes no AP and moves nobody never puts a search out of reach. */
export function cannotLose({ type }: SeatCommand): boolean {
  return AP_COST[type] === 0 && type !== 'run' && type !== 'place' && type !== 'end-turn';
}

/** Whoever stays where he is can walk as far as before: more doors and more rooms put nothing out of reach. */
function movesNobody({ type }: SeatCommand): boolean {
  return (
    type !== 'move' && type !== 'run' && type !== 'throw-grenade' && type !== 'place' && type !== 'end-turn'
  );
}

/** What was found out about a match; it is a value, and is asked for every command that might be offered. */
interface Known {
  readonly outlook: Outlook;
  /** By the AP there are to walk with. */
  readonly walks: (boolean | undefined)[];
  reaches?: boolean;
}

const found = new WeakMap<Match, Known>();

function knownOf(match: Match): Known {
  let known = found.get(match);
  if (!known) {
    known = { outlook: outlookOf(match), walks: [] };
    found.set(match, known);
  }
  return known;
}

/** Whether a search can be walked to with so many AP, on the map as it lies. */
function canWalkToSearch(match: Match, ap: number): boolean {
  const { outlook, walks } = knownOf(match);
  walks[ap] ??= canWalkToAny({ ...outlook, ap });
  return walks[ap];
}

function canReachSearch(match: Match): boolean {
  const known = knownOf(match);
  known.reaches ??= reachesSearch(match, known.outlook);
  return known.reaches;
}

function reachesSearch(match: Match, outlook: Outlook): boolean {
  const { prompt } = match;
  if (prompt?.type !== 'place') return canSearch(outlook);
  return actionOf('place')
    .candidates(match, seatOf(match, prompt.seat))
    .some((command) => {
      const later = outlookAfter(match, command);
      return later === 'searched' || canSearch(later);
    });
}

export function outlookOf(match: Match | Draft): Outlook {
  const turn = turnOf(match);
  const seat = seatOf(match, turn.seat);
  return {
    map: match.map,
    passage: passageOf(match, seat),
    standing: standing(seat),
    top: turn.exploringOver ? undefined : match.locationDeck[0],
    isCrowded: (room) => othersIn(match, seat.id, room).length > 0,
    ap: turn.ap,
    ranFrom: turn.ranFrom,
  };
}

/** What the outlook will be once the command is done, as far as everybody can tell. */
export function outlookAfter(match: Match, command: SeatCommand): Outlook | 'searched' {
  const now = knownOf(match).outlook;
  const after: Outlook = { ...now, ap: now.ap - AP_COST[command.type] };
  switch (command.type) {
    case 'search':
    case 'team-search':
      return 'searched';
    case 'move':
    case 'run':
      return moved(after, command.character, command.to, command.type);
    case 'explore':
    case 'reveal':
      return placed(after, command);
    case 'place':
      return match.prompt?.type === 'place'
        ? placed({ ...after, top: match.prompt.location }, command)
        : after;
    case 'throw-grenade':
      return {
        ...after,
        standing: after.standing.filter((own) => !diesFromGrenade(match, own, command.into)),
      };
    case 'explore-past':
    case 'reveal-past':
      // The card that comes up is not known yet.
      return { ...after, top: undefined };
    case 'open-doors':
      return { ...after, passage: { ...after.passage, doorsOpen: true } };
    case 'end-turn':
      return { ...after, ap: 0 };
    case 'fire':
    case 'stab':
    case 'heal':
    case 'thermal-scan':
    case 'first-aid':
    case 'body-scan':
    case 'burn-hive':
    case 'trade':
    case 'give':
    case 'armor':
    case 'choose-parasite':
    case 'agree':
      return after;
    case 'lay-down':
    case 'boost':
      // Cards in hand do not count before they are played, and never put a search out of reach.
      return after;
  }
}

function diesFromGrenade(match: Match, { character, room }: CharacterInRoom, into: RoomId): boolean {
  return room === into && seatOf(match, turnOf(match).seat).characters[character].hp === 1;
}

function moved(outlook: Outlook, character: Character, to: RoomId, how: 'move' | 'run'): Outlook {
  const from = outlook.standing.find((each) => each.character === character)?.room;
  const ranFrom = how === 'run' && from ? [...outlook.ranFrom, { character, room: from }] : outlook.ranFrom;
  return {
    ...outlook,
    standing: outlook.standing.map((each) => (each.character === character ? { character, room: to } : each)),
    ranFrom,
  };
}

function placed(outlook: Outlook, { cell, rotation }: Placement): Outlook {
  if (!outlook.top) return outlook;
  return {
    ...outlook,
    map: withLocation(outlook.map, { location: outlook.top, cell, rotation }),
    top: undefined,
  };
}

/** T6: whether a search can be reached, on the map as it lies or with the top card placed. */
function canSearch(outlook: Outlook): boolean {
  return canWalkToAny(outlook) || !searchesByPlacing(outlook).next().done;
}

/** Asked for every command that might be offered, and mostly answered by a room nearby. */
function canWalkToAny(outlook: Outlook): boolean {
  return outlook.standing.some(
    ({ character, room }) =>
      outlook.ap > 0 && walk(outlook, character, room, ({ to }) => canBeSearched(outlook, to)),
  );
}

function canBeSearched(outlook: Outlook, room: RoomId): boolean {
  return isSearchable(room) && !hasRunFrom(outlook, room);
}

function* searches(outlook: Outlook): Generator<Way> {
  yield* searchesByWalking(outlook);
  yield* searchesByPlacing(outlook);
}

function* searchesByWalking(outlook: Outlook): Generator<Way> {
  for (const { character, room } of outlook.standing) {
    for (const [goal, way] of waysFrom(outlook, character, room)) {
      const cost = way.cost + 1;
      if (cost > outlook.ap || !canBeSearched(outlook, goal)) continue;
      yield { cost, steps: () => [...way.steps(), { type: 'search', character }] };
    }
  }
}

/** E1 from some room, then a walk on the new map. R8 adds nothing: every terminal can itself be searched. */
function* searchesByPlacing(outlook: Outlook): Generator<Way> {
  const { top } = outlook;
  // The Hive is nothing to search and leads nowhere; all other cards lie the same whatever is within reach.
  if (!top || top === HIVE) return;
  for (const { character, room } of outlook.standing) {
    for (const [spot, way] of waysFrom(outlook, character, room)) {
      const left = outlook.ap - way.cost - 1;
      if (left < 1) continue;
      const there = way
        .steps()
        .reduce<Outlook>(
          (sofar, step) =>
            step.type === 'move' || step.type === 'run' ? moved(sofar, character, step.to, step.type) : sofar,
          outlook,
        );
      for (const placement of placementsBehind(outlook.map, top, spot, 'everywhere')) {
        const after = placed({ ...there, ap: left }, placement);
        for (const rest of searchesByWalking(after)) {
          yield {
            cost: way.cost + 1 + rest.cost,
            steps: () => [...way.steps(), { type: 'explore', character, ...placement }, ...rest.steps()],
          };
        }
      }
    }
  }
}

function cheapest(ways: readonly Way[]): Way | undefined {
  return ways.reduce<Way | undefined>((best, way) => (best && best.cost <= way.cost ? best : way), undefined);
}

/** The rooms a character can get to, each by its cheapest way. */
function waysFrom(outlook: Outlook, character: Character, from: RoomId): ReadonlyMap<RoomId, Way> {
  const ways = new Map<RoomId, Way>();
  walk(outlook, character, from, ({ to, cost, by, before }) => {
    const way = before && ways.get(before);
    const step: SeatCommand = by === 'run' ? { type: 'run', character, to } : { type: 'move', character, to };
    ways.set(to, { cost, steps: () => (way ? [...way.steps(), step] : []) });
    return false;
  });
  return ways;
}

/** An arrival in a room, by a way that is cheaper than those before. */
interface Arrival {
  readonly to: RoomId;
  readonly cost: number;
  /** How and from where, but for the room that is left first. */
  readonly by?: 'run' | 'move';
  readonly before?: RoomId;
}

/** From room to room with the AP there are, until an arrival is enough; leaving a Run room may be free (R1). */
function walk(
  outlook: Outlook,
  character: Character,
  from: RoomId,
  isEnough: (arrival: Arrival) => boolean,
): boolean {
  if (isEnough({ to: from, cost: 0 })) return true;
  const costs = new Map<RoomId, number>([[from, 0]]);
  const open: RoomId[] = [from];
  for (let room = open.shift(); room; room = open.shift()) {
    // Before the first search of a turn a bonus can only have been used up, not searched away.
    const by = grantsBonus(outlook, character, room) && !outlook.isCrowded(room) ? 'run' : 'move';
    const cost = (costs.get(room) ?? 0) + (by === 'run' ? 0 : 1);
    if (cost >= outlook.ap) continue;
    for (const doorway of doorwaysOf(outlook.map, room)) {
      const { to } = doorway;
      if (!to || !canPass(doorway, outlook.passage)) continue;
      if (cost >= (costs.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      if (isEnough({ to, cost, by, before: room })) return true;
      costs.set(to, cost);
      open.push(to);
    }
  }
  return false;
}
