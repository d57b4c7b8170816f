import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { refusalText, t } from '#client/texts/texts.ts';
import type { Refusal } from '#shared/wire/refusal.ts';

interface NameFieldProps {
  readonly name: Signal<string>;
  /** Why this name will not do. */
  readonly refusal: Refusal | undefined;
}

export function NameField({ name, refusal }: NameFieldProps) {
  const why = useId();
  return (
    <div class="answered">
      <label class="field">
        <span>{t('name.label')}</span>
        <input
          value={name.value}
          placeholder={t('name.hint')}
          autocomplete="nickname"
          spellcheck={false}
          aria-invalid={refusal !== undefined}
          aria-describedby={why}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <p id={why} class="refusal" role="alert">
        {refusal && refusalText(refusal)}
      </p>
    </div>
  );
}
