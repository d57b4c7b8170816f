import { useMemo } from 'preact/hooks';
import { isOfferedAfter } from '#client/device/lessons.ts';
import { playAgain } from '#client/table/again.ts';
import type { Session } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import type { View } from '#shared/play/index.ts';
import { LEARN_PATH } from '#shared/wire/learn-path.ts';
import { matchPath } from '#shared/wire/match-path.ts';

/** After the first match that was lost on this device: the lessons, for who wants them. */
export function LearnOffer({ session, view }: { session: Session; view: View }) {
  const id = session.table.value?.finishedMatch;
  const isLost = 'me' in view && view.ending !== undefined && !view.ending.winners.includes(view.me);
  const isOffered = useMemo(() => Boolean(id && isLost && isOfferedAfter(id)), [id, isLost]);
  if (!isOffered) return null;
  return (
    <p class="end-lessons">
      {t('learn.afterLoss')} <a href={LEARN_PATH}>{t('home.learn')}</a>
    </p>
  );
}

/** What can still be done when it is over. */
export function AfterEnd({ session, view }: { session: Session; view: View }) {
  const finishedMatch = session.table.value?.finishedMatch;
  return (
    <div class="row">
      {finishedMatch && (
        <a class="button act" href={matchPath(finishedMatch)}>
          {t('archive.way')}
        </a>
      )}
      {'me' in view && (
        <button
          type="button"
          class="calm"
          disabled={session.table.value?.phase !== 'over'}
          onClick={() => playAgain(session)}
        >
          {t('play.rematch')}
        </button>
      )}
      <button type="button" class="bare" onClick={session.leave}>
        {t('table.leave')}
      </button>
    </div>
  );
}
