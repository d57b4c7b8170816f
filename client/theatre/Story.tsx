import { useMemo, useRef } from 'preact/hooks';
import { Emblem } from '#client/look/Icon.tsx';
import { Scrolling } from '#client/look/Scrolling.tsx';
import { t } from '#client/texts/texts.ts';
import { matchPath } from '#shared/wire/match-path.ts';
import type { TalkedAt } from '#shared/wire/talk.ts';
import { saveBlob } from './download.ts';
import type { MatchTimeline } from './match-timeline.ts';
import { pngOf, svgOf } from './picture-file.ts';
import { RoleTag } from './RoleTag.tsx';
import { StoryPicture } from './StoryPicture.tsx';
import { TALLIES, talliesOf } from './tallies.ts';
import { timelineOf } from './turn-lanes.ts';

const WIDE = 1080;
const NARROW = 366;

interface StoryProps {
  readonly id: string;
  readonly script: MatchTimeline;
  readonly talk: readonly TalkedAt[];
  readonly onWatch: (step: number) => void;
}

/** The match in pictures and figures. */
export function Story({ id, script, talk, onWatch }: StoryProps) {
  const picture = useRef<SVGSVGElement>(null);
  const save = async (name: string, fileOf: (shown: SVGSVGElement) => Promise<Blob>) => {
    if (picture.current) saveBlob(name, await fileOf(picture.current));
  };
  const width = matchMedia('(min-width: 60rem)').matches ? WIDE : NARROW;
  return (
    <div class="theatre-page story">
      <StoryPicture {...{ script, width, picture, onWatch }} address={`${location.host}${matchPath(id)}`} />
      <p class="quiet">{t('story.timelineHint')}</p>
      <div class="row">
        <button type="button" class="small act" onClick={() => onWatch(0)}>
          {t('story.watch')}
        </button>
        <button type="button" class="small calm" onClick={() => save('panic-station.png', pngOf)}>
          {t('story.savePng')}
        </button>
        <button type="button" class="small calm" onClick={() => save('panic-station.svg', svgOf)}>
          {t('story.saveSvg')}
        </button>
      </div>
      <Tallies script={script} talk={talk} />
      <ChartInWords script={script} />
    </div>
  );
}

function Tallies({ script, talk }: Pick<StoryProps, 'script' | 'talk'>) {
  const tallies = useMemo(() => talliesOf(script, talk), [script, talk]);
  return (
    <section aria-label={t('story.players')}>
      <h2>{t('story.players')}</h2>
      <Scrolling class="tallies" label={t('story.tallies')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('story.player')}</th>
              <th scope="col">{t('story.role')}</th>
              {TALLIES.map((tally) => (
                <th key={tally} scope="col">
                  {t(`story.${tally}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tallies.map(({ seat, role, ...counts }) => {
              const { colour, name } = script.seats[seat] ?? {};
              return (
                <tr key={seat}>
                  <th scope="row">
                    <span class="tally-name">
                      {colour && <Emblem colour={colour} />}
                      {name}
                    </span>
                  </th>
                  <td>
                    <RoleTag role={role} />
                  </td>
                  {TALLIES.map((tally) => (
                    <td key={tally} class={counts[tally] === 0 ? 'none' : ''}>
                      {counts[tally]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scrolling>
    </section>
  );
}

/** For whoever cannot see the chart. */
function ChartInWords({ script }: { script: MatchTimeline }) {
  const { counts, scans } = timelineOf(script);
  const lines = [
    ...counts.map((count) => ({ step: count.step, text: t('story.chart', { ...count }) })),
    ...scans.map((scan) => ({ step: scan.step, text: t('story.scan', { ...scan }) })),
  ].sort((a, b) => a.step - b.step);
  return (
    <ol class="unseen" aria-label={t('story.timeline')}>
      {lines.map(({ text }, i) => (
        <li key={i}>{text}</li>
      ))}
    </ol>
  );
}
