import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { keepCase, type SolvedCase } from '#client/device/cases.ts';
import { Emblem } from '#client/look/Icon.tsx';
import { Scrolling } from '#client/look/Scrolling.tsx';
import { Board } from '#client/play/Board.tsx';
import { t } from '#client/texts/texts.ts';
import { SeenCrew } from '#client/theatre/SeenCrew.tsx';
import { percent } from '#client/theatre/SuspicionPicture.tsx';
import { eventText } from '#client/words/events.ts';
import { nameOf } from '#client/words/names.ts';
import { isTold, type View } from '#shared/play/index.ts';
import { packedCase } from './kept-case.ts';
import type { Case } from './protocol.ts';
import { points } from './score.ts';

interface AskedProps {
  readonly asked: Case;
  readonly isToday: boolean;
  readonly onAnswer: (solved: SolvedCase) => void;
}

const HALF = 50;

/** The map, the log and the crew as the seat has them, and a slider for each of the others. */
export function CaseAsked({ asked, isToday, onAnswer }: AskedProps) {
  const { view, beliefs, day } = asked;
  const said = useSignal<Readonly<Record<string, number>>>(
    Object.fromEntries(beliefs.map(({ seat }) => [seat, HALF])),
  );
  const answer = async () => {
    const solved: SolvedCase = {
      points: points(
        beliefs.map(({ seat, role }) => ({
          chance: (said.value[seat] ?? HALF) / 100,
          wasInfected: role !== 'human',
        })),
      ),
      bot: points(beliefs.map(({ chance, role }) => ({ chance, wasInfected: role !== 'human' }))),
      said: said.value,
      mark: asked.mark,
      kept: await packedCase(asked),
    };
    keepCase(day, solved);
    onAnswer(solved);
  };
  return (
    <>
      {!isToday && <p class="quiet">{t('cases.madeNow')}</p>}
      <p>{t('cases.about', { who: nameOf(view, view.me), phase: view.phase })}</p>
      <div class="case-known">
        <CaseMap asked={asked} />
        <SeenLog asked={asked} />
        <Scrolling class="case-crew" label={t('cases.crew')}>
          <SeenCrew view={view} marks={undefined} />
        </Scrolling>
      </div>
      <section class="case-answer" aria-label={t('cases.ask')}>
        <h2>{t('cases.ask')}</h2>
        <ul>
          {beliefs.map(({ seat }) => (
            <li key={seat}>
              <label>
                <span class="case-who">
                  <Emblem colour={view.seats[seat]?.colour ?? 'white'} /> {nameOf(view, seat)}
                </span>
                <input
                  type="range"
                  min={0}
                  max={100}
                  step={5}
                  value={said.value[seat] ?? HALF}
                  aria-label={t('cases.slider', { who: nameOf(view, seat) })}
                  onInput={(event) => {
                    said.value = { ...said.value, [seat]: event.currentTarget.valueAsNumber };
                  }}
                />
                <b>{percent((said.value[seat] ?? HALF) / 100)}</b>
              </label>
            </li>
          ))}
        </ul>
        <p class="case-ends quiet" aria-hidden="true">
          <span>{t('cases.human')}</span>
          <span>{t('cases.infected')}</span>
        </p>
        <button type="button" class="act" onClick={answer}>
          {t('cases.answer')}
        </button>
      </section>
    </>
  );
}

function CaseMap({ asked }: { asked: Case }) {
  const view = useSignal<View | undefined>(asked.view);
  return (
    <div class="case-map">
      <Board view={view} />
    </div>
  );
}

/** All the seat saw happen, phase by phase, the newest at the end. */
function SeenLog({ asked: { view, seen } }: { asked: Case }) {
  const title = t('cases.seen', { who: nameOf(view, view.me) });
  const lines = useMemo(
    () =>
      seen.flatMap((events) =>
        events.filter(isTold).map((event) => ({
          text: eventText(view, event),
          look: event.type === 'turn-began' || event.type === 'phase-began' ? 'headline' : '',
        })),
      ),
    [seen, view],
  );
  return (
    <Scrolling class="case-log" label={title}>
      <h2>{title}</h2>
      <ol class="log">
        {lines.map(({ text, look }, i) => (
          <li key={i} class={look}>
            {text}
          </li>
        ))}
      </ol>
    </Scrolling>
  );
}
