import type { Spot } from '#client/board/spots.ts';
import { nextLocation } from '#client/words/commands.ts';
import { sameCell } from '#shared/map/index.ts';
import {
  type ActionKind,
  awaitedSeats,
  ownSeat,
  roomOf,
  type SeatCommand,
  type SeatView,
} from '#shared/play/index.ts';
import type { Character } from '#shared/vocabulary/index.ts';
import {
  commandsAfter,
  commandsAt,
  commandsMeant,
  commandsOf,
  isPlacing,
  type Placing,
  sameSpot,
  stepsOf,
  turnedOn,
} from './command-spots.ts';
import { needsConfirming } from './confirmation.ts';

/** The own character that is meant when the map is pointed at; nothing: either. */
interface Meant {
  readonly character: Character | undefined;
}

/** Where somebody is on the way to a command. */
export type Choosing =
  | ({ readonly at: 'idle' } & Meant)
  | { readonly at: 'selected'; readonly character: Character }
  /** A small card at a room, a token, or a card of the hand: what it is, and what can be done there. */
  | ({ readonly at: 'room-card'; readonly spot: Spot } & Meant)
  | ({ readonly at: 'placing'; readonly kinds: Kinds; readonly aim: Placing } & Meant)
  | ({ readonly at: 'aiming'; readonly kinds: Kinds; readonly picked: readonly Spot[] } & Meant)
  | ({ readonly at: 'confirming'; readonly command: SeatCommand; readonly from: Choosing } & Meant)
  | ({ readonly at: 'sending'; readonly command: SeatCommand } & Meant);

type Kinds = readonly ActionKind[];

export type Input =
  /** A tap: what lies there, the uppermost first. */
  | { readonly on: 'point'; readonly stacked: readonly Spot[] }
  /** A finger that stays: what is it? */
  | { readonly on: 'ask'; readonly spot: Spot }
  | { readonly on: 'hover'; readonly stacked: readonly Spot[] }
  | { readonly on: 'select'; readonly character: Character }
  /** A button for one or more kinds of action. */
  | { readonly on: 'verb'; readonly kinds: Kinds }
  | { readonly on: 'command'; readonly command: SeatCommand }
  | { readonly on: 'turn' }
  | { readonly on: 'confirm' }
  | { readonly on: 'back' }
  /** Something else is offered now: what was being chosen belonged to what was offered then. */
  | { readonly on: 'offers' }
  | { readonly on: 'answered' };

export const IDLE: Choosing = { at: 'idle', character: undefined };

/** A tap on it does it at once: it is what the map glows for, and no card of the hand tells itself by it. */
const DIRECT: Kinds = ['move', 'run', 'trade', 'choose-parasite'];
export const PLACINGS: Kinds = ['explore', 'reveal', 'place'];
/** What the room itself is good for: one card at the room offers all of it. */
const OF_THE_ROOM: Kinds = ['heal', 'thermal-scan', 'open-doors', 'reveal', 'reveal-past', 'burn-hive'];

/** The next state. Pure: who listens sends the command that `sending` holds. */
export function next(state: Choosing, input: Input, view: SeatView): Choosing {
  if (state.at === 'sending') return input.on === 'answered' ? home(state, view) : state;
  switch (input.on) {
    case 'point':
      return pointed(state, input.stacked, view);
    case 'ask':
      return { at: 'room-card', spot: input.spot, character: state.character };
    case 'select':
      return { at: 'selected', character: input.character };
    case 'hover':
      return hovered(state, input.stacked, view);
    case 'verb':
      return verb(state, input.kinds, view);
    case 'command':
      return chosen(state, input.command, view);
    case 'turn':
      return state.at === 'placing' ? { ...state, aim: turned(state, view) } : state;
    case 'confirm':
      if (state.at === 'confirming')
        return { at: 'sending', command: state.command, character: state.character };
      return state.at === 'placing' ? chosen(state, state.aim, view) : state;
    case 'back':
      return back(state, view);
    case 'offers':
      // What something is stays true while others play; but what is asked of this seat comes before it.
      return state.at === 'room-card' && !isAsked(view) ? state : home(state, view);
    case 'answered':
      return home(state, view);
  }
}

const isAsked = (view: SeatView): boolean =>
  view.awaited !== undefined && awaitedSeats(view).includes(view.me);

/** Nothing is on the way; the character that was meant still is, if it lives. */
function home({ character }: Pick<Choosing, 'character'>, view: SeatView): Choosing {
  const isThere = character && roomOf(ownSeat(view), character);
  return isThere ? { at: 'selected', character } : IDLE;
}

function back(state: Choosing, view: SeatView): Choosing {
  switch (state.at) {
    case 'confirming':
      return state.from;
    case 'aiming':
      return state.picked.length > 0 ? { ...state, picked: state.picked.slice(0, -1) } : home(state, view);
    case 'idle':
    case 'selected':
      return IDLE;
    default:
      return home(state, view);
  }
}

function chosen(from: Choosing, command: SeatCommand, view: SeatView): Choosing {
  const { character } = from;
  return needsConfirming(view, command)
    ? { at: 'confirming', command, from, character }
    : { at: 'sending', command, character };
}

