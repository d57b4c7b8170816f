import type { Session, Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';

/** D5: a pause that is on, or that somebody would like. */
export function PauseBar({ session, table }: { session: Session; table: Table }) {
  const own = session.own.value;
  const wanting = [...table.chairs].filter(([, { wantsPause }]) => wantsPause);
  if (table.phase !== 'playing' || (!table.paused && wanting.length === 0)) return null;
  const isMine = wanting.some(([seat]) => seat === own);
  const ask = (wanted: boolean) => () => void session.request('pause', { wanted });
  const who = wanting.map(([, { name }]) => name).join(', ');
  const text = table.paused
    ? t('around.paused')
    : isMine
      ? t('around.pauseAsked')
      : t('around.pauseWanted', { who });
  return (
    <div class="stage-bar" role="status">
      <span>{text}</span>
      {own !== 'watching' && (
        <button type="button" class="small calm" onClick={ask(!table.paused && !isMine)}>
          {t(table.paused ? 'around.goOn' : isMine ? 'around.pauseDrop' : 'around.pauseAgree')}
        </button>
      )}
    </div>
  );
}
