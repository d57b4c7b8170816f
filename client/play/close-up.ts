import type { Cue } from '#client/story/cue.ts';
import type { SeenEvent } from '#shared/play/index.ts';
import type { RoomId } from '#shared/vocabulary/index.ts';

/** Where the camera goes near, and after how long. */
interface CloseUp {
  readonly rooms: readonly RoomId[];
  readonly delay: number;
}

const FROM_AFAR: CloseUp = { rooms: [], delay: 0 };
/** What is over sooner is hurried past: there and back would only shake the map. */
const SHORTEST_MS = 500;
/** Of the parasite phase: they have come, and are about to bite. */
const BEFORE_THE_BITE = 0.78;

/** Who is bitten, wounded or dies is seen from near: all of them, or none if that is not nearer. */
export function closeUpOf(cue: Pick<Cue, 'ceremony' | 'events' | 'ms'> | undefined): CloseUp {
  if (!cue || cue.ms < SHORTEST_MS) return FROM_AFAR;
  switch (cue.ceremony) {
    case 'parasite-phase':
      return { rooms: roomsOf(cue.events), delay: Math.round(BEFORE_THE_BITE * cue.ms) };
    case 'attack':
    case 'death':
      return { rooms: roomsOf(cue.events), delay: 0 };
    default:
      return FROM_AFAR;
  }
}

function roomsOf(events: readonly SeenEvent[]): readonly RoomId[] {
  const rooms = events.flatMap((event): readonly RoomId[] => {
    switch (event.type) {
      case 'armor-asked':
        return event.by === 'parasites' ? event.threats.map(({ room }) => room) : [];
      case 'armor-played':
        return event.rooms.filter(({ cards }) => cards > 0).map(({ room }) => room);
      case 'wounded':
      case 'died':
        return [event.room];
      case 'grenade-thrown':
        return [event.into];
      default:
        return [];
    }
  });
  return [...new Set(rooms)];
}
