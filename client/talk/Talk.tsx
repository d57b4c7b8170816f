import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { keepDraft, recallDraft } from '#client/device/tab-memory.ts';
import { Emblem } from '#client/look/Icon.tsx';
import type { Session, Table } from '#client/table/session.ts';
import { refusalText, t } from '#client/texts/texts.ts';
import { sayText } from '#client/words/said.ts';
import type { View } from '#shared/play/index.ts';
import type { Refusal } from '#shared/wire/refusal.ts';
import { type Said, type Say, TALK_LENGTH } from '#shared/wire/talk.ts';
import { heardAt, ownChannel } from './listening.ts';
import { Phrases } from './Phrases.tsx';

interface TalkProps {
  readonly session: Session;
  readonly table: Table;
  readonly view: View;
}

/** What is said at the table, and a way to say something. */
export function Talk({ session, table, view }: TalkProps) {
  const text = useSignal(recallDraft(table.code));
  const choosing = useSignal(false);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const channel = ownChannel(view);

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
      <header class="panel-head">
        <h2>{t('play.talk')}</h2>
        {channel !== 'table' && (
          <p class="quiet">{t(channel === 'dead' ? 'talk.onlyDead' : 'talk.onlyWatching')}</p>
        )}
      </header>
      {choosing.value ? (
        <Phrases table={table} view={view} onSay={speak} />
      ) : (
        <Messages said={heardAt(table, session.said.value)} table={table} own={session.own.value} />
      )}
      <form
        class="talk-form"
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
          {t(choosing.value ? 'talk.noPhrases' : 'talk.phrases')}
        </button>
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
      </form>
      <p class="refusal" role="alert">
        {refusal.value && refusalText(refusal.value)}
      </p>
    </section>
  );
}

interface MessagesProps {
  readonly said: readonly Said[];
  readonly table: Table;
  readonly own: Session['own']['value'];
}

function Messages({ said, table, own }: MessagesProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.scrollTo({ top: frame.current.scrollHeight }), [said.length]);
  return (
    <div ref={frame} class="messages" role="log" aria-live="polite" aria-label={t('play.talk')}>
      {said.length === 0 && <p class="quiet">{t('talk.empty')}</p>}
      <ol>
        {said.map((each, i) => (
          <Message key={i} said={each} table={table} isOwn={each.from === own} />
        ))}
      </ol>
    </div>
  );
}

function Message({ said, table, isOwn }: { said: Said; table: Table; isOwn: boolean }) {
  const { channel, from, say } = said;
  const chair = typeof from === 'number' ? table.chairs.get(from) : undefined;
  const name = chair?.name ?? t('talk.watcher');
  return (
    <li class={`message ${isOwn ? 'own' : ''} in-${channel}`}>
      {chair && <Emblem colour={chair.colour} />}
      <p>
        <strong>{isOwn ? t('talk.you') : name}</strong>{' '}
        {channel !== 'table' && <span class="quiet">{t(`talk.${channel}`)} </span>}
        {sayText(say, (seat) => table.chairs.get(seat)?.name ?? '')}
      </p>
    </li>
  );
}
