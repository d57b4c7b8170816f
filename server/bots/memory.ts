import type { SeenEvent, Target } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';

/** What two players did with or to each other, as all could see it, dated by the parasite phase. */
export interface Deed {
  readonly by: SeatId;
  readonly to: SeatId;
  readonly phase: number;
}

/** What a seat remembers beyond what its view and its diary tell it at any time. Plain JSON. */
export interface Memory {
  readonly phase: number;
  /** T1: who leads the next parasite phase, and whether the turn before it was had. */
  readonly marker: SeatId;
  readonly markerHadTurn: boolean;
  /** Who entered and traded with whom. */
  readonly trades: readonly Deed[];
  /** Who shot or stabbed whose characters. */
  readonly attacks: readonly Deed[];
  /** F7: the Search deck was used up once; fuel never comes back into it. */
  readonly deckUsedUp: boolean;
  /** F7: the phase in which that was. */
  readonly usedUpIn: number;
  /** V7: who called for a scan that nobody needed yet. */
  readonly callers: readonly SeatId[];
  /** V7: the phase in which each seat last called for a scan. */
  readonly votes: readonly Vote[];
}

export interface Vote {
  readonly seat: SeatId;
  readonly phase: number;
}

export const BLANK: Memory = {
  phase: 0,
  marker: 0,
  markerHadTurn: false,
  trades: [],
  attacks: [],
  deckUsedUp: false,
  usedUpIn: 0,
  callers: [],
  votes: [],
};

export function remember(memory: Memory, event: SeenEvent): Memory {
  switch (event.type) {
    case 'phase-began':
      return { ...memory, phase: event.phase, markerHadTurn: false };
    case 'marker-passed':
      // T2: when its holder died, whether the turn was had carries over.
      return { ...memory, marker: event.to };
    case 'turn-began':
      return event.seat === memory.marker ? { ...memory, markerHadTurn: true } : memory;
    case 'traded': {
      const [by, to] = event.between;
      return { ...memory, trades: [...memory.trades, { by, to, phase: memory.phase }] };
    }
    case 'fired':
      return { ...memory, attacks: [...memory.attacks, ...attacksOf(memory, event.seat, event.targets)] };
    case 'stabbed':
      return { ...memory, attacks: [...memory.attacks, ...attacksOf(memory, event.seat, [event.target])] };
    case 'discard-shuffled':
    case 'found-nothing':
      return memory.deckUsedUp ? memory : { ...memory, deckUsedUp: true, usedUpIn: memory.phase };
    case 'agreed':
      if (event.to !== 'final-scan') return memory;
      return {
        ...memory,
        callers: memory.deckUsedUp ? memory.callers : [...memory.callers, event.seat],
        votes: [
          ...memory.votes.filter(({ seat }) => seat !== event.seat),
          { seat: event.seat, phase: memory.phase },
        ],
      };
    default:
      return memory;
  }
}

function attacksOf({ phase }: Memory, by: SeatId, targets: readonly Target[]): readonly Deed[] {
  return targets.flatMap((target) => ('seat' in target ? [{ by, to: target.seat, phase }] : []));
}
