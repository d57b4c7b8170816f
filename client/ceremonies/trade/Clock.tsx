import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';

const AROUND = 2 * Math.PI * 10;

/** What is left of the time for a trade, as a ring; nothing while no clock runs. */
export function Clock({ table: { clock, settings } }: { table: Pick<Table, 'clock' | 'settings'> }) {
  const left = useSignal(0);
  useEffect(() => {
    const tell = () => {
      left.value = Math.max(0, clock.until - Date.now()) / 1000;
    };
    tell();
    const timer = setInterval(tell, 250);
    return () => clearInterval(timer);
  }, [clock.until, left]);
  if (clock.kind !== 'trade') return null;
  const share = Math.min(1, left.value / wholeTime(settings));
  return (
    <span class="trade-clock" role="timer">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10" />
        <circle class="is-left" cx="12" cy="12" r="10" stroke-dasharray={`${AROUND * share} ${AROUND}`} />
      </svg>
      {t('play.seconds', { count: Math.ceil(left.value) })}
    </span>
  );
}

/** A table without clocks shows none, so the figure never counts there. */
const wholeTime = ({ tradeSeconds }: Table['settings']): number =>
  typeof tradeSeconds === 'number' ? tradeSeconds : 1;
