import '#client/theatre/crew.css';
import '#client/theatre/minds.css';
import './case.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { recallCases } from '#client/device/cases.ts';
import { startDealerWorker } from '#client/device/dealer-worker.ts';
import { openWorkerDesk } from '#client/device/worker-letters.ts';
import { Veil } from '#client/look/Veil.tsx';
import { t } from '#client/texts/texts.ts';
import { dayText } from '#client/words/dates.ts';
import { CaseArchive } from './CaseArchive.tsx';
import { CaseAsked } from './CaseAsked.tsx';
import { CaseTold } from './CaseTold.tsx';
import { type Day, dayOf, noonOf, readDay } from './days.ts';
import type { Case, CaseQuestions } from './protocol.ts';

interface CasePageProps {
  readonly path: string;
  readonly go: (path: string) => void;
}

/** `/case`, `/case/2026-11-18`: a moment of a match as one seat saw it, and what was so. */
export function CasePage({ path, go }: CasePageProps) {
  const today = dayOf(new Date());
  const day = readDay(path, today);
  useEffect(() => {
    document.title = `${t('cases.title')} · ${t('game.name')}`;
  }, []);
  if (day === undefined) return <NoSuchDay {...{ today, go }} />;
  return <CaseOfDay key={day} {...{ day, today, go }} />;
}

interface CaseOfDayProps extends Pick<CasePageProps, 'go'> {
  readonly day: Day;
  readonly today: Day;
}

function CaseOfDay({ day, today, go }: CaseOfDayProps) {
  const made = useSignal<Case | 'broken' | undefined>(undefined);
  const solved = useSignal(recallCases()[day]);
  useEffect(() => {
    const { ask, close } = openWorkerDesk<CaseQuestions>(startDealerWorker());
    void ask('caseOf', day).then(
      (found) => {
        made.value = found;
        close();
      },
      () => {
        made.value = 'broken';
        close();
      },
    );
    return close;
  }, [day]);
  const now = made.value;
  if (!now) return <Veil text={t('cases.making')} />;
  if (now === 'broken') return <Veil text={t('cases.broken')} />;
  return (
    <main class="case">
      <header class="case-head">
        <a class="brand" href="/">
          {t('game.name')}
        </a>
        <h1>{t('cases.of', { day: dayText(noonOf(day)) })}</h1>
        <p class={`case-difficulty is-${now.difficulty}`}>{t(`cases.difficulty.${now.difficulty}`)}</p>
      </header>
      {solved.value ? (
        <CaseTold asked={now} solved={solved.value} {...{ today, go }} />
      ) : (
        <CaseAsked
          asked={now}
          onAnswer={(answer) => {
            solved.value = answer;
            scrollTo(0, 0);
          }}
        />
      )}
      <CaseArchive {...{ today, go }} />
    </main>
  );
}

function NoSuchDay({ today, go }: Omit<CaseOfDayProps, 'day'>) {
  return (
    <main class="case">
      <header class="case-head">
        <a class="brand" href="/">
          {t('game.name')}
        </a>
        <h1>{t('cases.title')}</h1>
      </header>
      <p role="alert">{t('cases.noSuchDay')}</p>
      <CaseArchive {...{ today, go }} />
    </main>
  );
}
