import type { Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Missing } from './missing-to-start.ts';

interface StartLineProps {
  readonly table: Table;
  readonly missing: Missing;
  readonly own: SeatId | 'watching' | undefined;
}

/** How many are aboard, and what is still missing: what the button beside it will say yes or no to. */
export function StartLine({ table, missing, own }: StartLineProps) {
  const who = table.chairs.get(table.opener)?.name ?? '';
  const aboard = t('table.aboard', { count: table.chairs.size, seats: table.settings.seats });
  return (
    <p class="start-line" role="status">
      <strong>{aboard}</strong> <span>{next()}</span>
    </p>
  );

  /** Who is away is missed for another reason than who has not said yes. */
  function withReason(name: string): string {
    const isHere = [...table.chairs.values()].some((chair) => chair.name === name && chair.present);
    return isHere ? name : t('table.whoAway', { who: name });
  }

  function next(): string {
    switch (missing.kind) {
      case 'people':
        return t('table.missingPeople', { count: missing.count });
      case 'ready':
        return t('table.missingReady', { who: missing.names.map(withReason).join(', ') });
      case 'nothing':
        return own === table.opener ? t('table.canStart') : t('table.openerStarts', { who });
    }
  }
}
