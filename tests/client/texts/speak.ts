import i18next from 'i18next';
import { forms, texts } from '#client/texts/fr/index.ts';
// The words come first: they are made in English.
import '#client/texts/texts.ts';

/** From here on everything is said in French, as on a page of that language. */
export async function speakFrench(): Promise<void> {
  i18next.addResourceBundle('fr', 'translation', texts);
  for (const [name, form] of Object.entries(forms)) i18next.services.formatter?.add(name, form);
  await i18next.changeLanguage('fr');
}

/** Other files are read in the same world. */
export async function speakEnglish(): Promise<void> {
  await i18next.changeLanguage('en');
  i18next.removeResourceBundle('fr', 'translation');
}
