import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRuleBook } from '#client/rulebook/use-rule-book.ts';
import { type BookPlace, type OpenedAt, WholeBook } from '#client/rulebook/WholeBook.tsx';
import { t } from '#client/texts/texts.ts';
import { isRuleNumber, type RuleNumber } from '#shared/vocabulary/index.ts';

/** The whole rule book over the match, opened at a rule. */
export function BookSheet({ opensAt }: { opensAt?: RuleNumber }) {
  const book = useRuleBook().value;
  const typed = useSignal('');
  const at = useSignal<OpenedAt | undefined>(opensAt && { place: opensAt });
  // The address belongs to the match: a place in the book is not in it.
  const link = (place: BookPlace, shown: ComponentChildren) => (
    <button
      type="button"
      class={isRuleNumber(place) ? 'rule' : 'small bare'}
      onClick={() => {
        at.value = { place };
      }}
    >
      {shown}
    </button>
  );
  return (
    <>
      <h2>{t('home.rules')}</h2>
      {book && <WholeBook {...{ book, typed, at, link }} />}
    </>
  );
}
