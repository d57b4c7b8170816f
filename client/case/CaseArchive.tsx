import { useSignal } from '@preact/signals';
import type { SolvedCase } from '#client/device/cases.ts';
import { t } from '#client/texts/texts.ts';
import { dayText } from '#client/words/dates.ts';
import { casePath } from '#shared/wire/case-path.ts';
import { type Day, DIFFICULTIES, type Difficulty, difficultyOf, lastDays, noonOf } from './days.ts';

const SHOWN_DAYS = 28;

interface ArchiveProps {
  readonly today: Day;
  readonly solved: Readonly<Record<Day, SolvedCase>>;
  readonly go: (path: string) => void;
}

/** The last weeks, each with what this device made of it. */
export function CaseArchive({ today, solved, go }: ArchiveProps) {
  const shown = useSignal<Difficulty | 'all'>('all');
  const all = Object.values(solved).map(({ points }) => points);
  const days = lastDays(today, SHOWN_DAYS).filter(
    (day) => shown.value === 'all' || difficultyOf(day) === shown.value,
  );
  return (
    <section class="case-archive" aria-label={t('cases.archive')}>
      <h2>{t('cases.archive')}</h2>
      {all.length > 0 && (
        <p class="quiet">
          {t('cases.average', { points: Math.round(all.reduce((sum, each) => sum + each, 0) / all.length) })}
        </p>
      )}
      <fieldset class="case-filter">
        <legend class="unseen">{t('cases.show')}</legend>
        {(['all', ...DIFFICULTIES] as const).map((each) => (
          <button
            key={each}
            type="button"
            class="small"
            aria-pressed={shown.value === each}
            onClick={() => {
              shown.value = each;
            }}
          >
            {each === 'all' ? t('cases.all') : t(`cases.difficulty.${each}`)}
          </button>
        ))}
      </fieldset>
      <ul>
        {days.map((day) => {
          const own = solved[day];
          return (
            <li key={day}>
              <a
                class="choice"
                href={casePath(day)}
                onClick={(event) => {
                  event.preventDefault();
                  go(casePath(day));
                }}
              >
                <strong>{dayText(noonOf(day))}</strong>
                <span class={`case-difficulty is-${difficultyOf(day)}`}>
                  {t(`cases.difficulty.${difficultyOf(day)}`)}
                </span>
                <span class="quiet">
                  {own ? t('cases.solved', { points: own.points, bot: own.bot }) : t('cases.open')}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
