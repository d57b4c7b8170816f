import { ink } from '#client/board/palette.ts';
import { language } from '#client/texts/first-texts.ts';
import { t } from '#client/texts/texts.ts';
import { mapSeats, type SeatId } from '#shared/vocabulary/index.ts';
import type { MatchTimeline } from './match-timeline.ts';
import { type Minds, SURE } from './minds.ts';

const WIDTH = 360;
const HEIGHT = 110;
const FOOT = 4;

interface SuspicionProps {
  readonly script: MatchTimeline;
  readonly minds: Minds;
  /** Whose picture it is: what all others believed of him. */
  readonly target: SeatId;
  /** Whose line stands out. */
  readonly mind: SeatId;
  readonly step: number;
  readonly onGo: (step: number) => void;
}

/** What the others believed of one seat, step by step, over what it was. */
export function SuspicionPicture({ script, minds, target, mind, step, onGo }: SuspicionProps) {
  const last = Math.max(1, script.events.length - 1);
  const x = (at: number) => (at / last) * WIDTH;
  const y = (chance: number) => FOOT + (1 - chance) * (HEIGHT - 2 * FOOT);
  const since = minds.infectedSince[target];
  const known = minds.couldKnow.find(({ seat }) => seat === target)?.known;
  const name = (seat: SeatId) => script.seats[seat]?.name ?? '';
  const now = minds.believed[mind]?.[step]?.[target] ?? 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider above does the same by keys
    <svg
      class="suspicion-picture"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={
        mind === target
          ? t('minds.of', { who: name(target) })
          : t('minds.chart', { who: name(mind), target: name(target), percent: percent(now) })
      }
      onClick={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        onGo(Math.round(((event.clientX - left) / width) * last));
      }}
    >
      <rect width={WIDTH} height={HEIGHT} fill={ink('ground')} />
      {since !== undefined && (
        <rect x={x(since)} width={WIDTH - x(since)} height={HEIGHT} fill={ink('heat')} fill-opacity="0.2" />
      )}
      <path
        d={`M${x(0)} ${y(0.5)}H${WIDTH}M${x(0)} ${y(SURE)}H${WIDTH}`}
        stroke={ink('line')}
        stroke-dasharray="2 4"
        vector-effect="non-scaling-stroke"
      />
      {mapSeats(script.seats, ({ colour }, believer) => {
        if (believer === target) return null;
        const isChosen = believer === mind;
        return (
          <path
            key={believer}
            d={stairs(minds.believed[believer] ?? [], target, x, y)}
            fill="none"
            stroke={ink(`seat-${colour}`)}
            stroke-width={isChosen ? 3 : 1.25}
            stroke-opacity={isChosen ? 1 : 0.55}
            vector-effect="non-scaling-stroke"
          />
        );
      })}
      {known && (
        <path
          d={`M${x(known.step)} 0V${HEIGHT}`}
          stroke={ink('attention')}
          stroke-width="2"
          stroke-dasharray="4 3"
          vector-effect="non-scaling-stroke"
        />
      )}
      <path
        d={`M${x(step)} 0V${HEIGHT}`}
        stroke={ink('text')}
        stroke-width="1.5"
        vector-effect="non-scaling-stroke"
      />
    </svg>
  );
}

/** A belief stays what it is until something happens. */
function stairs(
  steps: readonly (readonly number[])[],
  target: SeatId,
  x: (step: number) => number,
  y: (chance: number) => number,
): string {
  let before = steps[0]?.[target] ?? 0;
  let path = `M${x(0)} ${y(before).toFixed(1)}`;
  for (const [step, chances] of steps.entries()) {
    const chance = chances[target] ?? 0;
    if (chance === before) continue;
    path += `H${x(step).toFixed(1)}V${y(chance).toFixed(1)}`;
    before = chance;
  }
  return `${path}H${x(Math.max(1, steps.length - 1))}`;
}

const PERCENT = new Intl.NumberFormat(language, { style: 'percent' });

export const percent = (chance: number): string => PERCENT.format(Math.round(chance * 100) / 100);
