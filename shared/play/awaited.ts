import type { SeatId } from '../vocabulary/index.ts';
import { ACTION_KINDS, type SeatCommand } from './command.ts';
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

/** Everything a seat is offered, whatever kind it is. */
export function offeredCommands({ offers }: Pick<SeatView, 'offers'>): readonly SeatCommand[] {
  return ACTION_KINDS.flatMap((kind): readonly SeatCommand[] => {
    const offer = offers[kind];
    return 'commands' in offer ? offer.commands : [];
  });
}
