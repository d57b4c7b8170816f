import { SEAT_SHAPES } from '#client/look/seat-shapes.ts';
import { t } from '#client/texts/texts.ts';
import { type Character, type Colour, FULL_HEALTH } from '#shared/vocabulary/index.ts';
import { SheetFrame } from './SheetImage.tsx';
import { type FrameName, figureFrame } from './textures.ts';

interface FigureImageProps {
  readonly character: Character;
  readonly colour: Colour;
  readonly hp: number;
  /** Where it looks, in degrees from the north. */
  readonly facing: number;
}

/** Of a piece, and of the emblem on it. */
const [SIZE, EMBLEM] = [130, 58];

/** Somebody on the floor of a `PlateImage`, around the origin: ring, body, and the emblem upright. */
export function FigureImage({ character, colour, hp, facing }: FigureImageProps) {
  return (
    <g class="figure-image">
      <g class="figure-image-heat" transform="scale(2.1) translate(-60 -60)">
        <SheetFrame texture="light" frame="heat" />
      </g>
      <Piece frame={`${character}-well`} />
      {Array.from({ length: FULL_HEALTH }, (_, i) => (
        <g key={i} opacity={i < hp ? 1 : 0.2}>
          <Piece frame={`${character}-health`} turn={i * 90} />
        </g>
      ))}
      <Piece frame={figureFrame(character, colour)} turn={facing} />
      <svg
        class={`emblem is-${colour}`}
        viewBox="0 0 24 24"
        {...{ x: -EMBLEM / 2, y: -EMBLEM / 2, width: EMBLEM, height: EMBLEM }}
        aria-hidden="true"
      >
        <path d={SEAT_SHAPES[colour]} />
        <text x="12" y={colour === 'red' ? 19.5 : 17}>
          {t(`letter.${colour}`)}
        </text>
      </svg>
    </g>
  );
}

function Piece({ frame, turn = 0 }: { frame: FrameName<'pieces'>; turn?: number }) {
  return (
    <g transform={`rotate(${turn}) translate(${-SIZE / 2} ${-SIZE / 2})`}>
      <SheetFrame texture="pieces" frame={frame} />
    </g>
  );
}
