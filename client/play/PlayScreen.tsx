import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Scrolling } from '#client/look/Scrolling.tsx';
import type { Session, Table } from '#client/table/session.ts';
import { heardAt } from '#client/talk/listening.ts';
import { Talk } from '#client/talk/Talk.tsx';
import { t } from '#client/texts/texts.ts';
import type { View } from '#shared/play/index.ts';
import { Actions } from './Actions.tsx';
import { startActing } from './acting.ts';
import { Board } from './Board.tsx';
import { AfterEnd, End } from './End.tsx';
import { Hand } from './Hand.tsx';
import { Diary, Log } from './Log.tsx';
import { Notices } from './Notices.tsx';
import { PauseBar } from './PauseBar.tsx';
import { Players } from './Players.tsx';
import { StandInBar } from './StandInBar.tsx';
import { Mission, Status } from './Status.tsx';
import { TableMenu } from './TableMenu.tsx';

interface PlayScreenProps {
  readonly session: Session;
  readonly table: Table;
  readonly view: View;
}

/** A match: crew, map, what one can do, what one holds, what happened. */
export function PlayScreen({ session, table, view }: PlayScreenProps) {
  const acting = useMemo(() => startActing(session), [session]);
  const seat = 'offers' in view ? view : undefined;
  const isWatching = !seat && !view.ending;
  const sheets: readonly Sheet[] = isWatching ? WATCHED_SHEETS : SHEETS;
  const chosen = useSignal<Sheet>('act');
  const sheet = sheets.includes(chosen.value) ? chosen.value : 'log';
  useEffect(() => acting.stop, [acting]);
  useEffect(() => acting.spot.subscribe((spot) => spot && showActions()), [acting]);
  useEffect(() => acting.asked.subscribe((asked) => asked && showActions()), [acting]);
  useKeys({ r: acting.turn, Escape: acting.putAway });
  const seen = session.seen.value;
  const unread = useUnread(heardAt(table, session.said.value).at(-1)?.at ?? 0, sheet === 'talk');

  function showActions() {
    chosen.value = 'act';
  }

  return (
    <main class={`play shows-${sheet} ${isWatching ? 'is-watching' : ''}`}>
      <header class="play-head">
        <h1 class="brand">
          <a href="/">{t('game.name')}</a>
        </h1>
        <Mission view={view} table={table} />
        <TableMenu session={session} table={table} />
      </header>
      <Players {...{ session, view, table }} />
      <div class="stage">
        <Board session={session} acting={acting} />
        <PauseBar session={session} table={table} />
        <StandInBar session={session} table={table} />
        <Notices view={view} seen={seen} match={table.commitment} />
        {view.ending && <End session={session} view={view} ending={view.ending} />}
      </div>
      <Status view={view} table={table} />
      <Tabs {...{ sheets, unread }} shown={sheet} onShow={(next) => (chosen.value = next)} />
      <div class="sheet sheet-act">
        {view.ending ? (
          <AfterEnd session={session} view={view} />
        ) : (
          seat && <Actions view={seat} acting={acting} />
        )}
      </div>
      <div class="sheet sheet-hand">{seat && <Hand view={seat} seen={seen} acting={acting} />}</div>
      <div class="sheet sheet-talk">
        <Talk {...{ session, table, view }} />
      </div>
      <div class="sheet sheet-log">
        <Panel title={t('play.log')}>
          <Log view={view} seen={seen} />
        </Panel>
        {seat && (
          <Panel title={t('play.diary')}>
            <Diary view={seat} />
          </Panel>
        )}
      </div>
    </main>
  );
}

const SHEETS = ['act', 'hand', 'talk', 'log'] as const;
type Sheet = (typeof SHEETS)[number];

/** Who watches has nothing to do and nothing to hold. */
const WATCHED_SHEETS: readonly Sheet[] = ['talk', 'log'];

interface TabsProps {
  readonly sheets: readonly Sheet[];
  readonly shown: Sheet;
  readonly unread: boolean;
  readonly onShow: (sheet: Sheet) => void;
}

/** On a phone one sheet is open at a time; on a desktop all are, and this is not shown. */
function Tabs({ sheets, shown, unread, onShow }: TabsProps) {
  return (
    <nav class="tabs">
      {sheets.map((sheet) => (
        <button key={sheet} type="button" aria-pressed={sheet === shown} onClick={() => onShow(sheet)}>
          <span>
            {t(`play.${sheet}`)}
            {sheet === 'talk' && unread && <i class="unread" role="img" aria-label={t('talk.unread')} />}
          </span>
        </button>
      ))}
    </nav>
  );
}

function Panel({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <Scrolling class="side-panel" label={title}>
      <h2>{title}</h2>
      {children}
    </Scrolling>
  );
}

/** Whether something was said since the talk was open last. */
function useUnread(latest: number, isOpen: boolean): boolean {
  const read = useRef(latest);
  if (isOpen) read.current = latest;
  return latest > read.current;
}

/** Keys for the whole page, but not while something is typed. */
function useKeys(keys: Readonly<Record<string, () => void>>) {
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || target instanceof HTMLInputElement) return;
      keys[key]?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
