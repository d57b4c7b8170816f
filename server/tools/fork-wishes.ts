import { faceOf, searchKind } from '#server/dealer/cards.ts';
import { legalCommands, type Match, play, viewFor } from '#server/dealer/index.ts';
import type { HeldCard, SeatState } from '#server/dealer/match.ts';
import type { Actor, Command, CommandOf, ForkStep } from '#shared/play/index.ts';
import {
  CHARACTERS,
  type Character,
  isItem,
  isLaidDownKind,
  isSearchable,
  locationOf,
  type RoomId,
  roomKind,
  type SeatId,
} from '#shared/vocabulary/index.ts';

/** A moment that will do for a lesson: who learns, what the others do in it, and one way to its goal. */
export interface Wish {
  readonly seat: SeatId;
  readonly script: readonly ForkStep[];
  readonly right: readonly ForkStep[];
  /** What is against it: among many moments the one with the least is taken. */
  readonly against: number;
}

/** What each lesson needs of the match it begins in. */
export const WISHES: Readonly<Record<string, (match: Match) => Wish | undefined>> = {
  walk,
  search,
  hand,
  meeting,
  'gas-can': gasCan,
  infect,
  scan,
  hive,
};

/** The seat on turn, at its beginning, with nothing in between. */
function atTurn(match: Match, ap: number): SeatState | undefined {
  const { turn, prompt, ending } = match;
  if (!turn || prompt || ending || turn.firstSearchDue || turn.ap < ap || match.doorsOpen) return undefined;
  return match.seats[turn.seat];
}

function human(match: Match, ap: number): SeatState | undefined {
  const seat = atTurn(match, ap);
  return seat && !seat.infection ? seat : undefined;
}

const kindOf = ({ card }: HeldCard) => faceOf(card).kind;
const isOwn =
  ({ colour }: SeatState) =>
  ({ card }: HeldCard): boolean => {
    const face = faceOf(card);
    return face.kind === 'infection' && face.colour === colour;
  };
const gasCans = ({ hand: held }: SeatState) => held.filter((each) => kindOf(each) === 'gas-can');
/** What can be given without being missed. */
const spare = ({ hand: held }: SeatState) =>
  held.find((each) => isItem(kindOf(each)) && kindOf(each) !== 'gas-can');

function offered<Kind extends Command['type']>(
  match: Match,
  actor: Actor,
  kind: Kind,
): readonly CommandOf<Kind>[] {
  return legalCommands(match, actor).filter((each): each is CommandOf<Kind> => each.type === kind);
}

function after(match: Match, said: readonly ForkStep[]): Match | undefined {
  let now = match;
  for (const { actor, command } of said) {
    const played = play(now, actor, command);
    if (!played.ok) return undefined;
    now = played.match;
  }
  return now;
}

const seatsIn = (match: Match, room: RoomId): readonly SeatState[] =>
  match.seats.filter(({ characters }) => CHARACTERS.some((each) => characters[each].room === room));

const isQuiet = (room: RoomId) => !['parasite-alert', 'reactor'].includes(roomKind(room));
const isFresh = (match: Match, room: RoomId) =>
  isSearchable(room) &&
  !match.used.includes(locationOf(room)) &&
  isQuiet(room) &&
  roomKind(room) !== 'storage';

/** Few locations fit a small screen, few parasites leave the eye to what is taught. */
const clutter = ({ map, parasites, step }: Match) => step + 10 * parasites.length + 2 * map.placed.length;

/** One tap is enough where only one can do it. */
const doubt = (match: Match, seat: SeatId, ...kinds: readonly Command['type'][]) =>
  15 * Math.max(0, kinds.flatMap((kind) => offered(match, seat, kind)).length - 1);

const nextCards = (match: Match, count: number) => match.searchDeck.slice(0, count).map(searchKind);
const isHarmless = (kind: string) => kind !== 'parasite-alert' && kind !== 'host';

function walk(match: Match): Wish | undefined {
  const me = human(match, 2);
  if (!me) return undefined;
  for (const explore of offered(match, me.id, 'explore')) {
    const there = after(match, [{ actor: me.id, command: explore }]);
    const room = there && moves(there, me.id, explore.character).find(({ to }) => !stood(match, to));
    if (room && isQuiet(room.to))
      return {
        seat: me.id,
        script: [],
        right: own(me.id, explore, room),
        against: clutter(match) + (roomKind(room.to) === 'empty' ? 20 : 0),
      };
  }
  return undefined;
}

const stood = (match: Match, room: RoomId) =>
  match.map.placed.some(({ location }) => location === locationOf(room));
const moves = (match: Match, seat: SeatId, character: Character) =>
  offered(match, seat, 'move').filter((each) => each.character === character);
const own = (actor: SeatId, ...commands: readonly Command[]): readonly ForkStep[] =>
  commands.map((command) => ({ actor, command }));

function search(match: Match): Wish | undefined {
  const me = human(match, 3);
  if (!me || !nextCards(match, 2).every(isHarmless)) return undefined;
  for (const character of CHARACTERS) {
    const from = me.characters[character].room;
    if (!from || !isFresh(match, from)) continue;
    const to = moves(match, me.id, character).find(
      (each) =>
        isFresh(match, each.to) &&
        seatsIn(match, each.to).length === 0 &&
        locationOf(each.to) !== locationOf(from),
    );
    if (to)
      return {
        seat: me.id,
        script: [],
        right: own(me.id, { type: 'search', character }, to, { type: 'search', character }),
        against: clutter(match) + doubt(match, me.id, 'search', 'team-search'),
      };
  }
  return undefined;
}

