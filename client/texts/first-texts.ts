import i18next from 'i18next';
import { keepLanguage, wantedLanguages } from '#client/device/language.ts';
import { NAME_LENGTH } from '#shared/wire/player-name.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import type { first as words } from './en/first.ts';
import type { en } from './en/index.ts';
import { firstSpoken, LANGUAGES, type LanguageCode } from './languages.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en; first: typeof words };
  }
}

/** What this page is written in. */
export const language = firstSpoken(wantedLanguages());
if (typeof document !== 'undefined') document.documentElement.lang = language;

const { first, forms } = await LANGUAGES[language].first();

await i18next.init({
  lng: language,
  // Every language has all of them: it does not compile otherwise.
  fallbackLng: false,
  resources: { [language]: { first } },
  interpolation: { escapeValue: false },
});

for (const [name, form] of Object.entries(forms)) i18next.services.formatter?.add(name, form);

/** What the entrance needs, and no more: a slow line brings nothing else before it can be used. */
export const t = i18next.getFixedT(language, 'first');

export const refusalText = (refusal: TableRefusal): string =>
  t(`refusal.${refusal}`, { length: NAME_LENGTH });

/** The page begins again in the other language. All that matters here outlives that: seat, place in the story, draft. */
export function changeLanguage(next: LanguageCode): void {
  keepLanguage(next);
  location.reload();
}
