import { t } from '#client/texts/texts.ts';
import { MAX_PLAYERS, SEAT_IDS, type SeatId } from '#shared/vocabulary/index.ts';
import type { PublicSeat } from '#shared/wire/public-table.ts';

interface CrewProps {
  readonly seats: ReadonlyMap<string, PublicSeat>;
  readonly own: SeatId | undefined;
  readonly onReady: (ready: boolean) => void;
  readonly onLeave: () => void;
}

export function Crew({ seats, own, onReady, onLeave }: CrewProps) {
  const ready = own !== undefined && seats.get(String(own))?.ready === true;
  return (
    <section class="panel crew" aria-label={t('table.crew')}>
      <h2>
        {t('table.crew')} <span class="quiet">{`${seats.size}/${MAX_PLAYERS}`}</span>
      </h2>
      <ol>
        {SEAT_IDS.map((seat) => (
          <Seat key={seat} number={seat + 1} seat={seats.get(String(seat))} own={seat === own} />
        ))}
      </ol>
      <div class="row">
        <button type="button" class={ready ? 'calm' : 'act'} onClick={() => onReady(!ready)}>
          {t(ready ? 'table.notReady' : 'table.beReady')}
        </button>
        <button type="button" class="bare" onClick={onLeave}>
          {t('table.leave')}
        </button>
      </div>
    </section>
  );
}

function Seat({ number, seat, own }: { number: number; seat: PublicSeat | undefined; own: boolean }) {
  if (!seat) {
    return (
      <li class="seat free">
        <span class="seat-name">{t('table.seat', { number })}</span> <span>{t('table.free')}</span>
      </li>
    );
  }
  const state = seat.present ? (seat.ready ? t('table.ready') : '') : t('table.away');
  return (
    <li class={`seat ${seat.present ? 'here' : 'away'} ${seat.ready ? 'ready' : ''}`}>
      <span class="seat-name">
        {seat.name} {own && <em>{t('table.you')}</em>}
      </span>{' '}
      <span>{state}</span>
    </li>
  );
}
