import './learn.css';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { recallStars } from '#client/device/lessons.ts';
import { keepLessons } from '#client/offline/kept-lessons.ts';
import { t } from '#client/texts/texts.ts';
import { Lesson } from './Lesson.tsx';
import { LESSON_NAMES } from './lessons.ts';
import { lessonPath, readLessonPath } from './path.ts';
import { Stars } from './Stars.tsx';

interface LearnProps {
  readonly path: string;
  readonly go: (path: string) => void;
}

/** All lessons, or the one that is named in the address. */
export function LearnPage({ path, go }: LearnProps) {
  const lesson = readLessonPath(path);
  useLayoutEffect(() => {
    document.title = `${t('learn.title')} · ${t('game.name')}`;
  }, [path]);
  return lesson ? <Lesson key={lesson} name={lesson} go={go} /> : <AllLessons go={go} />;
}

function AllLessons({ go }: Pick<LearnProps, 'go'>) {
  const stars = recallStars();
  const next = LESSON_NAMES.find((name) => stars[name] === undefined);
  const areKept = useSignal(false);
  useEffect(() => {
    void keepLessons().then((kept) => {
      areKept.value = kept;
    });
  }, [areKept]);
  return (
    <main class="learn">
      <header>
        <h1>{t('learn.title')}</h1>
        <p class="quiet">{t(next ? 'learn.intro' : 'learn.allDone')}</p>
      </header>
      <ol class="lesson-list">
        {LESSON_NAMES.map((name, i) => (
          <li key={name}>
            <a
              class={`lesson-row ${name === next ? 'is-next' : ''}`}
              href={lessonPath(name)}
              onClick={(event) => {
                event.preventDefault();
                go(lessonPath(name));
              }}
            >
              <b class="lesson-number">{i + 1}</b>
              <span class="lesson-about">
                <strong>{t(`learn.lessons.${name}.title`)}</strong>
                <span class="quiet">{t(`learn.lessons.${name}.line`)}</span>
              </span>
              <Stars count={stars[name] ?? 0} />
            </a>
          </li>
        ))}
      </ol>
      <footer>
        {next && (
          <button type="button" class="act" onClick={() => go(lessonPath(next))}>
            {t('learn.begin')}
          </button>
        )}
        <a class={`button ${next ? 'bare' : 'act'}`} href="/">
          {next ? t('learn.home') : t('learn.play')}
        </a>
      </footer>
      <p class="lessons-kept quiet" role="status">
        {areKept.value && t('learn.kept')}
      </p>
    </main>
  );
}
