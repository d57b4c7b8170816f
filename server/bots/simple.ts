import {
  type ActionKind,
  awaitedSeats,
  type CommandOf,
  offeredCommands,
  type SeatCommand,
} from '#shared/play/index.ts';
import type { Character, RoomId } from '#shared/vocabulary/index.ts';
import { worthOfAgreeing } from './agreements.ts';
import { type Bot, oneOf } from './bot.ts';
import { worthOfStep } from './errands.ts';
import { worthOfArmor, worthOfFiring, worthOfGrenade, worthOfPulling, worthOfStabbing } from './fight.ts';
import { worthOfGiving, worthOfTrading } from './gifts.ts';
import {
  worthOfBodyScan,
  worthOfBoost,
  worthOfFirstAid,
  worthOfHealing,
  worthOfLayingDown,
} from './items.ts';
import { BLANK, type Memory, remember } from './memory.ts';
import { readSituation, type Situation } from './situation.ts';
import {
  priceOfUsing,
  worthOfDiscovery,
  worthOfOpeningDoors,
  worthOfPlacing,
  worthOfScanning,
  worthOfSearching,
  worthOfTeamSearch,
} from './work.ts';

/**
 * Weighs every command it is offered and plays the best. A point is about what a wound costs;
 * ending the turn is worth nothing, so whatever is worth less is not done.
 */
export const simpleBot: Bot<Memory> = {
  blank: BLANK,
  remember,
  choose: (view, memory, chance) => {
    const isAwaited = awaitedSeats(view).includes(view.me);
    const commands = offeredCommands(view).filter(({ type }) => isAwaited || type === 'agree');
    if (commands.length === 0) return undefined;
    const situation = readSituation(view, memory);
    const weighed = commands.map((command) => ({ command, worth: worthOf(situation, command) }));
    const best = Math.max(...weighed.map(({ worth }) => worth));
    if (!isAwaited && best <= 0) return undefined;
    const good = weighed.filter(({ worth }) => worth >= best - ABOUT_EQUAL);
    return oneOf(chance, 1, good)?.command;
  },
};

/** Among commands worth about the same, chance decides. */
const ABOUT_EQUAL = 0.05;

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
  'explore-past': worthOfDiscovery,
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
    worthOfOpeningDoors(situation) - priceOfTerminal(situation, character),
  reveal: (situation, command) =>
    worthOfDiscovery(situation) +
    worthOfPlacing(situation, situation.view.topLocation, command) -
    priceOfTerminal(situation, command.character),
  'reveal-past': (situation, { character }) =>
    worthOfDiscovery(situation) - priceOfTerminal(situation, character),
  'lay-down': worthOfLayingDown,
  'first-aid': worthOfFirstAid,
  boost: worthOfBoost,
  'body-scan': worthOfBodyScan,
  'burn-hive': () => 100,
  agree: (situation, { to }) => worthOfAgreeing(situation, to),
  'end-turn': () => 0,
};

function worthOf(situation: Situation, command: SeatCommand): number {
  // The table is keyed by the command's own kind, which the compiler cannot follow through a lookup.
  return (WORTH[command.type] as Weigh<ActionKind>)(situation, command);
}

function inRoomOf({ self }: Situation, character: Character, weigh: (room: RoomId) => number): number {
  const { room } = self.characters[character];
  return room ? weigh(room) : 0;
}

function priceOfTerminal(situation: Situation, character: Character): number {
  return priceOfUsing(situation, situation.self.characters[character].room);
}

function locationToPlace({ view }: Situation) {
  return view.awaited?.type === 'place' ? view.awaited.location : undefined;
}
