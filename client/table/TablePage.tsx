import { useEffect, useMemo } from 'preact/hooks';
import { recallName } from '#client/device/memory.ts';
import { recallWatching } from '#client/device/tab-memory.ts';
import { PlayScreen } from '#client/play/PlayScreen.tsx';
import { refusalText, t } from '#client/texts/texts.ts';
import { WaitingRoom } from '#client/waiting/WaitingRoom.tsx';
import { type Connection, connect } from './connection.ts';
import { Door, Notice } from './Door.tsx';
import type { Session } from './session.ts';
import { takeTicket } from './ticket.ts';

export function TablePage({ code }: { code: string }) {
  const connection = useMemo(() => connect(code), [code]);
  useEffect(() => {
    document.title = `${code} · ${t('game.name')}`;
    const ticket = takeTicket();
    if (!ticket && !recallName()) return;
    void connection.sitDown(recallName(), { ticket, watch: !ticket && recallWatching(code) });
  }, [code, connection]);
  return <TableScreen code={code} connection={connection} />;
}

/** What a page at a table shows, by how the line to it stands. */
export function TableScreen({ code, connection }: { code: string; connection: Connection }) {
  const line = connection.line.value;
  switch (line.kind) {
    case 'asking':
      return (
        <Door
          code={code}
          refusal={line.refusal}
          onName={(name, watch) => connection.sitDown(name, { watch })}
        />
      );
    case 'joining':
      return <Notice code={code} text={t('table.joining')} />;
    case 'moved':
      return (
        <Notice code={code} text={t('table.moved')}>
          <button type="button" class="act" onClick={() => connection.sitDown(recallName())}>
            {t('table.takeBack')}
          </button>
        </Notice>
      );
    case 'ended':
      return (
        <Notice code={code} text={refusalText(line.refusal)}>
          <a class="button act" href="/">
            {t('table.home')}
          </a>
        </Notice>
      );
    case 'lost':
    case 'open':
      return (
        <>
          {line.kind === 'lost' && (
            <p class="line-lost" role="alert">
              {t('table.lost')}
            </p>
          )}
          <AtTable session={connection} />
        </>
      );
  }
}

/** The same place before, during and after a match. */
function AtTable({ session }: { session: Session }) {
  const table = session.table.value;
  const view = session.view.value;
  if (!table) return null;
  if (table.phase === 'waiting') return <WaitingRoom session={session} table={table} />;
  if (!view) return <Notice code={table.code} text={t('table.dealing')} />;
  return <PlayScreen session={session} table={table} view={view} />;
}