function pointed(state: Choosing, stacked: readonly Spot[], view: SeatView): Choosing {
  switch (state.at) {
    case 'aiming':
      return picked(state, stacked, view) ?? tapped(home(state, view), stacked, view);
    case 'placing': {
      const spot = stacked.find((each) => 'cell' in each);
      if (!spot || !('cell' in spot)) return tapped(home(state, view), stacked, view);
      if (sameCell(spot.cell, state.aim.cell)) return { ...state, aim: turned(state, view) };
      return { ...state, aim: firstAt(state, spot, view) ?? state.aim };
    }
    case 'confirming':
      return isAimedAt(state.command, stacked, view) ? state : home(state, view);
    default:
      return tapped(state, stacked, view);
  }
}

/** Who taps the target again means it, and has not changed their mind: the question stays. */
const isAimedAt = (command: SeatCommand, stacked: readonly Spot[], view: SeatView): boolean =>
  stepsOf(view, command).some((spots) => spots.some((spot) => stacked[0] && sameSpot(spot, stacked[0])));

/** Nothing is being chosen yet: what does a tap here mean? */
function tapped(state: Choosing, stacked: readonly Spot[], view: SeatView): Choosing {
  const [top] = stacked;
  if (!top) return IDLE;
  if ('character' in top && top.seat === view.me && view.awaited === undefined) {
    const isMeant = state.at === 'selected' && state.character === top.character;
    const room = roomOf(ownSeat(view), top.character);
    return isMeant && room
      ? { at: 'room-card', spot: { room }, character: top.character }
      : { at: 'selected', character: top.character };
  }
  const { character } = state;
  for (const spot of stacked) {
    if ('cell' in spot) {
      const [first] = commandsAt(view, spot, { kinds: PLACINGS, character });
      const aim = first ?? commandsAt(view, spot, { kinds: PLACINGS })[0];
      if (aim && isPlacing(aim)) return { at: 'placing', kinds: [aim.type], aim, character };
    }
    const [only, ...others] = commandsAt(view, spot, { kinds: DIRECT, character });
    if (only && others.length === 0) return chosen(state, only, view);
    // Something else can be done with what lies uppermost: its card asks what is meant.
    if (only || commandsAt(view, spot, { character }).length > 0) return { at: 'room-card', spot, character };
  }
  return { at: 'room-card', spot: top, character };
}

/** One spot more on the way to a command, if it leads to one. */
function picked(
  state: Extract<Choosing, { at: 'aiming' }>,
  stacked: readonly Spot[],
  view: SeatView,
): Choosing | undefined {
  for (const spot of stacked) {
    const longer = { ...state, picked: [...state.picked, spot] };
    const meant = meantBy(longer, view);
    const [only, ...others] = meant;
    if (only && others.length === 0 && stepsOf(view, only).length === longer.picked.length)
      return chosen(state, only, view);
    if (only) return longer;
  }
  return undefined;
}

/** What can still be meant while somebody aims. */
export function meantBy(
  { kinds, picked, character }: Extract<Choosing, { at: 'aiming' }>,
  view: SeatView,
): readonly SeatCommand[] {
  return commandsAfter(view, commandsMeant(view, { kinds, character }), picked);
}

/** Of these, what is whole already: a button is enough for it. */
export function wholeBy(state: Extract<Choosing, { at: 'aiming' }>, view: SeatView): readonly SeatCommand[] {
  const meant = meantBy(state, view);
  const begins = (command: SeatCommand) => stepsOf(view, command).length <= Math.max(1, state.picked.length);
  return meant.filter(begins);
}

function verb(state: Choosing, kinds: Kinds, view: SeatView): Choosing {
  const own = commandsMeant(view, { kinds, character: state.character });
  const isOwn = own.length > 0;
  const commands = isOwn ? own : commandsMeant(view, { kinds });
  const character = isOwn ? state.character : undefined;
  const [first, ...others] = commands;
  if (!first) return state;
  if (commands.every(isPlacing) && isPlacing(first))
    return { at: 'placing', kinds: [first.type], aim: first, character };
  // A card that is spent has to be named, though it is the only one; what asks anyway names it.
  const isNamed = !('card' in first) || needsConfirming(view, first);
  if (others.length === 0 && isNamed) return chosen(home({ character }, view), first, view);
  if (commands.every(({ type }) => OF_THE_ROOM.includes(type))) {
    const spots = commands.flatMap((command) => stepsOf(view, command)[0] ?? []);
    const room = spots.find((spot) => 'room' in spot);
    if (room) return { at: 'room-card', spot: room, character };
  }
  return { at: 'aiming', kinds, picked: [], character };
}

/** The ghost follows the pointer. */
function hovered(state: Choosing, stacked: readonly Spot[], view: SeatView): Choosing {
  if (state.at !== 'placing') return state;
  const spot = stacked.find((each) => 'cell' in each);
  if (!spot || !('cell' in spot) || sameCell(spot.cell, state.aim.cell)) return state;
  const aim = firstAt(state, spot, view);
  return aim ? { ...state, aim } : state;
}

function firstAt(
  { kinds, character }: Pick<Extract<Choosing, { at: 'placing' }>, 'kinds' | 'character'>,
  spot: Spot,
  view: SeatView,
): Placing | undefined {
  const commands = commandsOf(view, { kinds, character });
  return commands
    .filter(isPlacing)
    .find((command) => stepsOf(view, command)[0]?.some((each) => sameSpot(each, spot)));
}

function turned({ kinds, character, aim }: Extract<Choosing, { at: 'placing' }>, view: SeatView): Placing {
  return turnedOn(nextLocation(view), commandsOf(view, { kinds, character }), aim);
}
