import './minds.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Emblem } from '#client/look/Icon.tsx';
import { t } from '#client/texts/texts.ts';
import { mapSeats, type SeatId } from '#shared/vocabulary/index.ts';
import type { TalkedAt } from '#shared/wire/talk.ts';
import type { DealerDesk } from './dealer-worker.ts';
import { MindNow } from './MindNow.tsx';
import type { MatchTimeline } from './match-timeline.ts';
import type { Minds } from './minds.ts';
import type { Projector } from './replay-player.ts';
import { percent, SuspicionPicture } from './SuspicionPicture.tsx';

interface MindsTabProps {
  readonly desk: DealerDesk;
  readonly projector: Projector;
  readonly talk: readonly TalkedAt[];
  readonly onWatch: (step: number) => void;
}

/** Who believed what of whom, when it turned, and when it could have been known. */
export function MindsTab({ desk, projector, talk, onWatch }: MindsTabProps) {
  const { script, eyes, step, last, go } = projector;
  const minds = useSignal<Minds | undefined>(undefined);
  const mind = useSignal<SeatId>(eyes.value === 'all' ? 0 : eyes.value);
  useEffect(() => {
    void desk.ask('minds', talk).then((all) => {
      minds.value = all;
    });
  }, [desk, talk]);
  const all = minds.value;
  return (
    <div class="theatre-page minds">
      <h2>{t('minds.title')}</h2>
      <p class="quiet">{t('minds.hint')}</p>
      <div class="minds-control">
        <fieldset class="eyes">
          <legend class="unseen">{t('minds.whose')}</legend>
          {mapSeats(script.seats, ({ colour, name }, seat) => (
            <button
              key={seat}
              type="button"
              class="small"
              aria-pressed={mind.value === seat}
              onClick={() => {
                mind.value = seat;
              }}
            >
              <span aria-hidden="true">
                <Emblem colour={colour} />
              </span>
              <span class="eyes-name">{name}</span>
            </button>
          ))}
        </fieldset>
        <label class="minds-step">
          <span class="quiet">{t('theatre.step', { step: step.value, last })}</span>
          <input
            type="range"
            class="slider"
            min={0}
            max={last}
            value={step.value}
            aria-label={t('theatre.scrubber')}
            onInput={(event) => go(event.currentTarget.valueAsNumber)}
          />
        </label>
      </div>
      {!all && <p role="status">{t('minds.thinking')}</p>}
      {all && (
        <ol class="suspicion-pictures">
          {mapSeats(script.seats, ({ colour, name }, target) => (
            <li key={target}>
              <p>
                <span aria-hidden="true">
                  <Emblem colour={colour} />
                </span>{' '}
                {t('minds.of', { who: name })}
              </p>
              <SuspicionPicture
                {...{ script, target }}
                minds={all}
                mind={mind.value}
                step={step.value}
                onGo={go}
              />
            </li>
          ))}
        </ol>
      )}
      <MindNow {...{ desk, projector, talk }} mind={mind.value} />
      {all && <CouldHaveKnown {...{ script, onWatch }} minds={all} />}
    </div>
  );
}

interface KnownProps {
  readonly script: MatchTimeline;
  readonly minds: Minds;
  readonly onWatch: (step: number) => void;
}

function CouldHaveKnown({ script, minds: { couldKnow }, onWatch }: KnownProps) {
  const name = (seat: SeatId) => script.seats[seat]?.name ?? '';
  return (
    <section aria-label={t('minds.known')}>
      <h2>{t('minds.known')}</h2>
      {couldKnow.length === 0 && <p class="quiet">{t('minds.clean')}</p>}
      <ul class="could-know">
        {couldKnow.map(({ seat, since, known }) => (
          <li key={seat}>
            {known ? (
              <button type="button" class="bare" onClick={() => onWatch(known.step)}>
                {t('minds.knownBy', {
                  step: known.step,
                  who: name(known.by),
                  target: name(seat),
                  percent: percent(known.chance),
                  count: known.step - since,
                })}
              </button>
            ) : (
              <span class="quiet">{t('minds.knownNever', { target: name(seat) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
