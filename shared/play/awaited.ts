import type { SeatId } from '../vocabulary/index.ts';
import { ACTION_KINDS, type DealerCommand, type SeatCommand } from './command.ts';
import type { GameEvent } from './event.ts';
import type { PublicView, SeatView } from './view.ts';

/** The seats the table waits for. Of an armor window and a trade it is not known who has answered (D2). */
export function awaitedSeats({
  awaited,
  turn,
  ending,
}: Pick<PublicView, 'awaited' | 'turn' | 'ending'>): readonly SeatId[] {
  if (ending) return [];
  switch (awaited?.type) {
    case undefined:
      return turn ? [turn.seat] : [];
    case 'trade':
      return awaited.between;
    case 'armor':
      return [...new Set(awaited.threats.map(({ seat }) => seat))];
    case 'duty':
    case 'parasite':
    case 'place':
      return [awaited.seat];
  }
}

/** D5: what a clock runs for. */
export type ClockKind = 'turn' | 'trade' | 'armor' | 'choice';

/** What a table has to know to wait for its people: whom for, how long, and then what. No rule. */
export interface AwaitedNow {
  readonly seats: readonly SeatId[];
  /** V7: who may have something to say besides; whoever has not is silent. */
  readonly heard: readonly SeatId[];
  readonly clock: ClockKind;
  /** D5: its length is fixed, whatever is answered and however soon. */
  readonly isWindow: boolean;
  /** D2: what is answered stays sealed until all of it is opened, and so does who has answered. */
  readonly isSealed: boolean;
  /** What the dealer does when the time has run out. */
  readonly timeOut: DealerCommand['type'];
  /** Whether the player on turn chooses freely what to do next. */
  readonly isFree: boolean;
  /** Whether a turn has just begun. */
  readonly beginsTurn: boolean;
}

/** Nothing once the match has ended. */
export function awaitedNow(view: PublicView, events: readonly GameEvent[]): AwaitedNow | undefined {
  const seats = awaitedSeats(view);
  if (seats.length === 0) return undefined;
  const { awaited } = view;
  const isFree = awaited === undefined;
  const beginsTurn = events.some(({ type }) => type === 'turn-began');
  return {
    seats,
    heard: isFree && beginsTurn ? view.seats.map(({ id }) => id) : [],
    clock: clockFor(view),
    isWindow: awaited?.type === 'armor',
    isSealed: awaited?.type === 'armor' || awaited?.type === 'trade',
    timeOut: awaited?.type === 'armor' ? 'close-window' : 'time-out',
    isFree,
    beginsTurn,
  };
}

/** The turn's own clock stands still while others are asked. */
function clockFor({ awaited, turn }: PublicView): ClockKind {
  switch (awaited?.type) {
    case 'armor':
    case 'trade':
      return awaited.type;
    case 'parasite':
      return awaited.seat === turn?.seat ? 'turn' : 'choice';
    case 'duty':
    case 'place':
    case undefined:
      return 'turn';
  }
}

/** Everything a seat is offered, whatever kind it is. */
export function offeredCommands({ offers }: Pick<SeatView, 'offers'>): readonly SeatCommand[] {
  return ACTION_KINDS.flatMap((kind): readonly SeatCommand[] => {
    const offer = offers[kind];
    return 'commands' in offer ? offer.commands : [];
  });
}
