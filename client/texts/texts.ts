import i18next from 'i18next';
import { NAME_LENGTH } from '#shared/wire/player-name.ts';
import type { Refusal } from '#shared/wire/refusal.ts';
import { en } from './en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
  }
}

await i18next.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  interpolation: { escapeValue: false },
});

export const t = i18next.t;

export const refusalText = (refusal: Refusal | 'removed'): string =>
  t(`refusal.${refusal}`, { length: NAME_LENGTH });
