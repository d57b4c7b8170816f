import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Session, Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import type { View } from '#shared/play/index.ts';
import { Actions } from './Actions.tsx';
import { startActing } from './acting.ts';
import { Board } from './Board.tsx';
import { End } from './End.tsx';
import { Hand } from './Hand.tsx';
import { Diary, Log } from './Log.tsx';
import { Notices } from './Notices.tsx';
import { Players } from './Players.tsx';
import { Mission, Status } from './Status.tsx';

interface PlayScreenProps {
  readonly session: Session;
  readonly table: Table;
  readonly view: View;
}

/** A match: crew, map, what one can do, what one holds, what happened. */
export function PlayScreen({ session, table, view }: PlayScreenProps) {
  const acting = useMemo(() => startActing(session), [session]);
  const sheet = useSignal<Sheet>('act');
  useEffect(() => acting.stop, [acting]);
  useEffect(() => acting.spot.subscribe((spot) => spot && showActions()), [acting]);
  useEffect(() => acting.asked.subscribe((asked) => asked && showActions()), [acting]);
  useKeys({ r: acting.turn, Escape: acting.clear });
  const seen = session.seen.value;
  const seat = 'offers' in view ? view : undefined;

  function showActions() {
    sheet.value = 'act';
  }

  return (
    <main class={`play shows-${sheet.value}`}>
      <header class="play-head">
        <a class="brand" href="/">
          {t('game.name')}
        </a>
        <Mission view={view} table={table} />
      </header>
      <Players view={view} table={table} />
      <div class="stage">
        <Board session={session} acting={acting} />
        <Notices view={view} seen={seen} />
        {view.ending && (
          <End
            view={view}
            ending={view.ending}
            finishedMatch={table.finishedMatch}
            revealed={session.revealed.value}
            onRematch={() => void session.request('rematch', {})}
            onLeave={session.leave}
          />
        )}
      </div>
      <Status view={view} table={table} />
      <Tabs shown={sheet.value} onShow={(next) => (sheet.value = next)} />
      <div class="sheet sheet-act">{seat && <Actions view={seat} acting={acting} />}</div>
      <div class="sheet sheet-hand">{seat && <Hand view={seat} seen={seen} acting={acting} />}</div>
      <div class="sheet sheet-talk">
        <Panel title={t('play.talk')}>
          <p class="quiet">{t('play.talkSoon')}</p>
        </Panel>
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

/** On a phone one sheet is open at a time; on a desktop all are, and this is not shown. */
function Tabs({ shown, onShow }: { shown: Sheet; onShow: (sheet: Sheet) => void }) {
  return (
    <nav class="tabs">
      {SHEETS.map((sheet) => (
        <button key={sheet} type="button" aria-pressed={sheet === shown} onClick={() => onShow(sheet)}>
          {t(`play.${sheet}`)}
        </button>
      ))}
    </nav>
  );
}

function Panel({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="side-panel" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
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
