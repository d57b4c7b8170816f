import { faceOf, Portrait } from '#client/art/Portrait.tsx';
import { Emblem } from '#client/look/Icon.tsx';
import type { Table, Chair as TakenChair } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Requests } from '#shared/wire/table.ts';

interface ChairProps {
  readonly seat: SeatId;
  readonly table: Table;
  readonly own: SeatId | 'watching' | undefined;
  readonly onAsk: <Type extends keyof Requests>(type: Type, message: Requests[Type]) => void;
}

export function Chair({ seat, table, own, onAsk }: ChairProps) {
  const chair = table.chairs.get(seat);
  const opens = own === table.opener;
  if (!chair) {
    return (
      <li class="chair free">
        <span class="chair-name">
          {t('table.seat', { number: seat + 1 })} <span class="quiet">{t('table.free')}</span>
        </span>
        {own !== 'watching' && (
          <button type="button" class="small bare" onClick={() => onAsk('chair', { seat })}>
            {t('table.takeChair')}
          </button>
        )}
        {opens && (
          <button type="button" class="small calm" onClick={() => onAsk('set-chair', { seat, to: 'bot' })}>
            {t('table.addBot')}
          </button>
        )}
      </li>
    );
  }
  const marks = [seat === own && t('table.you'), seat === table.opener && t('table.opener')];
  return (
    <li class={`chair ${chair.ready ? 'ready' : ''} ${chair.present ? '' : 'away'}`}>
      <span class="chair-face">
        <Portrait colour={chair.colour} face={faceOf(chair.name)} condition="calm" small />
        <Emblem colour={chair.colour} />
      </span>
      <span class="chair-name">
        <span class="chair-who">{chair.name}</span>{' '}
        <span class="quiet">{marks.filter((mark) => mark).join(' · ')}</span>
      </span>
      <span class="chair-state">{stateOf(chair)}</span>
      {opens && seat !== own && (
        <button
          type="button"
          class="small bare"
          aria-label={t('table.remove', { who: chair.name })}
          onClick={() => onAsk('set-chair', { seat, to: 'free' })}
        >
          ✕
        </button>
      )}
    </li>
  );
}

function stateOf({ kind, present, ready }: TakenChair): string {
  if (kind === 'bot') return t('table.bot');
  if (!present) return t('table.away');
  return t(ready ? 'table.ready' : 'table.notYet');
}
