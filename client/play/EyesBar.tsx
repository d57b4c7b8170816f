import type { Session, Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { nameOf } from '#client/words/names.ts';
import type { View } from '#shared/play/index.ts';

interface EyesBarProps {
  readonly session: Session;
  readonly table: Table;
  readonly view: View;
}

/** Who looks through whose eyes, for all to see; whose eyes they are ends it at any time. */
export function EyesBar({ session, table, view }: EyesBarProps) {
  const own = session.own.value;
  if (table.phase !== 'playing') return null;
  const invitedBy = own === 'watching' && session.eyes ? invitingIn(session.eyes.value) : undefined;
  return (
    <>
      {table.watchers.map(({ id, name, through, invitedBy: host }) => {
        const who = name || t('about.somebody');
        const isOwn = typeof own === 'number' && (through === own || host === own);
        if (through === undefined && !isOwn) return null;
        return (
          <div key={id} class="stage-bar" role="status">
            <span>
              {through === undefined
                ? t('eyes.invited', { who })
                : isOwn
                  ? t('eyes.yours', { who })
                  : t('eyes.others', { who, of: nameOf(view, through) })}
            </span>
            {isOwn && (
              <button
                type="button"
                class="small bare"
                onClick={() => void session.request('invite-eyes', {})}
              >
                {t('eyes.end')}
              </button>
            )}
          </div>
        );
      })}
      {invitedBy !== undefined && (
        <div class="stage-bar" role="status">
          <span>
            {t('eyes.asked', { who: nameOf(view, invitedBy) })}{' '}
            <span class="quiet">{t('eyes.askedHint')}</span>
          </span>
          <button
            type="button"
            class="small act"
            onClick={() => void session.request('look-through', { seat: invitedBy })}
          >
            {t('eyes.look')}
          </button>
        </div>
      )}
    </>
  );
}

const invitingIn = (eyes: NonNullable<Session['eyes']>['value']) =>
  'invitedBy' in eyes ? eyes.invitedBy : undefined;
