import './waiting.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ArtSymbols } from '#client/art/ArtSymbols.tsx';
import { forgetAboard } from '#client/device/aboard.ts';
import { markTab, summon } from '#client/device/calling.ts';
import { NoticeSwitch } from '#client/play/NoticeSwitch.tsx';
import { SeriesTable } from '#client/table/SeriesTable.tsx';
import type { Session, Table } from '#client/table/session.ts';
import { refusalText, t } from '#client/texts/texts.ts';
import { SEAT_IDS } from '#shared/vocabulary/index.ts';
import type { Refusal } from '#shared/wire/refusal.ts';
import type { Answer, Requests } from '#shared/wire/table.ts';
import { Chair } from './Chair.tsx';
import { ColourChoice } from './ColourChoice.tsx';
import { FourWords } from './FourWords.tsx';
import { Invitation } from './Invitation.tsx';
import { KeptAway } from './KeptAway.tsx';
import { missingToStart } from './missing-to-start.ts';
import { Removed } from './Removed.tsx';
import { Settings } from './Settings.tsx';
import { StartLine } from './StartLine.tsx';

interface WaitingRoomProps {
  readonly session: Session;
  readonly table: Table;
  /** Why the match did not begin. */
  readonly refusal?: Refusal | undefined;
}

/** Before the match: who sits where, under which rules, and who is ready. */
export function WaitingRoom({ session, table, refusal: first }: WaitingRoomProps) {
  const refusal = useSignal(first);
  const own = session.own.value;
  const chair = own === undefined || own === 'watching' ? undefined : table.chairs.get(own);
  const opens = own === table.opener;
  const seats = SEAT_IDS.slice(0, table.settings.seats);
  const free = seats.filter((seat) => !table.chairs.has(seat));
  const unopened = [...table.chairs.values()].filter((each) => each.unopened);
  const missing = missingToStart([...table.chairs.values()]);

  // All the others are ready: whoever is missing is called, wherever he looks.
  const isAwaited =
    missing.kind === 'ready' && missing.names.length === 1 && missing.names[0] === chair?.name && !opens;
  useEffect(() => {
    const game = t('game.name');
    markTab(`${table.code} · ${game}`, isAwaited);
    if (isAwaited) summon({ title: game, text: t('play.summons', { code: table.code }), table: table.code });
    return () => markTab(game, false);
  }, [table.code, isAwaited]);

  // The same crew again: once all have said yes nobody has to press anything more.
  const isAgain = table.series.calledBy !== undefined;
  const goesOn = isAgain && opens && missing.kind === 'nothing' && unopened.length === 0;
  useEffect(() => {
    if (goesOn) void ask('start', {});
  }, [goesOn]);

  async function answered(asking: Promise<Answer>) {
    const answer = await asking;
    refusal.value = answer.ok ? undefined : answer.reason;
  }
  const ask = <Type extends keyof Requests>(type: Type, message: Requests[Type]) =>
    answered(session.request(type, message));

  function leave() {
    forgetAboard(table.code);
    session.leave();
  }

  const letIn = (name: string) => void ask('let-in', { name });

  return (
    <main class="waiting">
      <ArtSymbols />
      <header class="table-head">
        <h1 class="brand">
          <a href="/">{t('game.name')}</a>
        </h1>
        <span class="table-code">
          <span class="quiet">{t('table.code')}</span> <strong>{table.code}</strong>
        </span>
      </header>
      <section class="panel crew" aria-label={t('table.crew')}>
        <h2>
          {t('table.crew')} <span class="quiet">{`${table.chairs.size}/${table.settings.seats}`}</span>
        </h2>
        <ol class="chairs">
          {seats.map((seat) => (
            <Chair key={seat} {...{ seat, table, own }} onAsk={ask} />
          ))}
        </ol>
        {table.removed.length > 0 && <Removed names={table.removed} onLetIn={opens ? letIn : undefined} />}
        {opens && <KeptAway session={session} />}
        {opens && free.length > 0 && (
          <button
            type="button"
            class="small calm"
            onClick={async () => {
              for (const seat of free) await ask('set-chair', { seat, to: 'bot' });
            }}
          >
            {t('table.fillBots')}
          </button>
        )}
        {chair && (
          <ColourChoice table={table} own={chair.colour} onChoose={(colour) => ask('chair', { colour })} />
        )}
      </section>
      <Settings
        settings={table.settings}
        onChange={opens ? (settings) => ask('settings', settings) : undefined}
      />
      {table.series.matches > 0 && (
        <section class="panel">
          <SeriesTable series={table.series} />
        </section>
      )}
      <Invitation link={`${location.origin}${location.pathname}`} />
      <footer class="waiting-foot">
        <p class="refusal" role="alert">
          {refusal.value && refusalText(refusal.value)}
        </p>
        {table.series.calledBy && (
          <p role="status">{t('table.calledAgain', { who: table.series.calledBy })}</p>
        )}
        {unopened.length > 0 && (
          <p class="refusal" role="status">
            {t('table.unopened', { who: unopened.map(({ name }) => name).join(', ') })}
          </p>
        )}
        {missing.kind === 'nothing' && <FourWords table={table} />}
        <StartLine {...{ table, missing, own }} />
        {/* From here on one waits for others: the moment to ask whether one wants to be called. */}
        {chair?.ready && <NoticeSwitch />}
        <div class="row">
          {chair && (
            <button
              type="button"
              class={chair.ready ? 'calm' : 'act'}
              onClick={() => answered(session.setReady(!chair.ready))}
            >
              {t(chair.ready ? 'table.notReady' : 'table.beReady')}
            </button>
          )}
          {opens && (
            <button
              type="button"
              class="act"
              disabled={missing.kind !== 'nothing'}
              onClick={() => ask('start', {})}
            >
              {t('table.start')}
            </button>
          )}
          <button type="button" class="bare" onClick={leave}>
            {t('table.leave')}
          </button>
        </div>
      </footer>
    </main>
  );
}
