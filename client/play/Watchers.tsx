import type { Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { nameOf } from '#client/words/names.ts';
import type { View } from '#shared/play/index.ts';
import type { Desk } from './desk.ts';

interface WatchersProps {
  readonly desk: Desk;
  readonly view: View;
  readonly table: Table;
}

/** Who watches, by name and through whose eyes; who plays can invite one of them to look through his own. */
export function Watchers({ desk: { session }, view, table }: WatchersProps) {
  const own = session.own.value;
  const mayInvite = typeof own === 'number' && table.phase === 'playing' && table.settings.eyes === true;
  return (
    <ul class="watchers">
      {table.watchers.map(({ id, name, through, invitedBy }) => (
        <li key={id}>
          {name || t('about.somebody')}{' '}
          {through !== undefined && (
            <span class="quiet">{t('eyes.through', { who: nameOf(view, through) })}</span>
          )}
          {mayInvite && through === undefined && invitedBy !== own && (
            <button
              type="button"
              class="small calm"
              onClick={() => void session.request('invite-eyes', { watcher: id })}
            >
              {t('eyes.invite')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
