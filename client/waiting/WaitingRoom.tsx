import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { randomPart } from '#client/device/memory.ts';
import type { Session, Table } from '#client/table/session.ts';
import { refusalText, t } from '#client/texts/texts.ts';
import { MIN_PLAYERS, SEAT_IDS } from '#shared/vocabulary/index.ts';
import type { Refusal } from '#shared/wire/refusal.ts';
import type { Requests } from '#shared/wire/table.ts';
import { Chair } from './Chair.tsx';
import { ColourChoice } from './ColourChoice.tsx';
import { Invitation } from './Invitation.tsx';
import { Settings } from './Settings.tsx';
import { startAtOnce, wantsToStartAtOnce } from './start-at-once.ts';

/** Before the match: who sits where, under which rules, and who is ready. */
export function WaitingRoom({ session, table }: { session: Session; table: Table }) {
  const refusal = useSignal<Refusal | undefined>(undefined);
  const own = session.own.value;
  const chair = own === undefined || own === 'watching' ? undefined : table.chairs.get(own);
  const opens = own === table.opener;
  const seats = SEAT_IDS.slice(0, table.settings.seats);
  const free = seats.filter((seat) => !table.chairs.has(seat));
  const openerName = table.chairs.get(table.opener)?.name ?? '';
  const canStart = table.chairs.size >= MIN_PLAYERS && [...table.chairs.values()].every(({ ready }) => ready);

  useEffect(() => {
    document.title = `${table.code} · ${t('game.name')}`;
  }, [table.code]);
  useEffect(() => {
    if (opens && wantsToStartAtOnce()) void startAtOnce(session, table);
  }, [opens, session, table]);

  async function ask<Type extends keyof Requests>(type: Type, message: Requests[Type]) {
    const answer = await session.request(type, message);
    refusal.value = answer.ok ? undefined : answer.reason;
  }

  return (
    <main class="waiting">
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
      <Invitation link={`${location.origin}${location.pathname}`} />
      <footer class="waiting-foot">
        <p class="refusal" role="alert">
          {refusal.value && refusalText(refusal.value)}
        </p>
        <p class="quiet">{t('table.startNeeds', { who: openerName })}</p>
        <div class="row">
          {chair && (
            <button
              type="button"
              class={chair.ready ? 'calm' : 'act'}
              onClick={() =>
                ask('ready', chair.ready ? { ready: false } : { ready: true, part: randomPart() })
              }
            >
              {t(chair.ready ? 'table.notReady' : 'table.beReady')}
            </button>
          )}
          {opens && (
            <button type="button" class="act" disabled={!canStart} onClick={() => ask('start', {})}>
              {t('table.start')}
            </button>
          )}
          <button type="button" class="bare" onClick={session.leave}>
            {t('table.leave')}
          </button>
        </div>
      </footer>
    </main>
  );
}
