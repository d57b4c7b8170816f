import type { SeenEvent, Target } from '../play/index.ts';
import type { RoomId, SeatId } from '../vocabulary/index.ts';

/** Who did something to somebody. */
export const DEEDS_TO_SEAT = ['trade', 'attack', 'body-scan', 'heal'] as const;
/** Who did something somewhere. */
export const DEEDS_IN_ROOM = ['meet', 'search', 'grenade'] as const;
/** Who did something that needs no more words. */
export const PLAIN_DEEDS = ['terminal', 'pass-over', 'call-scan'] as const;

interface Dated {
  /** How many parasite phases were over. */
  readonly phase: number;
}

/** Something everybody saw somebody do, small enough to be pointed at in talk. */
export type Deed = Dated & { readonly seat: SeatId } & (
    | { readonly did: (typeof DEEDS_TO_SEAT)[number]; readonly whom: SeatId }
    | { readonly did: (typeof DEEDS_IN_ROOM)[number]; readonly room: RoomId }
    | { readonly did: (typeof PLAIN_DEEDS)[number] }
  );

/** R6: what a thermal scan counted. */
export type Count = Dated & {
  readonly did: 'count';
  readonly positive: number;
  readonly living: number;
};

/** A line of the feed that can be given as a reason: it is public, and the same for every reader. */
export type Sight = Deed | Count;

/** What everybody saw in an event. Faces that only some saw are not looked at. */
export function sightsIn(event: SeenEvent, phase: number): readonly Sight[] {
  switch (event.type) {
    case 'traded': {
      const [seat, whom] = event.between;
      return [{ did: 'trade', seat, whom, phase }];
    }
    case 'fired':
      return attacks(event.seat, event.targets, phase);
    case 'stabbed':
      return attacks(event.seat, [event.target], phase);
    case 'body-scanned':
      return [{ did: 'body-scan', seat: event.by, whom: event.seat, phase }];
    case 'healed':
      return event.by === event.seat ? [] : [{ did: 'heal', seat: event.by, whom: event.seat, phase }];
    case 'duty-began':
      return [{ did: 'meet', seat: event.seat, room: event.room, phase }];
    case 'searched':
      return [{ did: 'search', seat: event.seat, room: event.room, phase }];
    case 'grenade-thrown':
      return [{ did: 'grenade', seat: event.seat, room: event.into, phase }];
    case 'terminal-used':
      return [{ did: 'terminal', seat: event.seat, phase }];
    case 'location-passed-over':
      return [{ did: 'pass-over', seat: event.seat, phase }];
    case 'agreed':
      return event.to === 'final-scan' ? [{ did: 'call-scan', seat: event.seat, phase }] : [];
    case 'scanned': {
      const positive = event.cards.filter((card) => card === 'positive').length;
      return [{ did: 'count', positive, living: event.cards.length, phase }];
    }
    default:
      return [];
  }
}

function attacks(seat: SeatId, targets: readonly Target[], phase: number): readonly Deed[] {
  const hit = targets.flatMap((target) => ('seat' in target ? [target.seat] : []));
  return [...new Set(hit)].map((whom) => ({ did: 'attack', seat, whom, phase }));
}
