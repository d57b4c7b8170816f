import { HOST_CARD, infectionCardsOf, isGasCan, SEARCH_DECK } from '#server/dealer/cards.ts';
import { legalCommands, type Match } from '#server/dealer/index.ts';
import { LAST_PHASE } from '#server/dealer/turn.ts';
import { hasRoom, isSealed, mapOf, placementProblem, type Reach } from '#shared/map/index.ts';
import { printedColour } from '#shared/parasites/index.ts';
import { hasTrooper, isEliminated, livingSeats, seatOf } from '#shared/play/index.ts';
import {
  CHARACTERS,
  FULL_HEALTH,
  gasCansToBurn,
  handMinimum,
  LOCATION_IDS,
  type RoomId,
} from '#shared/vocabulary/index.ts';

/** What must hold after every command, whatever was played; says what does not. */
export function brokenInvariant(match: Match): string | undefined {
  return (
    cardsLost(match) ??
    locationsLost(match) ??
    charactersWrong(match) ??
    parasitesWrong(match) ??
    handsTooSmall(match) ??
    infectionsWrong(match) ??
    agreementsWrong(match) ??
    notEnded(match) ??
    nobodyCanPlay(match)
  );
}

/** Each of the search and infection cards exists exactly once somewhere. */
function cardsLost(match: Match): string | undefined {
  const { options } = match.setup;
  const there = [
    ...match.searchDeck,
    ...match.discard,
    ...match.removed,
    ...match.seats.flatMap(({ hand, laidDown }) => [...hand, ...laidDown].map(({ card }) => card)),
    ...match.agenda.flatMap((task) => (task.do === 'receive' ? [task.card] : [])),
  ];
  const all = [...SEARCH_DECK, ...match.seats.flatMap(({ colour }) => infectionCardsOf(colour, options))];
  const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b).join();
  return sorted(there) === sorted(all) ? undefined : `cards: ${sorted(there)}`;
}

/** E5: from here on what is within reach has changed, so a Hive on its side is taken as it lies. */
const NOTHING: Reach = new Set<RoomId>();

/** Each location card lies on the map or in the deck, once, and lies legally. */
function locationsLost(match: Match): string | undefined {
  const all = [...match.map.placed.map(({ location }) => location), ...match.locationDeck].sort();
  if (all.join() !== [...LOCATION_IDS].sort().join()) return `locations: ${all.join()}`;
  const newest = match.map.placed.at(-1);
  if (!newest || match.map.placed.length === 1) return undefined;
  const problem = placementProblem(mapOf(match.map.placed.slice(0, -1)), newest.location, newest, NOTHING);
  return problem && `${newest.location} lies wrong: ${problem}`;
}

function charactersWrong(match: Match): string | undefined {
  for (const { id, characters, onBoard } of match.seats) {
    for (const character of CHARACTERS) {
      const { hp, room } = characters[character];
      if (!Number.isInteger(hp) || hp < 0 || hp > FULL_HEALTH) return `seat ${id}: ${character} has ${hp} HP`;
      if ((room !== undefined) !== (onBoard && hp > 0)) return `seat ${id}: ${character} stands wrong`;
      if (room && !hasRoom(match.map, room)) return `seat ${id}: ${character} in ${room}, which is not there`;
    }
  }
  return undefined;
}

function parasitesWrong({ parasites, map }: Match): string | undefined {
  if (new Set(parasites.map(({ id }) => id)).size !== parasites.length) return 'a parasite is there twice';
  const lost = parasites.find(({ room }) => !hasRoom(map, room));
  if (lost) return `parasite ${lost.id} in ${lost.room}, which is not there`;
  const odd = parasites.find(({ id, colour }) => colour === 'black' && printedColour(id) === 'grey');
  return odd && `parasite ${odd.id} is black`;
}

/** H1: nobody falls below the minimum but by elimination or by burning the Hive. */
function handsTooSmall(match: Match): string | undefined {
  if (match.ending?.kind === 'hive-burnt') return undefined;
  const minimum = handMinimum(match.setup.options);
  const small = match.seats.find(
    ({ hand, characters }) => hand.length < minimum && CHARACTERS.some((each) => characters[each].hp > 0),
  );
  return small && `seat ${small.id} holds ${small.hand.length}`;
}

/** S6, X5: the Host and nobody before him; orders without gaps. */
function infectionsWrong(match: Match): string | undefined {
  const orders = match.seats.flatMap(({ infection }) => infection?.order ?? []).sort((a, b) => a - b);
  if (orders.some((order, i) => order !== i)) return `infection orders: ${orders.join()}`;
  const onItsWay = match.agenda.some((task) => task.do === 'receive' && task.card === HOST_CARD);
  const drawn = !match.searchDeck.includes(HOST_CARD) && !onItsWay;
  return drawn === orders.length > 0 ? undefined : 'infection without a Host';
}

/** V7: only the living agree, and nobody does any more once a player was eliminated. */
function agreementsWrong({ agreed, seats, events }: Match): string | undefined {
  const agreeing = Object.values(agreed).flat();
  if (agreeing.length && events.some(({ type }) => type === 'eliminated'))
    return 'an agreement outlived a player';
  const dead = agreeing.find((id) => isEliminated(seatOf({ seats }, id)));
  return dead === undefined ? undefined : `seat ${dead} agrees, but is dead`;
}

/** V4, V5, V8 at once, V2, V3 and V9 at scans: a match that should be over is. */
function notEnded(match: Match): string | undefined {
  if (match.ending) return undefined;
  if (match.phase >= LAST_PHASE && match.turn) return `phase ${match.phase}`;
  if (isSealed(match.map, match.locationDeck)) return 'sealed, and goes on';
  if (!match.seats.some(hasTrooper)) return 'no Trooper, and goes on';
  return match.events.some(({ type }) => type === 'scanned') ? missedByScan(match) : undefined;
}

function missedByScan({ setup, seats, searchDeck, discard }: Match): string | undefined {
  const living = livingSeats({ seats });
  const humans = living.filter(({ infection }) => !infection);
  const cans = (holders: typeof seats) =>
    [...holders.flatMap(({ hand }) => hand.map(({ card }) => card)), ...searchDeck, ...discard].filter(
      isGasCan,
    ).length;
  if (humans.length === 0) return 'V2: a scan found no human';
  if (humans.length === 1 && cans(humans) === 0) return 'V3: a scan found one human without fuel';
  if (!humans.some(hasTrooper)) return 'V3: a scan found no human Trooper';
  return humans.length === living.length && cans(living) < gasCansToBurn(setup.options)
    ? 'V9: a scan found that nobody can win'
    : undefined;
}

/** Somebody always can; and E3, E4: who may lay the top card somewhere does not pass it over. */
function nobodyCanPlay(match: Match): string | undefined {
  if (match.ending || match.prompt?.type === 'armor') return undefined;
  const commands = match.seats.flatMap(({ id }) => legalCommands(match, id));
  const kinds = new Set(commands.map(({ type }) => type));
  kinds.delete('agree');
  if (kinds.size === 0) return 'nobody can play';
  const places = kinds.has('explore') || kinds.has('reveal');
  return places && (kinds.has('explore-past') || kinds.has('reveal-past'))
    ? 'E4: passes what fits'
    : undefined;
}
