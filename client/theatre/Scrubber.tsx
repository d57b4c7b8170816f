import { useMemo } from 'preact/hooks';
import { t } from '#client/texts/texts.ts';
import { isTold, type PublicView } from '#shared/play/index.ts';
import {
  beginnings,
  lastStep,
  MARK_KINDS,
  type Mark,
  type MatchTimeline,
  marksOf,
} from './match-timeline.ts';
import type { Projector } from './replay-player.ts';
import { truthText } from './words.ts';

/** The whole match as a score: one lane for each kind of moment, and the slider under it. */
export function Scrubber({ projector }: { projector: Projector }) {
  const { script, last, step, moment, cast, go } = projector;
  const players = cast.value;
  // Drawn once: only the needle moves.
  const lanes = useMemo(() => <Lanes {...{ script, players, go }} />, [script, players, go]);
  const table = moment.value?.truth.table;
  const happening = table
    ? (script.events[step.value] ?? []).filter(isTold).map((event) => truthText(table, event))
    : [];
  const place = t('theatre.step', { step: step.value, last });
  return (
    <div class="scrubber">
      <div class="lanes" aria-hidden="true">
        {lanes}
        <div class="lanes-now">
          <i class="needle" style={{ left: share(step.value, last) }} />
        </div>
      </div>
      <input
        type="range"
        class="slider"
        min={0}
        max={last}
        value={step.value}
        aria-label={t('theatre.scrubber')}
        aria-valuetext={[place, ...happening].join('. ')}
        onInput={(event) => go(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

interface LanesProps {
  readonly script: MatchTimeline;
  readonly players: PublicView | undefined;
  readonly go: (step: number) => void;
}

/** For the eye and the pointer; in words the same marks are listed beside the log. */
function Lanes({ script, players, go }: LanesProps) {
  const marks = marksOf(script);
  const last = lastStep(script);
  return (
    <>
      {MARK_KINDS.map((kind) => (
        <div key={kind} class={`lane is-${kind}`}>
          <span class="lane-name">{t(`theatre.mark.${kind}`)}</span>
          <span class="lane-track">
            {marks
              .filter((mark) => mark.kind === kind)
              .map((mark) => (
                <i
                  key={mark.step}
                  class={`tick ${isBlocked(mark) ? 'is-blocked' : ''}`}
                  style={{ left: share(mark.step, last) }}
                  title={players && markText(players, mark)}
                  onPointerDown={() => go(mark.step)}
                />
              ))}
          </span>
        </div>
      ))}
      <div class="lanes-now">
        {beginnings(script, 'phase-began').map((phase) => (
          <i key={phase} class="phase-line" style={{ left: share(phase, last) }} />
        ))}
      </div>
    </>
  );
}

const share = (step: number, last: number): string => `${last === 0 ? 0 : (step / last) * 100}%`;

const isBlocked = ({ events }: Mark): boolean => events.every(({ type }) => type === 'infection-blocked');

export const markText = (table: PublicView, { events }: Mark): string =>
  events.map((event) => truthText(table, event)).join(' ');
