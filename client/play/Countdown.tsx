import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '#client/texts/texts.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { PublicClock } from '#shared/wire/public-table.ts';

/** Seconds that are left on a clock, as long as it runs. */
export function useLeft(clock: Pick<PublicClock, 'kind' | 'until'>) {
  const left = useSignal(0);
  const isRunning = clock.kind !== '';
  useEffect(() => {
    if (!isRunning) return;
    const tell = () => {
      left.value = Math.max(0, Math.ceil((clock.until - Date.now()) / 1000));
    };
    tell();
    const timer = setInterval(tell, 250);
    return () => clearInterval(timer);
  }, [clock.until, isRunning, left]);
  return left;
}

/** The clock that runs, in seconds; nothing while none does. */
export function Countdown({ clock }: { clock: PublicClock }) {
  const left = useLeft(clock);
  if (clock.kind === '') return null;
  return (
    <span class={`countdown ${left.value <= 10 ? 'short' : ''}`} role="timer">
      {t(clock.kind === 'reserve' ? 'play.reserve' : 'play.seconds', { count: left.value })}
    </span>
  );
}

/** D5: the seconds a seat has in reserve; nothing at a table without any. */
export function reserveOf({ reserves }: PublicClock, seat: SeatId): number | undefined {
  return reserves === '' ? undefined : Number(reserves.split(' ')[seat] ?? 0);
}

/** D6: how long somebody who is away is waited for. */
export function AwayTime({ until }: { until: number }) {
  const left = useLeft({ kind: 'turn', until });
  return <span class="away-time">{t('play.awayFor', { count: left.value })}</span>;
}

/** The same clock as a ring around a face. It is full where it was when it was first seen. */
export function ClockRing({ clock }: { clock: PublicClock }) {
  const left = useLeft(clock);
  const full = useRef({ until: 0, seconds: 1 });
  if (full.current.until !== clock.until) {
    full.current = { until: clock.until, seconds: Math.max(1, (clock.until - Date.now()) / 1000) };
  }
  if (clock.kind === '') return null;
  const part = Math.min(1, left.value / full.current.seconds);
  return (
    <i
      class={`clock-ring ${left.value <= 10 ? 'short' : ''}`}
      style={{ '--part': part }}
      aria-hidden="true"
    />
  );
}
