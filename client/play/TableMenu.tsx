import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { ShareLink } from '#client/look/ShareLink.tsx';
import type { Session, Table } from '#client/table/session.ts';
import { ticketLink } from '#client/table/ticket.ts';
import { t } from '#client/texts/texts.ts';

/** What concerns the table around the match. */
export function TableMenu({ session, table }: { session: Session; table: Table }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const link = useSignal<string | undefined>(undefined);
  const own = session.own.value;
  const wantsPause = own !== 'watching' && own !== undefined && table.chairs.get(own)?.wantsPause;

  const choose = (act: () => Promise<unknown>) => () => {
    if (menu.current) menu.current.open = false;
    void act();
  };
  const move = async () => {
    const answer = await session.request('ticket', {});
    if (answer.ok && answer.ticket) link.value = ticketLink(table.code, answer.ticket);
  };

  return (
    <>
      <details ref={menu} class="menu">
        <summary>{t('around.menu')}</summary>
        <div class="menu-list">
          {own !== 'watching' && table.phase === 'playing' && !table.paused && !wantsPause && (
            <button
              type="button"
              class="small"
              onClick={choose(() => session.request('pause', { wanted: true }))}
            >
              {t('around.pause')}
            </button>
          )}
          {own !== 'watching' && (
            <button type="button" class="small" onClick={choose(move)}>
              {t('around.move')}
            </button>
          )}
          <button type="button" class="small" onClick={choose(async () => session.leave())}>
            {t('table.leave')}
          </button>
        </div>
      </details>
      {link.value && (
        <MoveSeat
          link={link.value}
          onClose={() => {
            link.value = undefined;
          }}
        />
      )}
    </>
  );
}

function MoveSeat({ link, onClose }: { link: string; onClose: () => void }) {
  const frame = useRef<HTMLDialogElement>(null);
  useEffect(() => frame.current?.showModal(), []);
  return (
    <dialog ref={frame} class="notice-card move-seat" aria-label={t('around.move')} onClose={onClose}>
      <h2>{t('around.move')}</h2>
      <p class="quiet">{t('around.moveHint')}</p>
      <ShareLink link={link} label={t('around.moveQr')} />
      <button type="button" class="bare" onClick={onClose} autofocus>
        {t('around.close')}
      </button>
    </dialog>
  );
}
