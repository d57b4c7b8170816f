import { type ActionKind, type CommandOf, roomOf, type SeatCommand } from '#shared/play/index.ts';
import type { Character, RoomId } from '#shared/vocabulary/index.ts';
import { worthOfAgreeing } from './agreements.ts';
import { worthOfArmor, worthOfFiring, worthOfGrenade, worthOfPulling, worthOfStabbing } from './fight.ts';
import {
  worthOfBodyScan,
  worthOfBoost,
  worthOfFirstAid,
  worthOfHealing,
  worthOfLayingDown,
} from './items.ts';
import type { Situation } from './situation.ts';
import { worthOfBurningAtOnce, worthOfOpeningDoors } from './worth-of-doors.ts';
import {
  priceOfUsing,
  worthOfDiscovery,
  worthOfPassing,
  worthOfPlacing,
  worthOfScanning,
  worthOfSearching,
  worthOfTeamSearch,
} from './worth-of-rooms.ts';
import { worthOfGiving, worthOfTrading } from './worth-of-trading.ts';
import { worthOfStep } from './worth-of-walking.ts';

type Weigh<Kind extends ActionKind> = (situation: Situation, command: CommandOf<Kind>) => number;

/** What a command of each kind is worth. */
const WORTH: { readonly [Kind in ActionKind]: Weigh<Kind> } = {
  trade: (situation, command) => worthOfTrading(situation, command.with),
  give: worthOfGiving,
  armor: worthOfArmor,
  'choose-parasite': worthOfPulling,
  place: (situation, command) => worthOfPlacing(situation, locationToPlace(situation), command),
  explore: (situation, command) =>
    worthOfDiscovery(situation) + worthOfPlacing(situation, situation.view.topLocation, command),
  'explore-past': worthOfPassing,
  move: (situation, { character, to }) => worthOfStep(situation, character, to, 1),
  run: (situation, { character, to }) => worthOfStep(situation, character, to, 0),
  search: (situation, { character }) =>
    inRoomOf(situation, character, (room) => worthOfSearching(situation, room)),
  'team-search': (situation, command) =>
    inRoomOf(situation, command.character, (room) => worthOfTeamSearch(situation, room, command.with)),
  fire: worthOfFiring,
  stab: worthOfStabbing,
  'throw-grenade': worthOfGrenade,
  heal: worthOfHealing,
  'thermal-scan': (situation, { character }) =>
    worthOfScanning(situation) - priceOfTerminal(situation, character),
  'open-doors': (situation, { character }) =>
    worthOfOpeningDoors(situation) + worthOfBurningAtOnce(situation) - priceOfTerminal(situation, character),
  reveal: (situation, command) =>
    worthOfDiscovery(situation) +
    worthOfPlacing(situation, situation.view.topLocation, command) -
    priceOfTerminal(situation, command.character),
  'reveal-past': (situation, { character }) =>
    worthOfPassing(situation) - priceOfTerminal(situation, character),
  'lay-down': worthOfLayingDown,
  'first-aid': worthOfFirstAid,
  boost: worthOfBoost,
  'body-scan': worthOfBodyScan,
  'burn-hive': () => 100,
  agree: (situation, { to }) => worthOfAgreeing(situation, to),
  'end-turn': () => 0,
};

export function worthOf(situation: Situation, command: SeatCommand): number {
  // The table is keyed by the command's own kind, which the compiler cannot follow through a lookup.
  return (WORTH[command.type] as Weigh<ActionKind>)(situation, command);
}

function inRoomOf({ self }: Situation, character: Character, weigh: (room: RoomId) => number): number {
  const room = roomOf(self, character);
  return room ? weigh(room) : 0;
}

function priceOfTerminal(situation: Situation, character: Character): number {
  return priceOfUsing(situation, roomOf(situation.self, character));
}

function locationToPlace({ view }: Situation) {
  return view.awaited?.type === 'place' ? view.awaited.location : undefined;
}
