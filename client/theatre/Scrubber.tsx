import { useMemo } from 'preact/hooks';
import { t } from '#client/texts/texts.ts';
import type { PublicView } from '#shared/play/index.ts';
import type { Projector } from './projector.ts';
import { beginnings, MARK_KINDS, type Mark, marksOf } from './script.ts';
import { truthText } from './words.ts';

/** The whole match as a score: one lane for each kind of moment, and the slider under it. */
export function Scrubber({ projector }: { projector: Projector }) {
  const { script, last, step, moment, go } = projector;
  const marks = useMemo(() => marksOf(script), [script]);
  const phases = useMemo(() => beginnings(script, 'phase-began'), [script]);
  const at = (each: number) => `${last === 0 ? 0 : (each / last) * 100}%`;
  const table = moment.value?.truth.table;
  const happening = table ? (script.events[step.value] ?? []).map((event) => truthText(table, event)) : [];
  const place = t('theatre.step', { step: step.value, last });
  return (
    <div class="scrubber">
      <div class="lanes" aria-hidden="true">
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
                    style={{ left: at(mark.step) }}
                    title={table && markText(table, mark)}
                    onPointerDown={() => go(mark.step)}
                  />
                ))}
            </span>
          </div>
        ))}
        <div class="lanes-now">
          {phases.map((phase) => (
            <i key={phase} class="phase-line" style={{ left: at(phase) }} />
          ))}
          <i class="needle" style={{ left: at(step.value) }} />
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

const isBlocked = ({ events }: Mark): boolean => events.every(({ type }) => type === 'infection-blocked');

export const markText = (table: PublicView, { events }: Mark): string =>
  events.map((event) => truthText(table, event)).join(' ');
