import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Veil } from '#client/look/Veil.tsx';
import { isKeptPage } from '#client/offline/kept-page.ts';
import { openStory } from '#client/play/live-story.ts';
import { PlayScreen } from '#client/play/PlayScreen.tsx';
import { t } from '#client/texts/texts.ts';
import { LEARN_PATH } from '#shared/wire/learn-path.ts';
import type { LessonName } from './lesson.ts';
import { LESSONS, standingOf } from './lessons.ts';
import { useOpenHand } from './open-hand.ts';
import { type OpenLesson, openLesson } from './open-lesson.ts';
import { Runner } from './Runner.tsx';

interface LessonProps {
  readonly name: LessonName;
  readonly go: (path: string) => void;
}

/** One lesson, from its beginning as often as somebody likes. */
export function Lesson({ name, go }: LessonProps) {
  const attempt = useSignal(1);
  const opened = useSignal<OpenLesson | 'broken' | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const opening = openLesson(name, () => go(LEARN_PATH));
    void opening.then(
      (lesson) => {
        if (!isGone) opened.value = lesson;
      },
      () => {
        opened.value = 'broken';
      },
    );
    return () => {
      isGone = true;
      opened.value = undefined;
      void opening.then(
        ({ dealer }) => dealer.close(),
        () => {},
      );
    };
  }, [name, attempt.value, go, opened]);
  useOpenHand();
  if (!opened.value) return <Veil text={t('learn.opening')} />;
  if (opened.value === 'broken') return <Unopened />;
  return (
    <LessonTable
      key={attempt.value}
      {...{ name, go }}
      lesson={opened.value}
      onAgain={() => {
        attempt.value += 1;
      }}
    />
  );
}

function Unopened() {
  return (
    <main class="learn">
      <p role="alert">{t(isKeptPage() ? 'learn.notKept' : 'learn.broken')}</p>
      <footer>
        <a class="button act" href={LEARN_PATH}>
          {t('learn.all')}
        </a>
      </footer>
    </main>
  );
}

interface LessonTableProps extends LessonProps {
  readonly lesson: OpenLesson;
  readonly onAgain: () => void;
}

function LessonTable({ name, lesson, go, onAgain }: LessonTableProps) {
  const { session, start } = lesson;
  const story = useMemo(
    () =>
      openStory(session, (told) => {
        const now = session.view.value;
        // Once it is decided nobody plays on: what was learned stays on the table.
        const isOpen = now && 'offers' in now && standingOf(LESSONS[name], now, start) === 'open';
        if (isOpen) void session.request('told', told);
      }),
    [name, session, start],
  );
  useEffect(() => story.close, [story]);
  const guide = useMemo(
    () => (beside: Parameters<typeof Runner>[0]['beside']) => (
      <Runner {...{ name, lesson, beside, go, onAgain }} />
    ),
    [name, lesson, go],
  );
  const table = session.table.value;
  const view = story.view.value;
  return table && view ? <PlayScreen {...{ session, story, table, view, guide }} /> : null;
}
