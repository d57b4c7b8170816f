import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '#client/texts/texts.ts';
import type { PublicClock } from '#shared/wire/public-table.ts';

/** The clock that runs, in seconds; nothing while none does. */
export function Countdown({ clock }: { clock: PublicClock }) {
  const left = useSignal(0);
  useEffect(() => {
    const tell = () => {
      left.value = Math.max(0, Math.ceil((clock.until - Date.now()) / 1000));
    };
    tell();
    const timer = setInterval(tell, 250);
    return () => clearInterval(timer);
  }, [clock.until, left]);
  if (clock.kind === '') return null;
  return (
    <span class={`countdown ${left.value <= 10 ? 'short' : ''}`} role="timer">
      {t('play.seconds', { count: left.value })}
    </span>
  );
}
