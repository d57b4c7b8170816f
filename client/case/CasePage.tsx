import '#client/theatre/crew.css';
import '#client/theatre/minds.css';
import './case.css';
import { useSignal } from '@preact/signals';
import type { ComponentProps } from 'preact';
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
import { readCase } from './kept-case.ts';
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
    const make = async (): Promise<Case> => {
      const kept = solved.value?.kept === undefined ? undefined : await readCase(solved.value.kept);
      return (kept && (await ask('caseAgain', { day, kept }))) ?? ask('caseOf', day);
    };
    void make()
      .catch(() => 'broken' as const)
      .then((found) => {
        made.value = found;
        close();
      });
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
        <p class="case-mark quiet" title={t('cases.markHint')}>
          {t('cases.mark', { mark: solved.value?.mark ?? now.mark })}
        </p>
      </header>
      {solved.value ? (
        <Solved asked={now} solved={solved.value} {...{ today, go }} />
      ) : (
        <CaseAsked
          asked={now}
          isToday={day === today}
          onAnswer={(answer) => {
            solved.value = answer;
            scrollTo(0, 0);
          }}
        />
      )}
      <CaseArchive {...{ today, go }} solved={recallCases()} />
    </main>
  );
}

/** What was told of another match of that day says nothing of this one. */
function Solved(props: ComponentProps<typeof CaseTold>) {
  const { asked, solved } = props;
  if (solved.mark === undefined || solved.mark === asked.mark) return <CaseTold {...props} />;
  return (
    <section class="case-score" aria-label={t('cases.score', { points: solved.points })}>
      <p class="case-points">{t('cases.score', { points: solved.points })}</p>
      <p role="status">{t('cases.remade')}</p>
    </section>
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
      <CaseArchive {...{ today, go }} solved={recallCases()} />
    </main>
  );
}
