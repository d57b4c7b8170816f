import { useSignal } from '@preact/signals';
import { keepBlock } from '#client/device/blocks.ts';
import type { Chair, Session, Table } from '#client/table/session.ts';
import { refusalText, t } from '#client/texts/texts.ts';
import { awaitedSeats, type View } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Answer } from '#shared/wire/table.ts';
import { REPORT_REASONS, SUSPICIONS } from '#shared/wire/talk.ts';
import { ownChannel } from './audible-talk.ts';
import { isMuted, setMuted } from './muted.ts';

interface AboutPlayerProps {
  readonly session: Session;
  readonly table: Table;
  readonly view: View;
  readonly seat: SeatId;
  readonly chair: Chair;
}

/** What one can think of another player, say of him, and do about him. */
export function AboutPlayer({ session, table, view, seat, chair }: AboutPlayerProps) {
  // What was answered is over once another plays in that chair.
  const note = useSignal({ text: '', kind: chair.kind });
  const own = session.own.value;
  const mark = session.marks.value[seat];
  const accuses = typeof own === 'number' && chair.accusedBy.includes(own);
  const muted = isMuted(table.code, chair.name);
  const isPerson = chair.kind === 'person';
  const canReplace = isPerson && chair.present && awaitedSeats(view).includes(seat);

  async function tell(asked: Promise<Answer>, done = '') {
    const answer = await asked;
    note.value = { text: answer.ok ? done : refusalText(answer.reason), kind: chair.kind };
  }

  /** The list is on this device: its next tables are told. */
  async function keepAway() {
    const answer = await session.request('block', { seat });
    if (answer.ok && answer.device) keepBlock({ name: chair.name, device: answer.device });
    await tell(Promise.resolve(answer), t('talk.keptAway', { who: chair.name }));
  }

  return (
    <section class="about" aria-label={t('talk.about', { who: chair.name })}>
      <div class="about-body">
        {own !== 'watching' && !view.ending && (
          <fieldset class="suspicion">
            <legend class="quiet">{t('talk.think')}</legend>
            {SUSPICIONS.map((as) => (
              <button
                key={as}
                type="button"
                class={`chip is-${as}`}
                aria-pressed={mark === as}
                onClick={() => tell(session.mark({ seat, as: mark === as ? null : as }))}
              >
                {t(`suspicion.${as}`)}
              </button>
            ))}
          </fieldset>
        )}
        {ownChannel(view) === 'table' && !view.ending && (
          <button
            type="button"
            class="chip accuse"
            aria-pressed={accuses}
            onClick={() => tell(session.request('accuse', { seat, stands: !accuses }))}
          >
            {t('talk.accuse')}
          </button>
        )}
        {isPerson && (
          <button type="button" class="chip" onClick={() => setMuted(table.code, chair.name, !muted)}>
            {t(muted ? 'talk.unmute' : 'talk.mute')}
          </button>
        )}
        {isPerson && own === table.opener && (
          <button
            type="button"
            class="chip"
            onClick={() => tell(session.request('silence', { seat, silent: !chair.silenced }))}
          >
            {t(chair.silenced ? 'talk.unsilence' : 'talk.silence')}
          </button>
        )}
        {isPerson && typeof own === 'number' && (
          <label class="chip report">
            {t('talk.report')}{' '}
            <select
              value=""
              onChange={({ currentTarget }) => {
                const reason = REPORT_REASONS.find((each) => each === currentTarget.value);
                currentTarget.value = '';
                if (reason) void tell(session.request('report', { seat, reason }), t('talk.reported'));
              }}
            >
              <option value="">…</option>
              {REPORT_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {t(`talk.reportFor.${reason}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        {isPerson && typeof own === 'number' && own !== seat && !session.isLocal && (
          <button type="button" class="chip" onClick={() => void keepAway()}>
            {t('talk.keepAway')}
          </button>
        )}
        {canReplace && ownChannel(view) === 'table' && (
          <button
            type="button"
            class="chip"
            onClick={() => tell(session.request('replace', { seat }), t('talk.replaceAsked'))}
          >
            {t('talk.replace')}
          </button>
        )}
        <p class="quiet" role="status">
          {note.value.kind === chair.kind && note.value.text}
        </p>
      </div>
    </section>
  );
}
