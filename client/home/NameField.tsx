import type { Signal } from '@preact/signals';
import { t } from '#client/texts/texts.ts';

export function NameField({ name }: { name: Signal<string> }) {
  return (
    <label class="field">
      <span>{t('name.label')}</span>
      <input
        value={name.value}
        placeholder={t('name.hint')}
        autocomplete="nickname"
        spellcheck={false}
        onInput={(event) => {
          name.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}
