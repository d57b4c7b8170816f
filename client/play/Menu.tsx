import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { ShareLink } from '#client/look/ShareLink.tsx';
import type { Table } from '#client/table/session.ts';
import { ticketLink } from '#client/table/ticket.ts';
import { t } from '#client/texts/texts.ts';
import { AGREEMENTS, type View } from '#shared/play/index.ts';
import { tablePath } from '#shared/wire/table-code.ts';
import type { Desk } from './desk.ts';
import { Overlay } from './Overlay.tsx';
import { Settings, type Sounding } from './Settings.tsx';
import { VoteRow } from './Votes.tsx';

interface MenuProps {
  readonly desk: Desk;
  readonly view: View;
  readonly table: Table;
  readonly sounding: Sounding;
}

/** Votes, settings, and the table around the match. */
export function Menu({ desk, view, table, sounding }: MenuProps) {
  const { session, panel } = desk;
  const link = useSignal<SharedLink | undefined>(undefined);
  const own = session.own.value;
  const wantsPause = own !== 'watching' && own !== undefined && table.chairs.get(own)?.wantsPause;
  const hasSeat = own !== 'watching' && !session.isLocal;
  const isPlaying = typeof own === 'number' && hasSeat && table.phase === 'playing';
  const close = () => {
    panel.value = undefined;
  };
  const choose = (act: () => Promise<unknown>) => async () => {
    await act();
    if (!link.value) close();
  };
  const move = async () => {
    const answer = await session.request('ticket', {});
    if (answer.ok && answer.ticket) link.value = { of: 'move', link: ticketLink(table.code, answer.ticket) };
  };
  const invite = async () => {
    link.value = { of: 'invite', link: `${location.origin}${tablePath(table.code)}` };
  };
  if (link.value) return <LinkToShare {...link.value} onClose={close} />;
  return (
    <Overlay label={t('screen.menu')} class="menu-panel" onClose={close}>
      <h2>{t('screen.menu')}</h2>
      {'offers' in view && !view.ending && !session.isLocal && (
        <section aria-label={t('screen.votes')}>
          <h3>{t('screen.votes')}</h3>
          {AGREEMENTS.map((to) => (
            <VoteRow key={to} {...{ desk, view, to }} />
          ))}
        </section>
      )}
      <Settings {...{ desk, sounding }} />
      <section aria-label={t('screen.table')}>
        <h3>{t('screen.table')}</h3>
        <div class="menu-buttons">
          <button type="button" class="small calm" onClick={choose(async () => desk.ask({ about: 'rules' }))}>
            {t('home.rules')}
          </button>
          {hasSeat && table.phase === 'playing' && !table.paused && !wantsPause && (
            <button
              type="button"
              class="small calm"
              onClick={choose(() => session.request('pause', { wanted: true }))}
            >
              {t('around.pause')}
            </button>
          )}
          {isPlaying && table.chairs.get(own)?.kind === 'person' && (
            <button
              type="button"
              class="small calm"
              onClick={choose(() => session.request('play-for-me', { wanted: true }))}
            >
              {t('around.playForMe')}
            </button>
          )}
          {!session.isLocal && table.settings.spectators && table.phase === 'playing' && (
            <button type="button" class="small calm" onClick={choose(invite)}>
              {t('around.invite')}
            </button>
          )}
          {hasSeat && (
            <button type="button" class="small calm" onClick={choose(move)}>
              {t('around.move')}
            </button>
          )}
          <button type="button" class="small bare" onClick={choose(async () => session.leave())}>
            {t('table.leave')}
          </button>
        </div>
      </section>
    </Overlay>
  );
}

/** A link somebody else, or another device, is to open. */
interface SharedLink {
  readonly of: 'move' | 'invite';
  readonly link: string;
}

function LinkToShare({ of, link, onClose }: SharedLink & { onClose: () => void }) {
  const frame = useRef<HTMLDialogElement>(null);
  useEffect(() => frame.current?.showModal(), []);
  return (
    <dialog ref={frame} class="panel move-seat" aria-label={t(`around.${of}`)} onClose={onClose}>
      <h2>{t(`around.${of}`)}</h2>
      <p class="quiet">{t(`around.${of}Hint`)}</p>
      <ShareLink link={link} label={t(`around.${of}Qr`)} />
      <button type="button" class="bare" onClick={onClose} autofocus>
        {t('around.close')}
      </button>
    </dialog>
  );
}
