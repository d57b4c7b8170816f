import { DIRECTIONS, type Direction, edgeOf, type Rotation } from '#shared/map/index.ts';
import { isTwoRoom, type LocationId, locationCard } from '#shared/vocabulary/index.ts';
import { SheetFrame } from './SheetImage.tsx';
import { platePicture } from './textures.ts';

/** Its lamp, and its security doors. */
export type PlateState = 'used' | 'doors-open' | 'used-doors-open';

interface PlateImageProps {
  readonly location: LocationId;
  readonly rotation?: Rotation;
  readonly state?: PlateState | undefined;
}

const [WIDTH, HEIGHT] = [360, 480];
/** The door in the middle stands lower, as the wall is seen from the north. */
const MIDDLE_DOOR_DROP = 5;

/** A location card inside the page, with its doorways, as it lies on the map. Words stand beside it. */
export function PlateImage({ location, rotation = 0, state }: PlateImageProps) {
  const { kind } = locationCard(location);
  const isUsed = state === 'used' || state === 'used-doors-open';
  const isOpen = state === 'doors-open' || state === 'used-doors-open';
  return (
    <svg class="plate-image" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <SheetFrame {...platePicture(kind, rotation, isUsed)} />
      {DIRECTIONS.map((side) => {
        const edge = edgeOf({ location, rotation }, side);
        if (edge === 'wall') return null;
        const frame = edge === 'open' ? 'doorway' : isOpen ? 'security-3' : 'security-0';
        return (
          <g key={side} transform={placeOf(side)}>
            <SheetFrame texture="pieces" frame={frame} />
          </g>
        );
      })}
      {isTwoRoom(location) && (
        <g transform={`translate(${(WIDTH - 125) / 2} ${(HEIGHT - 48) / 2 + MIDDLE_DOOR_DROP})`}>
          <SheetFrame texture="pieces" frame={isOpen ? 'security-middle-3' : 'security-middle-0'} />
        </g>
      )}
    </svg>
  );
}

/** A door is drawn for the north: its long side lies on the edge. */
function placeOf(side: Direction): string {
  const turn = DIRECTIONS.indexOf(side) * 90;
  const across = turn % 180 === 0 ? HEIGHT : WIDTH;
  return `translate(${WIDTH / 2} ${HEIGHT / 2}) rotate(${turn}) translate(-62.5 ${-across / 2})`;
}
