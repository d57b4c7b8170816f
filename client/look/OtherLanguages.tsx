import { changeLanguage, language } from '#client/texts/first-texts.ts';
import { LANGUAGE_CODES, LANGUAGES } from '#client/texts/languages.ts';

/** The languages this page is not written in, each in its own words. */
export function OtherLanguages({ onChange }: { onChange?: () => void }) {
  return LANGUAGE_CODES.filter((code) => code !== language).map((code) => (
    <button
      key={code}
      type="button"
      class="small bare"
      lang={code}
      onClick={() => {
        onChange?.();
        changeLanguage(code);
      }}
    >
      {LANGUAGES[code].name}
    </button>
  ));
}
