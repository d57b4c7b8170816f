import type { Session, Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { awaitedSeats, type View } from '#shared/play/index.ts';
import { useLeft } from './Countdown.tsx';

/** When somebody is told that his time runs out. */
const SOON_SECONDS = 30;

/** D5: whoever is on turn can have more time, once in a match; he is asked when he is about to need it. */
export function MoreTimeBar({ session, table, view }: { session: Session; table: Table; view: View }) {
  const { clock } = table;
  const left = useLeft(clock);
  const own = session.own.value;
  const isMyTurn =
    typeof own === 'number' && awaitedSeats(view).includes(own) && ['turn', 'reserve'].includes(clock.kind);
  if (!isMyTurn || table.paused || clock.tookMore.includes(String(own))) return null;
  if (clock.kind === 'turn' && left.value > SOON_SECONDS) return null;
  return (
    <div class="stage-bar" role="status">
      <span>{t(clock.kind === 'reserve' ? 'around.inReserve' : 'around.timeShort')}</span>
      <button type="button" class="small calm" onClick={() => void session.request('more-time', {})}>
        {t('around.moreTime')}
      </button>
    </div>
  );
}
