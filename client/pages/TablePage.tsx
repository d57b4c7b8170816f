import './table.css';
import { effect, type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { forgetAboard, keepAboard } from '#client/device/aboard.ts';
import { recallName } from '#client/device/memory.ts';
import { recallWatching } from '#client/device/tab-memory.ts';
import { Veil } from '#client/look/Veil.tsx';
import { Coach } from '#client/play/Coach.tsx';
import { company } from '#client/play/held-look.ts';
import { openStory } from '#client/play/live-story.ts';
import { PlayScreen } from '#client/play/PlayScreen.tsx';
import type { Connection } from '#client/table/connection.ts';
import { takeEarlyLine } from '#client/table/early-line.ts';
import { callAtTable } from '#client/table/push-calls.ts';
import type { Session } from '#client/table/session.ts';
import { takeTicket } from '#client/table/ticket.ts';
import { refusalText, t } from '#client/texts/texts.ts';
import { type AtOnce, Boarding } from '#client/waiting/Boarding.tsx';
import { takeAtOnce } from '#client/waiting/start-at-once.ts';
import { WaitingRoom } from '#client/waiting/WaitingRoom.tsx';
import { isAlone } from '#shared/wire/public-table.ts';
import { Door, Notice } from './Door.tsx';

interface TablePageProps {
  readonly code: string;
  /** Comes for itself, so that the line is opened before the page is there. */
  readonly connect: (code: string) => Connection;
}

export function TablePage({ code, connect }: TablePageProps) {
  const ahead = useMemo(() => takeEarlyLine(code), [code]);
  const connection = useMemo(() => ahead ?? connect(code), [ahead, code, connect]);
  const wantsAtOnce = useMemo(takeAtOnce, []);
  const atOnce = useSignal<AtOnce>(wantsAtOnce ? { kind: 'boarding', persons: wantsAtOnce } : { kind: 'no' });
  useEffect(() => effect(() => rememberSeat(code, connection)), [code, connection]);
  useEffect(() => callAtTable(connection), [connection]);
  // Who is known here is not shown the door, not even for a moment.
  const isAsked = useSignal(false);
  useLayoutEffect(() => {
    document.title = `${code} · ${t('game.name')}`;
    const ticket = takeTicket();
    const watches = !ticket && recallWatching(code);
    const comes = ticket !== undefined || watches || recallName() !== '';
    if (comes && !ahead) void connection.sitDown(recallName(), { ticket, watch: watches });
    isAsked.value = true;
  }, [code, ahead, connection, isAsked]);
  if (!isAsked.value) return wantsAtOnce ? <Veil text={t('home.boarding')} /> : null;
  return <TableScreen {...{ code, connection, atOnce }} />;
}

/** So that the entrance knows the way back, as long as there is something to come back to. */
function rememberSeat(code: string, { line, table, own }: Session): void {
  const [seat, now] = [own.value, table.value];
  if (line.value.kind === 'ended') forgetAboard(code);
  else if (typeof seat !== 'number' || !now?.chairs.has(seat)) return;
  else if (now.phase === 'over') forgetAboard(code);
  else keepAboard(code);
}

interface TableScreenProps {
  readonly code: string;
  readonly connection: Connection;
  /** On the way into a match, past the lobby. */
  readonly atOnce?: Signal<AtOnce>;
}

/** What a page at a table shows, by how the line to it stands. */
export function TableScreen({ code, connection, atOnce: asked }: TableScreenProps) {
  const never = useSignal<AtOnce>({ kind: 'no' });
  const atOnce = asked ?? never;
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
      if (atOnce.value.kind === 'boarding') return <Veil text={t('home.boarding')} />;
      return (
        <Notice
          code={code}
          text={line.delay ? t('table.delayed', { count: line.delay }) : t('table.joining')}
        />
      );
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
          <AtTable session={connection} atOnce={atOnce} />
        </>
      );
  }
}

/** The same place before, during and after a match. */
function AtTable({ session, atOnce }: { session: Session; atOnce: Signal<AtOnce> }) {
  // D6: alone with bots, they wait until this device has shown what happened.
  const story = useMemo(() => openStory(session, (told) => void session.request('told', told)), [session]);
  useEffect(() => story.close, [story]);
  const table = session.table.value;
  const view = story.view.value;
  const now = atOnce.value;
  const isThere = view !== undefined;
  useEffect(() => {
    // The next match at this table begins in the lobby.
    if (isThere) atOnce.value = { kind: 'no' };
  }, [isThere, atOnce]);
  const others = table && isAlone(table.chairs.values()) ? 'bots' : 'people';
  useEffect(() => {
    company.value = others;
  }, [others]);
  if (!table) return null;
  if (view && table.phase !== 'waiting') {
    // Nobody is told what to do who does nothing just now.
    const own = session.own.value;
    const isActing = !table.paused && typeof own === 'number' && table.chairs.get(own)?.kind === 'person';
    return <PlayScreen {...{ session, story, table, view }} {...(isActing && { guide: Coach })} />;
  }
  if (now.kind === 'boarding') return <Boarding {...{ session, table, atOnce }} />;
  if (table.phase === 'waiting') return <WaitingRoom {...{ session, table }} refusal={now.refusal} />;
  return <Notice code={table.code} text={t('table.dealing')} />;
}
