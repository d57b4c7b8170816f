import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { keepName, recallName } from '#client/device/memory.ts';
import { NameField } from '#client/home/NameField.tsx';
import { refusalText, t } from '#client/texts/texts.ts';
import { readName } from '#shared/wire/player-name.ts';
import type { Refusal } from '#shared/wire/refusal.ts';

interface DoorProps {
  readonly code: string;
  readonly refusal: Refusal | undefined;
  readonly onName: (name: string, watch: boolean) => void;
}

/** Who are you? Nobody enters without a name, and a full table can still be watched. */
export function Door({ code, refusal: first, onName }: DoorProps) {
  const name = useSignal(recallName());
  const refusal = useSignal(first);
  const enter = (watch: boolean) => {
    const reading = readName(name.value);
    if (!reading.ok) {
      refusal.value = reading.reason;
      return;
    }
    keepName(reading.name);
    onName(reading.name, watch);
  };
  return (
    <Notice code={code}>
      <form
        class="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          enter(false);
        }}
      >
        <NameField name={name} />
        <button type="submit" class="act">
          {t('table.sitDown')}
        </button>
        <button type="button" class="calm" onClick={() => enter(true)}>
          {t('table.watch')}
        </button>
        <p class="refusal" role="alert">
          {refusal.value && refusalText(refusal.value)}
        </p>
      </form>
    </Notice>
  );
}

export function Notice(props: { code: string; text?: string; children?: ComponentChildren }) {
  return (
    <main class="notice">
      <section class="panel stack">
        <h1>{t('table.title', { code: props.code })}</h1>
        {props.text && <p role="status">{props.text}</p>}
        {props.children}
      </section>
    </main>
  );
}
