import { useEffect, useRef } from 'preact/hooks';
import { useLayer } from '#client/look/layers.ts';
import { t } from '#client/texts/texts.ts';
import { LEARN_PATH } from '#shared/wire/learn-path.ts';
import type { LessonName } from './lesson.ts';
import { lessonPath } from './path.ts';
import { Stars } from './Stars.tsx';

interface LessonEndProps {
  readonly name: LessonName;
  readonly isDone: boolean;
  readonly stars: 1 | 2 | 3;
  readonly moves: number;
  readonly par: number;
  readonly next: LessonName | undefined;
  readonly go: (path: string) => void;
  readonly onAgain: () => void;
}

/** What came of it, in two sentences, and on. */
export function LessonEnd({ name, isDone, stars, moves, par, next, go, onAgain }: LessonEndProps) {
  const frame = useRef<HTMLElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useLayer('scene', frame);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const goOn = () => go(next ? lessonPath(next) : LEARN_PATH);
  return (
    <div class="lesson-end">
      <section
        ref={frame}
        class="lesson-end-card"
        role="dialog"
        aria-label={t(isDone ? 'learn.done' : 'learn.notYet')}
        tabIndex={-1}
      >
        <h2>{t(isDone ? 'learn.done' : 'learn.notYet')}</h2>
        {isDone && <Stars count={stars} />}
        <p>{t(`learn.lessons.${name}.${isDone ? 'done' : 'failed'}`)}</p>
        {isDone && <p class="quiet">{next ? t('learn.moves', { moves, par }) : t('learn.allDone')}</p>}
        <div class="lesson-end-row">
          {isDone ? (
            <>
              <button ref={first} type="button" class="act" onClick={goOn}>
                {next ? t('learn.next') : t('learn.all')}
              </button>
              <button type="button" class="calm" onClick={onAgain}>
                {t('learn.again')}
              </button>
            </>
          ) : (
            <>
              <button ref={first} type="button" class="act" onClick={onAgain}>
                {t('learn.again')}
              </button>
              <button type="button" class="calm" onClick={goOn}>
                {t('learn.skip')}
              </button>
            </>
          )}
          {(next || !isDone) && (
            <button type="button" class="bare" onClick={() => go(LEARN_PATH)}>
              {t('learn.all')}
            </button>
          )}
        </div>
      </section>
    </div>
  );
}
