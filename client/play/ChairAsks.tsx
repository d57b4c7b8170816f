import { useSignal } from '@preact/signals';
import { keepName, recallName } from '#client/device/memory.ts';
import type { Session, Table } from '#client/table/session.ts';
import { refusalText, t } from '#client/texts/texts.ts';
import type { View } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { readName } from '#shared/wire/player-name.ts';
import type { Refusal } from '#shared/wire/refusal.ts';

interface ChairAsksProps {
  readonly session: Session;
  readonly table: Table;
  readonly view: View;
}

/** D6: chairs that change hands in the middle of a match: who watches asks, who lives agrees. */
export function ChairAsks(props: ChairAsksProps) {
  const { session, table, view } = props;
  if (table.phase !== 'playing' || view.ending) return null;
  const own = session.own.value;
  // Who sees a player's cards gets no chair.
  if (own === 'watching' && session.eyes && 'hand' in session.eyes.value) return null;
  if (own === 'watching') return <AskForChair {...props} />;
  if (own === undefined || view.seats[own]?.eliminated) return null;
  return <AnswerAsks {...props} own={own} />;
}

function AnswerAsks({ session, table, view, own }: ChairAsksProps & { own: SeatId }) {
  return (
    <>
      {table.asks.map(({ id, seat, name, agreed }) => {
        const answer = (wanted: boolean) => () =>
          void session.request('answer-ask', { ask: id, agreed: wanted });
        const chair = view.seats[seat]?.name ?? '';
        return (
          <div key={id} class="stage-bar" role="status">
            <span>
              {t('around.asksChair', { who: name, chair })}{' '}
              <span class="quiet">{t('around.asksChairHint')}</span>
            </span>
            {agreed.includes(own) ? (
              <span class="quiet">{t('screen.voteAgreed')}</span>
            ) : (
              <button type="button" class="small act" onClick={answer(true)}>
                {t('around.pauseAgree')}
              </button>
            )}
            <button type="button" class="small bare" onClick={answer(false)}>
              {t('around.refuseChair')}
            </button>
          </div>
        );
      })}
    </>
  );
}

/** A chair, and a name to sit in it with. */
function AskForChair({ session, table, view }: ChairAsksProps) {
  const chosen = useSignal<SeatId | undefined>(undefined);
  const name = useSignal(recallName());
  const refusal = useSignal<Refusal | undefined>(undefined);
  const asked = useSignal('');
  const bots = view.seats.filter(({ id, eliminated }) => !eliminated && table.chairs.get(id)?.kind === 'bot');
  const mine = table.asks.find((ask) => ask.name === asked.value);
  if (bots.length === 0) return null;
  if (mine) {
    const chair = view.seats[mine.seat]?.name ?? '';
    return (
      <p class="stage-bar" role="status">
        {t('around.chairAsked', { chair })}
      </p>
    );
  }
  const seat = chosen.value ?? bots[0]?.id ?? 0;
  async function ask(event: SubmitEvent) {
    event.preventDefault();
    const reading = readName(name.value);
    const answer = reading.ok ? await session.request('ask-chair', { seat, name: reading.name }) : reading;
    refusal.value = answer.ok ? undefined : answer.reason;
    if (!answer.ok || !reading.ok) return;
    keepName(reading.name);
    asked.value = reading.name;
  }
  return (
    <details class="stage-bar chair-ask">
      <summary>{t('around.botsChair')}</summary>
      <form noValidate onSubmit={ask}>
        <label>
          {t('around.takeChair')}{' '}
          <select
            value={seat}
            onChange={({ currentTarget }) => {
              chosen.value = bots.find(({ id }) => String(id) === currentTarget.value)?.id;
            }}
          >
            {bots.map((bot) => (
              <option key={bot.id} value={bot.id}>
                {bot.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="unseen">{t('name.label')}</span>
          <input
            value={name.value}
            placeholder={t('name.hint')}
            autocomplete="nickname"
            spellcheck={false}
            onInput={({ currentTarget }) => {
              name.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="small calm">
          {t('around.askChair')}
        </button>
        {refusal.value && (
          <span class="refusal" role="alert">
            {refusalText(refusal.value)}
          </span>
        )}
      </form>
    </details>
  );
}
