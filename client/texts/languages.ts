import type { FirstTexts, Forms, Texts } from './wording/all-texts.ts';
import type { PrivacyText } from './wording/privacy.ts';
import type { RuleBook } from './wording/rule-book.ts';

interface Language {
  /** In its own words: who looks for it reads no other. */
  readonly name: string;
  /** What the entrance says. */
  readonly first: () => Promise<{ readonly first: FirstTexts; readonly forms: Forms }>;
  readonly load: () => Promise<{ readonly texts: Texts; readonly forms: Forms }>;
  readonly rules: () => Promise<{ readonly rules: RuleBook }>;
  readonly privacy: () => Promise<{ readonly privacy: PrivacyText }>;
}

/** A language is a folder and a line here. Each comes for itself, so that nobody waits for words he does not read. */
export const LANGUAGES = {
  en: {
    name: 'English',
    first: () => import('./en/first.ts'),
    load: () => import('./en/index.ts'),
    rules: () => import('./en/rules/index.ts'),
    privacy: () => import('./en/privacy.ts'),
  },
  fr: {
    name: 'Français',
    first: () => import('./fr/first.ts'),
    load: () => import('./fr/index.ts'),
    rules: () => import('./fr/rules/index.ts'),
    privacy: () => import('./fr/privacy.ts'),
  },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];

export const isLanguageCode = (code: unknown): code is LanguageCode =>
  LANGUAGE_CODES.some((each) => each === code);

/** The first of the wanted languages that is spoken here: `fr-CA` is French. */
export function firstSpoken(wanted: readonly string[]): LanguageCode {
  for (const each of wanted) {
    const [base] = each.toLowerCase().split('-');
    const spoken = LANGUAGE_CODES.find((code) => code === base);
    if (spoken) return spoken;
  }
  return 'en';
}
