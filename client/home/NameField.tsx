import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { t } from '#client/texts/first-texts.ts';

interface NameFieldProps {
  readonly name: Signal<string>;
  /** Why this name will not do. */
  readonly refusal: string | undefined;
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
        {refusal}
      </p>
    </div>
  );
}
