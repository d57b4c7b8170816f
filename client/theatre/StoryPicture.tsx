import type { Ref } from 'preact';
import { ink } from '#client/board/palette.ts';
import { t } from '#client/texts/texts.ts';
import { infectionTree } from './infection-tree.ts';
import type { MatchTimeline } from './match-timeline.ts';
import { leastHeight, TimelinePicture } from './TimelinePicture.tsx';
import { DISPLAY, READING, TreePicture, treeHeight } from './TreePicture.tsx';
import { timelineOf } from './turn-lanes.ts';

const MARGIN = 20;
const HEAD = 64;
const TITLE = 34;
const FOOT = 18;
const SIDE_BY_SIDE = 800;
const TREE_WIDTH = 400;

interface StoryPictureProps {
  readonly script: MatchTimeline;
  readonly width: number;
  /** Where the match is to be seen: it goes with the picture. */
  readonly address: string;
  readonly picture: Ref<SVGSVGElement>;
  readonly onWatch: (step: number) => void;
}

/** Tree and timeline on one sheet: what is seen is what is saved. */
export function StoryPicture({ script, width, address, picture, onWatch }: StoryPictureProps) {
  const rows = infectionTree(script);
  const isWide = width > SIDE_BY_SIDE;
  const treeTop = HEAD + TITLE;
  const treeBottom = treeTop + treeHeight(rows);
  // Beside the tree where there is room, else under it.
  const line = isWide
    ? { left: TREE_WIDTH, top: HEAD, width: width - TREE_WIDTH - MARGIN }
    : { left: MARGIN, top: treeBottom + 18, width: width - 2 * MARGIN };
  const lineHeight = Math.max(leastHeight(line.width), isWide ? treeHeight(rows) : 0);
  const height = Math.max(treeBottom, line.top + TITLE + lineHeight) + MARGIN + FOOT;
  const title = (text: string, x: number, y: number) => (
    <text
      x={x}
      y={y}
      font-family={DISPLAY}
      font-weight="600"
      font-size="18"
      letter-spacing="1"
      fill={ink('text')}
    >
      {text.toUpperCase()}
    </text>
  );
  return (
    <svg
      ref={picture}
      class="story-picture"
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <title>{`${t('story.tree')}. ${t('story.timeline')}.`}</title>
      <rect width={width} height={height} fill={ink('ground')} />
      <text
        x={MARGIN}
        y={36}
        font-family={DISPLAY}
        font-weight="600"
        font-size={isWide ? 26 : 20}
        fill={ink('text')}
      >
        {t(`ending.${script.ending.kind}`)}
      </text>
      <text
        x={MARGIN}
        y={56}
        font-family={DISPLAY}
        font-weight="600"
        font-size="14"
        letter-spacing="1"
        fill={ink('quiet')}
      >
        {t('game.name').toUpperCase()}
      </text>
      {title(t('story.tree'), MARGIN, HEAD + 24)}
      <g transform={`translate(${MARGIN + 4} ${treeTop})`}>
        <TreePicture rows={rows} seats={script.seats} onWatch={onWatch} />
      </g>
      {title(t('story.timeline'), line.left, line.top + 24)}
      <g transform={`translate(${line.left} ${line.top + TITLE})`}>
        <TimelinePicture
          timeline={timelineOf(script)}
          script={script}
          width={line.width}
          height={lineHeight}
        />
      </g>
      <text x={MARGIN} y={height - 12} font-family={READING} font-size="12" fill={ink('quiet')}>
        {address}
      </text>
    </svg>
  );
}
