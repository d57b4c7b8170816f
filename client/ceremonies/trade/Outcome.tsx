import './outcome.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '#client/table/session.ts';
import { refusalText, t } from '#client/texts/texts.ts';
import { nameOf } from '#client/words/names.ts';
import type { Outcome as Meaning } from '#client/words/outcomes.ts';
import type { View } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Answer } from '#shared/wire/table.ts';
import { SUSPICIONS } from '#shared/wire/talk.ts';

interface WordsProps {
  readonly outcome: Meaning | undefined;
  /** What is said of it while it is covered. */
  readonly covered: string;
  readonly tone: 'cold' | 'burned' | 'infected';
  /** The scene was over when its words came, because it was skipped or is read later: they just stand there. */
  readonly isOver: boolean;
}

/** What it was, in large type. Without an outcome: that there is one, under the cover. */
export function OutcomeWords({ outcome, covered, tone, isOver }: WordsProps) {
  const isStill = useRef(isOver).current;
  return (
    <div class={`outcome-words is-${outcome ? tone : 'cold'} ${isStill ? 'is-still' : ''}`}>
      <h3>{outcome?.title ?? covered}</h3>
      <p>{outcome?.text ?? t('ceremonies.trade.coveredHint')}</p>
      {outcome?.goal && <p class="outcome-goal">{outcome.goal}</p>}
    </div>
  );
}

interface AnswersProps {
  readonly session: Pick<Session, 'mark' | 'marks' | 'request'>;
  readonly view: View;
  readonly about: SeatId;
  readonly onGoOn: () => void;
}

/** Always the same three, at the same places (D2). */
export function Answers({ session, view, about, onGoOn }: AnswersProps) {
  const isMarking = useSignal(false);
  const note = useSignal('');
  const first = useRef<HTMLButtonElement>(null);
  const who = nameOf(view, about);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);

  async function tell(asked: Promise<Answer>, done: string): Promise<void> {
    const answer = await asked;
    note.value = answer.ok ? done : refusalText(answer.reason);
    isMarking.value = false;
  }

  return (
    <div class="outcome-answers" data-answers>
      {isMarking.value && (
        <fieldset class="outcome-marks">
          <legend>{t('ceremonies.trade.markAs', { who })}</legend>
          {SUSPICIONS.map((as) => (
            <button
              key={as}
              type="button"
              class="small calm"
              aria-pressed={session.marks.value[about] === as}
              onClick={() => tell(session.mark({ seat: about, as }), t(`suspicion.${as}`))}
            >
              {t(`suspicion.${as}`)}
            </button>
          ))}
        </fieldset>
      )}
      <button
        type="button"
        class="calm"
        aria-expanded={isMarking.value}
        onClick={() => {
          isMarking.value = !isMarking.value;
        }}
      >
        {t('ceremonies.trade.mark', { who })}
      </button>
      <button
        type="button"
        class="calm"
        onClick={() =>
          tell(
            session.request('accuse', { seat: about, stands: true }),
            t('ceremonies.trade.accused', { who }),
          )
        }
      >
        {t('ceremonies.trade.accuse', { who })}
      </button>
      <button ref={first} type="button" class="act go-on" onClick={onGoOn}>
        {t('ceremonies.goOn')}
      </button>
      <p class="outcome-note quiet" role="status">
        {note.value}
      </p>
    </div>
  );
}
