import { useEffect, useRef } from 'preact/hooks';
import { refusalText, t } from '#client/texts/texts.ts';
import { commandText } from '#client/words/commands.ts';
import type { SeatCommand, SeatView } from '#shared/play/index.ts';
import type { Acting } from './acting.ts';
import { Choices } from './Choices.tsx';
import { asksOnce } from './irreversible.ts';
import { Kinds } from './Kinds.tsx';
import { Rule } from './Rule.tsx';

/** Every legal command can be reached from here, by keyboard and screen reader too. */
export function Actions({ view, acting }: { view: SeatView; acting: Acting }) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = acting.asked.value ? 'asked' : acting.choices.value.length > 0 ? 'choices' : 'kinds';
  const last = useRef(stage);
  // The button that was pressed is gone: whoever chose by keyboard goes on where the next question is.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (stage !== last.current && isLost) {
      frame.current?.querySelector<HTMLElement>('.choice, .sure .calm')?.focus({ preventScroll: true });
    }
    last.current = stage;
  }, [stage]);

  return (
    <section class="actions" aria-label={t('play.actions')}>
      <div ref={frame} class="actions-frame" aria-busy={acting.sending.value}>
        {acting.asked.value ? (
          <Sure view={view} command={acting.asked.value} acting={acting} />
        ) : acting.choices.value.length > 0 ? (
          <Choices view={view} acting={acting} />
        ) : (
          <Kinds view={view} acting={acting} />
        )}
      </div>
      <p class="refusal" role="alert">
        {acting.refused.value && refusalText(acting.refused.value.reason)}{' '}
        {acting.refused.value?.rule && <Rule rule={acting.refused.value.rule} />}
      </p>
    </section>
  );
}

function Sure({ view, command, acting }: { view: SeatView; command: SeatCommand; acting: Acting }) {
  const kind = asksOnce(view, command) ?? 'end-turn';
  return (
    <div class="sure" role="alertdialog" aria-label={t(`sure.${kind}`, { ap: view.turn?.ap ?? 0 })}>
      <p>
        <strong>{t(`sure.${kind}`, { ap: view.turn?.ap ?? 0 })}</strong>
        {kind !== 'end-turn' && <span class="quiet"> {commandText(view, command)}</span>}
      </p>
      <div class="row">
        <button type="button" class="act" disabled={acting.sending.value} onClick={acting.confirm}>
          {t('sure.yes')}
        </button>
        <button type="button" class="calm" onClick={acting.clear}>
          {t('sure.no')}
        </button>
      </div>
    </div>
  );
}
