import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '#client/texts/first-texts.ts';
import { LANGUAGES } from '#client/texts/languages.ts';
import type { RuleBook } from '#client/texts/wording/rule-book.ts';

/** The rules in the language of the page. The book comes when somebody opens it. */
export function useRuleBook(): ReadonlySignal<RuleBook | undefined> {
  const book = useSignal<RuleBook | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    void LANGUAGES[language].rules().then(({ rules }) => {
      if (!isGone) book.value = rules;
    });
    return () => {
      isGone = true;
    };
  }, [book]);
  return book;
}
