import type { ComponentChildren } from 'preact';
import { FigureImage } from '#client/art/FigureImage.tsx';
import { PlateImage, type PlateState } from '#client/art/PlateImage.tsx';
import { TEXTURE_SCALE } from '#client/art/textures.ts';
import { PLATE, roomArea, standingArea } from '#client/board/geometry.ts';
import { CENTRE } from '#shared/map/index.ts';
import { ofSeatIn, type View } from '#shared/play/index.ts';
import { type LocationId, locationOf, type RoomId, type SeatId } from '#shared/vocabulary/index.ts';

interface MeetingRoomProps {
  readonly view: View;
  readonly room: RoomId;
  readonly between: readonly [SeatId, SeatId];
  /** What lies between them. */
  readonly children: ComponentChildren;
}

/** How far from the middle of the room each stands. */
const ASIDE = 84;
/** They leave room for what crosses between them. */
const SMALLER = 0.84;

/** The location two people meet in, as it lies on the map, and the two, face to face. */
export function MeetingRoom({ view, room, between, children }: MeetingRoomProps) {
  const placed = view.placed.find(({ location }) => location === locationOf(room));
  if (!placed) return null;
  const middle = standingArea(roomArea({ ...placed, cell: CENTRE }, room));
  const [width, height] = [PLATE.width * TEXTURE_SCALE, PLATE.height * TEXTURE_SCALE];
  return (
    <div class="meeting-room" style={{ '--people': `${50 + (100 * middle.y) / PLATE.height}%` }}>
      <PlateImage
        location={placed.location}
        rotation={placed.rotation}
        state={stateOf(view, placed.location)}
      />
      <svg
        class="meeting-people"
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        aria-hidden="true"
      >
        {between.map((id, i) => {
          const seat = view.seats[id];
          const [there] = seat ? ofSeatIn(seat, room) : [];
          if (!seat || !there) return null;
          const side = i === 0 ? -1 : 1;
          const [x, y] = [middle.x + side * ASIDE, middle.y].map((each) => each * TEXTURE_SCALE);
          return (
            <g key={id} transform={`translate(${x} ${y}) scale(${SMALLER})`}>
              <FigureImage
                character={there.character}
                colour={seat.colour}
                hp={seat.characters[there.character].hp}
                facing={-side * 90}
              />
            </g>
          );
        })}
      </svg>
      {children}
    </div>
  );
}

function stateOf({ used, doorsOpen }: View, location: LocationId): PlateState | undefined {
  if (used.includes(location)) return doorsOpen ? 'used-doors-open' : 'used';
  return doorsOpen ? 'doors-open' : undefined;
}
