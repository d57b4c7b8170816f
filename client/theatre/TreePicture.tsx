import { ink } from '#client/board/palette.ts';
import { CARD_ICONS } from '#client/look/icons.ts';
import { SEAT_SHAPES } from '#client/look/seat-shapes.ts';
import { t } from '#client/texts/texts.ts';
import type { TreeRow } from './infection-tree.ts';
import type { MatchTimeline } from './match-timeline.ts';

const ROW = 46;
const INDENT = 32;
const EMBLEM = 26;
const REACH = 240;

export const treeHeight = (rows: readonly TreeRow[]): number => rows.length * ROW;

interface TreeProps {
  readonly rows: readonly TreeRow[];
  readonly seats: MatchTimeline['seats'];
  readonly onWatch: (step: number) => void;
}

/** Colours are written out, not styled: the picture must look the same when it is saved. */
export function TreePicture({ rows, seats, onWatch }: TreeProps) {
  return (
    <g>
      {rows.map((row, i) => {
        const parent = row.parent === undefined ? undefined : rows[row.parent];
        return parent && <Branch key={i} from={rows.indexOf(parent)} to={i} {...{ parent, row }} />;
      })}
      {rows.map((row, i) => (
        <Leaf key={i} row={row} at={i} seat={seats[row.seat]} onWatch={onWatch} />
      ))}
    </g>
  );
}

const left = ({ depth }: TreeRow): number => depth * INDENT;
const middle = (at: number): number => at * ROW + ROW / 2;

/** A blocked attempt is broken off. */
function Branch(props: { parent: TreeRow; row: TreeRow; from: number; to: number }) {
  const { parent, row, from, to } = props;
  const x = left(parent) + EMBLEM / 2;
  return (
    <path
      d={`M${x} ${middle(from) + EMBLEM / 2 + 3}V${middle(to)}H${left(row) - 4}`}
      fill="none"
      stroke={ink('heat')}
      stroke-width={row.kind === 'blocked' ? 1.5 : 2.5}
      stroke-dasharray={row.kind === 'blocked' ? '3 4' : undefined}
    />
  );
}

interface LeafProps {
  readonly row: TreeRow;
  readonly at: number;
  readonly seat: MatchTimeline['seats'][number] | undefined;
  readonly onWatch: (step: number) => void;
}

function Leaf({ row, at, seat, onWatch }: LeafProps) {
  if (!seat) return null;
  const x = left(row);
  const y = middle(at);
  const text = x + EMBLEM + 12;
  const { step, phase } = row;
  const detail = t(`story.${detailOf(row)}`, { step, phase });
  const content = (
    <>
      {row.kind !== 'blocked' && (
        <circle
          cx={x + EMBLEM / 2}
          cy={y}
          r={EMBLEM / 2 + 4}
          fill={ink('ground')}
          stroke={ink(RING[row.kind])}
          stroke-width="2"
        />
      )}
      <g transform={`translate(${x + 5} ${y - 8}) scale(${16 / 24})`}>
        <path d={SEAT_SHAPES[seat.colour]} fill={ink(`seat-${seat.colour}`)} />
        <text
          x="12"
          y={seat.colour === 'red' ? 19.5 : 17}
          text-anchor="middle"
          font-family={DISPLAY}
          font-weight="600"
          font-size="14"
          fill={ink('ground')}
        >
          {t(`letter.${seat.colour}`)}
        </text>
      </g>
      <text x={text} y={y - 3} font-family={DISPLAY} font-weight="600" font-size="17" fill={ink('text')}>
        {seat.name}
      </text>
      <text
        x={text}
        y={y + 14}
        font-family={READING}
        font-size="12.5"
        fill={ink(row.kind === 'clean' ? 'quiet' : 'can')}
      >
        {detail}
      </text>
      {row.kind === 'blocked' && (
        <g
          transform={`translate(${x - 14} ${y - 9}) scale(0.75)`}
          fill={ink('ground')}
          stroke={ink('text')}
          stroke-width="1.8"
          stroke-linejoin="round"
        >
          <path d={CARD_ICONS['gas-can']} />
        </g>
      )}
    </>
  );
  if (row.kind === 'clean') return <g>{content}</g>;
  return (
    <a
      href={`#step=${row.step}`}
      onClick={(event) => {
        event.preventDefault();
        onWatch(row.step);
      }}
    >
      {/* A finger hits the row, not the letters. */}
      <rect x={x - 4} y={y - ROW / 2} width={REACH} height={ROW} fill="transparent" />
      {content}
    </a>
  );
}

const DETAIL = { host: 'root', infected: 'infected', blocked: 'blocked', clean: 'clean' } as const;
const detailOf = ({ kind, step }: TreeRow) => (kind === 'host' && step === 0 ? 'rootDealt' : DETAIL[kind]);
const RING = { host: 'hot', infected: 'wound', clean: 'cold' } as const;

export const DISPLAY = "'Saira Condensed', 'Arial Narrow', sans-serif";
export const READING = "'IBM Plex Sans', system-ui, sans-serif";
