import { CENTRE, mapOf } from '#shared/map/index.ts';
import { addParasite, nextFromReserve } from '#shared/parasites/index.ts';
import { type MatchSetup, type SeatSetup, seatOf } from '#shared/play/index.ts';
import {
  FULL_HEALTH,
  HIVE,
  LOCATION_IDS,
  type LocationId,
  MAX_PLAYERS,
  MIN_PLAYERS,
  mapSeats,
  must,
  OPEN_TERMINAL,
  REACTOR,
  type SeatId,
} from '#shared/vocabulary/index.ts';
import { settle } from './agenda.ts';
import { noAgreement } from './agreements.ts';
import { type CardId, faceOf, HOST_CARD, infectionCardsOf, isAlert, isGasCan, SEARCH_DECK } from './cards.ts';
import type { Chance } from './chance.ts';
import { openingDigest } from './digest.ts';
import { pickOne, shuffle, takeSearchCard } from './draws.ts';
import { becomeHost } from './infection.ts';
import type { Draft, Match, SeatState } from './match.ts';
import { note, takeIntoHand, tell } from './seats.ts';

/** Section S: deals a match and plays the opening parasite phase. */
export function begin(setup: MatchSetup, chance: Chance): Match {
  const players = setup.seats.length;
  if (players < MIN_PLAYERS || players > MAX_PLAYERS) throw new RangeError(`C1: not for ${players} players`);
  const draft: Draft = {
    setup,
    step: 0,
    digest: '',
    events: [],
    chance,
    seats: mapSeats(setup.seats, newSeat),
    map: mapOf([{ location: REACTOR, cell: CENTRE, rotation: 0 }]),
    used: [],
    doorsOpen: false,
    parasites: [],
    locationDeck: [],
    searchDeck: [],
    discard: [],
    removed: [],
    phase: 0,
    marker: { holder: 0, hadTurn: false },
    turn: undefined,
    prompt: undefined,
    agenda: [],
    agreed: noAgreement(),
    majorityScanned: false,
    scans: [],
    host: undefined,
    hostCardDead: false,
    blocked: [],
    removers: [],
    ending: undefined,
  };
  draft.locationDeck = stackLocations(draft);
  draft.searchDeck = stackSearchDeck(draft);
  for (const { id } of draft.seats) dealHand(draft, id);
  const first = pickOne(draft, 'choices', draft.seats).id;
  draft.marker = { holder: first, hadTurn: false };
  draft.agenda = [{ do: 'phase', leader: first }];
  settle(draft);
  return { ...draft, digest: openingDigest(setup, draft.events) };
}

function newSeat({ colour }: SeatSetup, id: SeatId): SeatState {
  const fresh = { hp: FULL_HEALTH, room: undefined };
  return {
    id,
    colour,
    characters: { trooper: fresh, android: fresh },
    hand: [],
    nextCardId: 1,
    laidDown: [],
    infection: undefined,
    onBoard: false,
    diary: [],
  };
}

/** S4: nine ordinary cards, then eight with the open terminal, the Hive among the last three. */
function stackLocations(draft: Draft): Match['locationDeck'] {
  const ordinary = shuffle<LocationId>(
    draft,
    'locations',
    LOCATION_IDS.filter((id) => id !== REACTOR && id !== OPEN_TERMINAL && id !== HIVE),
  );
  const late = shuffle<LocationId>(draft, 'locations', [...ordinary.slice(9), OPEN_TERMINAL]);
  const others = [...ordinary.slice(0, 9), ...late];
  const hiveAt = pickOne(draft, 'locations', [16, 17, 18]);
  return [...others.slice(0, hiveAt), HIVE, ...others.slice(hiveAt)];
}

/** S2: a packet of 3N with N gas cans and the Host lies on top of the rest. */
function stackSearchDeck(draft: Draft): readonly CardId[] {
  const players = draft.seats.length;
  const cans = SEARCH_DECK.filter(isGasCan).slice(0, players);
  const rest = shuffle(
    draft,
    'search-deck',
    SEARCH_DECK.filter((card) => card !== HOST_CARD && !cans.includes(card)),
  );
  const others = rest.slice(0, 2 * players - 1);
  const packet = shuffle(draft, 'search-deck', [...cans, ...others, HOST_CARD]);
  return [...packet, ...rest.slice(others.length)];
}

/** S3: the infection cards and two from the packet; an alert becomes a grey parasite and is replaced. */
function dealHand(draft: Draft, id: SeatId): void {
  const { colour } = seatOf(draft, id);
  const cards = [...infectionCardsOf(colour, draft.setup.options)];
  for (const own of cards) takeIntoHand(draft, id, own);
  for (let dealt = 0; dealt < 2; ) {
    const card = must(takeSearchCard(draft), 'there is a card in the packet');
    if (isAlert(card)) {
      dealtAlert(draft, id, card);
      continue;
    }
    dealt += 1;
    cards.push(card);
    takeIntoHand(draft, id, card);
    if (card === HOST_CARD) becomeHost(draft, id);
  }
  note(draft, id, { type: 'dealt', cards: cards.map(faceOf) });
}

function dealtAlert(draft: Draft, seat: SeatId, card: CardId): void {
  tell(draft, { type: 'alert-dealt', seat });
  draft.discard = [...draft.discard, card];
  const parasite = nextFromReserve(draft.parasites);
  if (parasite !== undefined) draft.parasites = addParasite(draft.parasites, parasite, REACTOR);
}
