import type { Session, Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';

/** D6: a bot plays for whoever sits here, until he does something himself or says that he is back. */
export function StandInBar({ session, table }: { session: Session; table: Table }) {
  const own = session.own.value;
  const chair = own === undefined || own === 'watching' ? undefined : table.chairs.get(own);
  if (table.phase !== 'playing' || table.paused || chair?.kind !== 'stand-in') return null;
  return (
    <div class="stage-bar" role="status">
      <span>{t('around.standIn')}</span>
      <button
        type="button"
        class="small act"
        onClick={() => void session.request('play-for-me', { wanted: false })}
      >
        {t('around.back')}
      </button>
    </div>
  );
}
