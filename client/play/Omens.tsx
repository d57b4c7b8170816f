import { SheetImage } from '#client/art/SheetImage.tsx';
import type { Sight } from '#client/board/camera-control.ts';
import { toPage } from '#client/board/camera-math.ts';
import { t } from '#client/texts/texts.ts';
import { type DieFace, dieDirection } from '#shared/map/index.ts';
import type { SeatView } from '#shared/play/index.ts';
import type { RoomId } from '#shared/vocabulary/index.ts';
import type { Choosing } from './choosing.ts';
import { callsAhead } from './omens.ts';
import { areaOfRoom } from './reach.ts';

interface OmensProps {
  readonly view: SeatView;
  readonly state: Choosing;
  readonly sight: Sight;
}

/** What it will do, before it is done: a dotted parasite where one is called, and where the die may send it. */
export function Omens({ view, state, sight }: OmensProps) {
  const { rooms, arrivals } = callsAhead(view, state);
  const at = (room: RoomId, part: { x: number; y: number }) => {
    const area = areaOfRoom(view, room);
    if (!area) return {};
    const { x, y, width, height } = toPage(sight.look, area, sight.screen);
    return { left: `${x + width * part.x}px`, top: `${y + height * part.y}px` };
  };
  return (
    <>
      {(arrivals.length > 0 ? [] : rooms).map((room) => (
        <span
          key={`calls ${room}`}
          class="omen"
          role="img"
          aria-label={t('screen.spawns')}
          style={at(room, { x: 0.28, y: 0.3 })}
        >
          <Called faces={ALL} />
        </span>
      ))}
      {arrivals.map(({ room, faces }) => (
        <span
          key={`comes ${room}`}
          class="omen is-arrival"
          role="img"
          aria-label={t('screen.spawns')}
          style={at(room, CORNER)}
        >
          <Called faces={faces} />
          <b>{faces.join(' ')}</b>
        </span>
      ))}
    </>
  );
}

const ALL: readonly DieFace[] = [1, 2, 3, 4];
/** Where nobody stands. */
const CORNER = { x: -0.26, y: 0.3 };
const TURN = { north: 0, east: 90, south: 180, west: 270 } as const;

/** A parasite that is not there yet, and the ways the die may send it. */
function Called({ faces }: { faces: readonly DieFace[] }) {
  return (
    <>
      <svg class="omen-ring" viewBox="0 0 48 48" aria-hidden="true">
        <circle class="omen-ground" cx="24" cy="24" r="16" />
        {faces.map((face) => (
          <path
            key={face}
            class="omen-way"
            d="M24 1.500l4.500 5h-9z"
            transform={`rotate(${TURN[dieDirection(face)]} 24 24)`}
          />
        ))}
      </svg>
      <SheetImage texture="pieces" frame="parasite-grey-step-1" />
    </>
  );
}
