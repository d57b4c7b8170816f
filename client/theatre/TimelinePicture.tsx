import { ink } from '#client/board/palette.ts';
import { t } from '#client/texts/texts.ts';
import { beginnings, lastStep, type MatchTimeline } from './match-timeline.ts';
import { DISPLAY, READING } from './TreePicture.tsx';
import { type Count, rowsApart, type Timeline } from './turn-lanes.ts';

const LABEL = { width: 28, height: 15, rows: 3 };
const TOP = 8 + LABEL.rows * LABEL.height;
const LEFT = 22;
const ROOMY = 500;

const bottom = (width: number): number => (width > ROOMY ? 76 : 96);
export const leastHeight = (width: number): number => TOP + (width > ROOMY ? 240 : 170) + bottom(width);

interface TimelineProps {
  readonly timeline: Timeline;
  readonly script: MatchTimeline;
  readonly width: number;
  readonly height: number;
}

/** Humans over Infected, and what the last scan told: the hatched heat is what nobody at the table knew. */
export function TimelinePicture({ timeline: { counts, scans }, script, width, height }: TimelineProps) {
  const last = Math.max(1, lastStep(script));
  const most = script.seats.length;
  const plot = height - TOP - bottom(width);
  const x = (step: number) => LEFT + (step / last) * (width - LEFT - 2);
  const y = (count: number) => TOP + plot - (count / most) * plot;
  const stairs = (level: (count: Count) => number) => {
    const corners = counts.flatMap((count, i) => {
      const until = counts[i + 1]?.step ?? last;
      return [`${x(count.step)} ${y(level(count))}`, `${x(until)} ${y(level(count))}`];
    });
    return `M${x(0)} ${y(0)}L${corners.join('L')}L${x(last)} ${y(0)}Z`;
  };
  const known = scans.map((scan, i) => ({ ...scan, until: scans[i + 1]?.step ?? last }));
  const labels = scans.map(({ step }) => Math.min(x(step), width - LABEL.width / 2));
  const labelRows = rowsApart(labels, LABEL.width);
  const phases = beginnings(script, 'phase-began');
  return (
    <g font-family={READING} font-size="12" fill={ink('quiet')}>
      <defs>
        <pattern
          id="unknown"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="2.5" height="7" fill={ink('hot')} />
        </pattern>
      </defs>
      {Array.from({ length: most + 1 }, (_, count) => (
        <g key={count}>
          <path d={`M${LEFT} ${y(count)}H${width - 2}`} stroke={ink('line')} stroke-width="1" />
          <text x={LEFT - 8} y={y(count) + 4} text-anchor="end">
            {count}
          </text>
        </g>
      ))}
      <path d={stairs(({ humans, infected }) => humans + infected)} fill={ink('cold')} fill-opacity="0.22" />
      <path d={stairs(({ infected }) => infected)} fill={ink('heat')} fill-opacity="0.85" />
      {hiddenParts(counts, known, last).map(({ from, until, low, high }) => (
        <rect
          key={`${from} ${low}`}
          x={x(from)}
          y={y(high)}
          width={x(until) - x(from)}
          height={y(low) - y(high)}
          fill="url(#unknown)"
        />
      ))}
      {known.map(({ step, until, positive, living }, i) => (
        <g key={step}>
          <path
            d={`M${x(step)} ${y(most) - 4}V${y(0)}`}
            stroke={ink('hot')}
            stroke-width="1"
            stroke-dasharray="2 3"
          />
          <path d={`M${x(step)} ${y(positive)}H${x(until)}`} stroke={ink('text')} stroke-width="3" />
          <text
            x={labels[i]}
            y={TOP - 10 - ((labelRows[i] ?? 0) % LABEL.rows) * LABEL.height}
            text-anchor="middle"
            font-family={DISPLAY}
            font-weight="600"
            font-size="14"
            fill={ink('hot')}
          >
            {`${positive}/${living}`}
          </text>
        </g>
      ))}
      {phases.map((step, i) => (
        <g key={step}>
          <path d={`M${x(step)} ${y(0)}v5`} stroke={ink('quiet')} />
          {(i % 2 === 0 || width > ROOMY) && (
            <text x={x(step)} y={y(0) + 18} text-anchor="middle">
              {i === 0 ? t('story.phase', { phase: 1 }) : i + 1}
            </text>
          )}
        </g>
      ))}
      <Legend y={y(0) + 44} width={width} />
    </g>
  );
}

interface Part {
  readonly from: number;
  readonly until: number;
  readonly low: number;
  readonly high: number;
}

/** Where more were Infected than the last scan had told; before the first scan nothing was told. */
function hiddenParts(
  counts: readonly Count[],
  known: readonly { readonly step: number; readonly until: number; readonly positive: number }[],
  last: number,
): readonly Part[] {
  const first = { step: 0, until: known[0]?.step ?? last, positive: 0 };
  return [first, ...known].flatMap(({ step, until, positive }) =>
    counts.flatMap((count, i): Part[] => {
      const from = Math.max(step, count.step);
      const end = Math.min(until, counts[i + 1]?.step ?? last);
      return from < end && count.infected > positive
        ? [{ from, until: end, low: positive, high: count.infected }]
        : [];
    }),
  );
}

function Legend({ y, width }: { y: number; width: number }) {
  const entries = [
    { fill: ink('cold'), opacity: 0.22, text: t('story.humans') },
    { fill: ink('heat'), opacity: 1, text: t('story.infectedLiving') },
    { fill: 'url(#unknown)', opacity: 1, text: t('story.hidden') },
    { fill: ink('text'), opacity: 1, text: t('story.known') },
    { fill: ink('hot'), opacity: 1, text: t('story.scanned') },
  ];
  const perRow = width <= ROOMY ? 2 : 3;
  return (
    <>
      {entries.map(({ fill, opacity, text }, i) => {
        const left = LEFT + (i % perRow) * ((width - LEFT) / perRow);
        const top = y + Math.floor(i / perRow) * 20;
        return (
          <g key={text}>
            <rect x={left} y={top - 9} width="14" height="10" fill={fill} fill-opacity={opacity} />
            <text x={left + 20} y={top}>
              {text}
            </text>
          </g>
        );
      })}
    </>
  );
}
