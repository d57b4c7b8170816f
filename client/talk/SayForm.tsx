import './talk.css';
import { type Signal, useSignal } from '@preact/signals';
import { keepDraft, recallDraft } from '#client/device/tab-memory.ts';
import type { Session, Table } from '#client/table/session.ts';
import { refusalText, t } from '#client/texts/texts.ts';
import type { View } from '#shared/play/index.ts';
import type { LedgerEntry } from '#shared/talk/index.ts';
import type { Refusal } from '#shared/wire/refusal.ts';
import { type Say, TALK_LENGTH } from '#shared/wire/talk.ts';
import { ownChannel } from './audible-talk.ts';
import { Composer } from './Composer.tsx';
import { topicsOf } from './composing.ts';
import { factsSeen } from './public-talk.ts';

interface SayFormProps {
  readonly session: Session;
  readonly table: Table;
  readonly view: View;
  /** What was claimed so far. */
  readonly ledger: readonly LedgerEntry[];
  /** Whether the claims are open, for whoever opens them from elsewhere. */
  readonly choosing: Signal<boolean>;
}

/** A way to say something, by choosing it or, where the table allows it, in own words. */
export function SayForm({ session, table, view, ledger, choosing }: SayFormProps) {
  const text = useSignal(recallDraft(table.code));
  const refusal = useSignal<Refusal | undefined>(undefined);
  const channel = ownChannel(view);
  const isFree = table.settings.freeText !== false;

  function type(next: string) {
    text.value = next;
    keepDraft(table.code, next);
  }

  async function speak(say: Say) {
    const answer = await session.request('say', say);
    refusal.value = answer.ok ? undefined : answer.reason;
    if (answer.ok && say.kind === 'chat') type('');
    if (answer.ok) choosing.value = false;
  }

  return (
    <section class="talk" aria-label={t('play.talk')}>
      {channel !== 'table' && (
        <p class="quiet talk-channel">{t(channel === 'dead' ? 'talk.onlyDead' : 'talk.onlyWatching')}</p>
      )}
      {choosing.value && (
        <Composer
          topics={topicsOf(view, factsSeen(session.seen.value), ledger)}
          onSay={(claim) => speak({ kind: 'claim', claim })}
        />
      )}
      <form
        class={isFree ? 'talk-form' : 'talk-form is-claims-only'}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.value.trim()) void speak({ kind: 'chat', text: text.value });
        }}
      >
        <button
          type="button"
          class="small calm"
          aria-expanded={choosing.value}
          onClick={() => {
            choosing.value = !choosing.value;
          }}
        >
          {t(choosing.value ? 'talk.noClaims' : 'talk.claims')}
        </button>
        {isFree && (
          <>
            <input
              value={text.value}
              maxLength={TALK_LENGTH}
              aria-label={t('talk.message')}
              placeholder={t('talk.message')}
              autocomplete="off"
              enterkeyhint="send"
              onInput={(event) => type(event.currentTarget.value)}
            />
            <button type="submit" class="small act">
              {t('talk.say')}
            </button>
          </>
        )}
      </form>
      <p class="refusal" role="alert">
        {refusal.value && refusalText(refusal.value)}
      </p>
    </section>
  );
}