function hand(match: Match): Wish | undefined {
  const me = human(match, 2);
  const card = me?.hand.find((each) => isLaidDownKind(kindOf(each)));
  if (!me || !card || me.hand.length !== 5 || !nextCards(match, 1).every(isHarmless)) return undefined;
  const character = CHARACTERS.find((each) => {
    const { room } = me.characters[each];
    return room && isFresh(match, room) && roomKind(room) !== 'team-search';
  });
  if (!character) return undefined;
  return {
    seat: me.id,
    script: [],
    right: own(me.id, { type: 'search', character }, { type: 'lay-down', card: card.id }),
    against: clutter(match) + doubt(match, me.id, 'search', 'team-search'),
  };
}

/** A room next door with one other player, who can be met there. */
function meetings(match: Match, me: SeatState) {
  return CHARACTERS.flatMap((character) =>
    moves(match, me.id, character).flatMap((move) => {
      const there = seatsIn(match, move.to);
      const [other] = there;
      const isMeeting = other && there.length === 1 && other.id !== me.id && isQuiet(move.to);
      return isMeeting ? [{ move, other }] : [];
    }),
  );
}

function meeting(match: Match): Wish | undefined {
  const me = human(match, 2);
  const ammo = me?.laidDown.some(({ kind }) => kind === 'ammo');
  const card = me && spare(me);
  if (!me || !ammo || !card || gasCans(me).length === 0) return undefined;
  for (const { move, other } of meetings(match, me)) {
    const given = spare(other);
    if (move.character !== 'android' || !given || other.infection) continue;
    return {
      seat: me.id,
      script: own(other.id, { type: 'give', card: given.id }),
      right: own(me.id, move, { type: 'trade', with: other.id }, { type: 'give', card: card.id }),
      against: clutter(match),
    };
  }
  return undefined;
}

/** Somebody who is not human any more comes in twice, with each of his characters. */
function gasCan(match: Match): Wish | undefined {
  const other = atTurn(match, 2);
  if (!other?.infection) return undefined;
  const [first, second] = other.hand.filter(isOwn(other));
  if (!first || !second) return undefined;
  for (const me of match.seats) {
    const [can, ...more] = gasCans(me);
    const card = spare(me);
    if (me.id === other.id || me.infection || !can || more.length > 0 || !card) continue;
    const ways = CHARACTERS.map((character) =>
      moves(match, other.id, character).find(
        ({ to }) => isQuiet(to) && seatsIn(match, to).length === 1 && seatsIn(match, to)[0] === me,
      ),
    );
    const [one, two] = ways;
    if (!one || !two) continue;
    const trade: Command = { type: 'trade', with: me.id };
    return {
      seat: me.id,
      script: own(
        other.id,
        one,
        trade,
        { type: 'give', card: first.id },
        two,
        trade,
        { type: 'give', card: second.id },
        { type: 'end-turn' },
      ),
      right: own(me.id, { type: 'give', card: can.id }, { type: 'give', card: card.id }),
      against: clutter(match),
    };
  }
  return undefined;
}

function infect(match: Match): Wish | undefined {
  const me = atTurn(match, 2);
  const card = me?.hand.find(isOwn(me));
  if (!me?.infection || !card) return undefined;
  for (const { move, other } of meetings(match, me)) {
    const given = spare(other);
    if (!given || other.infection) continue;
    return {
      seat: me.id,
      // Whoever else is tried has a gas can ready, if he has one.
      script: [...own(other.id, { type: 'give', card: given.id }), ...guarded(match, other.id)],
      right: own(me.id, move, { type: 'trade', with: other.id }, { type: 'give', card: card.id }),
      against: clutter(match) + 20 * gasCans(other).length,
    };
  }
  return undefined;
}

function guarded(match: Match, but: SeatId): readonly ForkStep[] {
  return match.seats.flatMap((seat) => {
    const [can] = gasCans(seat);
    return seat.id !== but && !seat.infection && can ? own(seat.id, { type: 'give', card: can.id }) : [];
  });
}

function scan(match: Match): Wish | undefined {
  const me = human(match, 3);
  if (!me || match.scans.length > 0) return undefined;
  for (const character of CHARACTERS) {
    for (const move of moves(match, me.id, character)) {
      if (roomKind(move.to) !== 'terminal' || seatsIn(match, move.to).length > 0) continue;
      const right = own(me.id, move, { type: 'thermal-scan', character });
      const ended = after(match, right);
      const isUnused = !match.used.includes(locationOf(move.to));
      if (ended && !ended.ending && isUnused)
        return { seat: me.id, script: [], right, against: clutter(match) };
    }
  }
  return undefined;
}

function hive(match: Match): Wish | undefined {
  const me = human(match, 2);
  if (!me || gasCans(me).length < 3) return undefined;
  for (const move of moves(match, me.id, 'trooper')) {
    if (roomKind(move.to) !== 'hive' || seatsIn(match, move.to).length > 0) continue;
    const right = own(me.id, move, { type: 'burn-hive' });
    const ended = after(match, right);
    if (ended && viewFor(ended, me.id).ending?.kind === 'hive-burnt')
      return {
        seat: me.id,
        script: [],
        right,
        against: clutter(match) + 40 * offered(match, me.id, 'run').length,
      };
  }
  return undefined;
}
