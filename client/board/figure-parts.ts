import { type FrameName, figureFrame, parasiteSteps } from '#client/art/textures.ts';
import { FULL_HEALTH } from '#shared/vocabulary/index.ts';
import { paintEmblem } from './paint-emblem.ts';
import { paintRoleMark } from './paint-role.ts';
import { type Health, healthOf, paintCount, paintToken, TOKEN } from './paint-token.ts';
import { baked, type Detail, type Drawn, painted } from './sprite.ts';
import type { Painting } from './texture-cache.ts';
import type { Figure, Token } from './tokens.ts';

/** A part of a figure, on a field of 100 by 100. */
export interface Part {
  readonly drawn: Drawn;
  readonly wide: number;
  readonly angle?: number;
  readonly tint?: number;
  /** It turns to where the figure goes; the rest stays upright. */
  readonly isTurned?: boolean;
  /** A foot is seen at every other step. */
  readonly foot?: 'left' | 'right';
  /** What it looks like step by step. */
  readonly legs?: readonly FrameName<'pieces'>[];
}

/** Below so many of the page's pixels a figure is a clear disc: emblem and ring. */
const SMALLEST_FIGURE = 34;
const HEALTH_TINT: Readonly<Record<Health, number>> = { whole: 0xeaf6fc, doomed: 0xf2b134, lost: 0x6e2a26 };

/** What a token is drawn of, from the floor up. */
export function partsOf({ figure, area }: Pick<Token, 'figure' | 'area'>, detail: Detail): readonly Part[] {
  if (!detail.isBaked) return [disc(figure)];
  if (figure.type === 'parasite') return parasiteParts(figure);
  return area.width * detail.pixels < SMALLEST_FIGURE ? [disc(figure)] : characterParts(figure);
}

const disc = (figure: Figure): Part => ({
  drawn: painted({
    key: `disc ${Object.values(figure).join(' ')}`,
    width: TOKEN,
    height: TOKEN,
    paint: (pen) => paintToken(pen, figure),
  }),
  wide: 100,
});

const piece = (frame: FrameName<'pieces'>): Drawn => baked({ texture: 'pieces', frame });

function characterParts(figure: Extract<Figure, { type: 'character' }>): readonly Part[] {
  const { character, colour, hp, doomed, role } = figure;
  const segments = Array.from({ length: FULL_HEALTH }, (_, i): Part => {
    const tint = HEALTH_TINT[healthOf(i, hp, doomed)];
    return { drawn: piece(`${character}-health`), wide: RING, angle: i * 90, tint };
  });
  const body: readonly Part[] = [
    { drawn: piece(`${character}-step-left`), wide: BODY, isTurned: true, foot: 'left' },
    { drawn: piece(`${character}-step-right`), wide: BODY, isTurned: true, foot: 'right' },
    { drawn: piece(figureFrame(character, colour)), wide: BODY, isTurned: true },
  ];
  const emblem = square(`emblem ${colour}`, EMBLEM, (pen) => paintEmblem(pen, colour, EMBLEM - 12));
  const mark =
    role && role !== 'human' ? [square(`role ${role}`, TOKEN, (pen) => paintRoleMark(pen, role))] : [];
  return [
    { drawn: piece(`${character}-well`), wide: RING },
    ...segments,
    ...body,
    { drawn: painted(emblem), wide: EMBLEM },
    ...mark.map((painting): Part => ({ drawn: painted(painting), wide: 100 })),
  ];
}

/** Read from across the table: nearly half of the figure. */
const EMBLEM = 56;
const RING = 106;
const BODY = 104;
const LEGS = 118;

function parasiteParts({ colour, count, aimed }: Extract<Figure, { type: 'parasite' }>): readonly Part[] {
  const legs = parasiteSteps(colour);
  const body: Part = {
    drawn: piece(`parasite-${colour}-step-1`),
    wide: LEGS,
    isTurned: true,
    legs,
    ...(aimed && { tint: HEALTH_TINT.doomed }),
  };
  if (count === 1) return [body];
  const badge = square(`count ${count}`, TOKEN, (pen) => paintCount(pen, count));
  return [body, { drawn: painted(badge), wide: 100 }];
}

const square = (key: string, size: number, paint: Painting['paint']): Painting => ({
  key,
  width: size,
  height: size,
  paint,
});
