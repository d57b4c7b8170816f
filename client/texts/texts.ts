import i18next from 'i18next';
import { NAME_LENGTH } from '#shared/wire/player-name.ts';
import type { Refusal } from '#shared/wire/refusal.ts';
import { language } from './first-texts.ts';
import { LANGUAGES } from './languages.ts';

const { texts } = await LANGUAGES[language].load();

i18next.addResourceBundle(language, 'translation', texts);

export const t = i18next.t;

/** Cleo and Dmitri, Cleo et Dmitri. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(i18next.language).format(names);

export const refusalText = (refusal: Refusal): string => t(`refusal.${refusal}`, { length: NAME_LENGTH });
