import i18next from 'i18next';
import { keepLanguage, wantedLanguages } from '#client/device/language.ts';
import { NAME_LENGTH } from '#shared/wire/player-name.ts';
import type { Refusal } from '#shared/wire/refusal.ts';
import type { en } from './en/index.ts';
import { firstSpoken, LANGUAGES, type LanguageCode } from './languages.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
  }
}

/** What this page is written in. */
export const language = firstSpoken(wantedLanguages());
if (typeof document !== 'undefined') document.documentElement.lang = language;

const { texts, forms } = await LANGUAGES[language].load();

await i18next.init({
  lng: language,
  // Every language has all of them: it does not compile otherwise.
  fallbackLng: false,
  resources: { [language]: { translation: texts } },
  interpolation: { escapeValue: false },
});

for (const [name, form] of Object.entries(forms)) i18next.services.formatter?.add(name, form);

export const t = i18next.t;

/** Cleo and Dmitri, Cleo et Dmitri. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(i18next.language).format(names);

export const refusalText = (refusal: Refusal): string => t(`refusal.${refusal}`, { length: NAME_LENGTH });

/** The page begins again in the other language. All that matters here outlives that: seat, place in the story, draft. */
export function changeLanguage(next: LanguageCode): void {
  keepLanguage(next);
  location.reload();
}
