import { useEffect } from 'preact/hooks';
import { isSeen } from '#client/board/camera-math.ts';
import { keepStars } from '#client/device/lessons.ts';
import type { Guide } from '#client/play/guide.ts';
import { Pointer } from '#client/play/Pointer.tsx';
import { areaOf, type Place } from '#client/play/pointed-place.ts';
import { t } from '#client/texts/texts.ts';
import { nameOf } from '#client/words/names.ts';
import { LEARN_PATH } from '#shared/wire/learn-path.ts';
import { LessonEnd } from './LessonEnd.tsx';
import { type LessonName, starsFor } from './lesson.ts';
import { LESSON_NAMES, LESSONS, standingOf } from './lessons.ts';
import type { OpenLesson } from './open-lesson.ts';
import { lessonPath } from './path.ts';
import { useIsStageFree } from './stage-free.ts';

interface RunnerProps {
  readonly name: LessonName;
  readonly lesson: OpenLesson;
  /** The match it runs beside. */
  readonly beside: Parameters<Guide>[0];
  readonly go: (path: string) => void;
  readonly onAgain: () => void;
}

/** Goes along with a lesson: which one it is, what to do next, and how it ended. */
export function Runner({ name, lesson, beside: { desk, view }, go, onAgain }: RunnerProps) {
  const { start, other } = lesson;
  const isNow = desk.story.isNow.value;
  const now = 'offers' in view ? view : start;
  const standing = isNow ? standingOf(LESSONS[name], now, start) : 'open';
  const { par } = LESSONS[name];
  const stars = starsFor(lesson.moves(), par);
  useEffect(() => {
    if (standing === 'done') keepStars(name, stars);
  }, [name, standing, stars]);
  const isStageFree = useIsStageFree();
  const isOver = standing !== 'open' && isStageFree;
  // What is being told, or on its way, is not the time to point at the next thing.
  const isBusy = desk.acting.isSending.value || (!isNow && now.turn?.seat === now.me);
  const pointed = standing === 'open' && !isBusy ? LESSONS[name].pointed(now, start, other) : undefined;
  useInSight({ desk, view }, pointed?.at);
  const next = LESSON_NAMES[LESSON_NAMES.indexOf(name) + 1];
  const goOn = () => go(next ? lessonPath(next) : LEARN_PATH);
  return (
    <>
      <LessonBar name={name} onSkip={goOn} onAll={() => go(LEARN_PATH)} />
      {pointed && (
        <Pointer
          {...{ desk, view }}
          class="is-lesson"
          at={pointed.at}
          text={t(`learn.point.${pointed.says}`, {
            who: other === undefined ? '' : nameOf(view, other),
            card: pointed.card ? t(`card.${pointed.card}`) : '',
          })}
        />
      )}
      {isOver && (
        <LessonEnd
          {...{ name, stars, par, next, go, onAgain }}
          moves={lesson.moves()}
          isDone={standing === 'done'}
        />
      )}
    </>
  );
}

/** Long enough for the camera to glide. */
const LOOK_EVERY_MS = 600;
/** Whoever moves the map away after that means it. */
const MOST_LOOKS = 5;

/** The map is painted, and the camera has found its own place: before that it listens to nobody. */
const isMapStill = (): boolean => document.querySelector('.board')?.getAttribute('aria-busy') === 'false';

/** What lies off the screen is looked at until it is seen, so that it can be pointed at. */
function useInSight({ desk, view }: RunnerProps['beside'], place: Place | undefined): void {
  useEffect(() => {
    const area = place && areaOf(view, place);
    if (!area) return;
    let looks = 0;
    const looking = setInterval(() => {
      const board = desk.board.value;
      if (!board || !isMapStill()) return;
      looks += 1;
      const { look, screen } = board.sight.value;
      if (looks > MOST_LOOKS || isSeen(look, area, screen)) clearInterval(looking);
      else board.lookAt(area);
    }, LOOK_EVERY_MS);
    return () => clearInterval(looking);
  }, [desk, desk.board.value, JSON.stringify(place)]);
}

function LessonBar(props: { name: LessonName; onSkip: () => void; onAll: () => void }) {
  const { name, onSkip, onAll } = props;
  const number = LESSON_NAMES.indexOf(name) + 1;
  return (
    <nav
      class="match-bar lesson-bar"
      data-above
      data-covers="top"
      aria-label={t('learn.of', { number, count: LESSON_NAMES.length })}
    >
      <button type="button" class="small bare" onClick={onAll}>
        {t('learn.all')}
      </button>
      <p>
        <b>
          {number}/{LESSON_NAMES.length}
        </b>{' '}
        {t(`learn.lessons.${name}.title`)}
      </p>
      <button type="button" class="small bare" onClick={onSkip}>
        {t('learn.skip')}
      </button>
    </nav>
  );
}
