import { RuleArticle } from '#client/rulebook/RuleArticle.tsx';
import { useRuleBook } from '#client/rulebook/use-rule-book.ts';
import type { RuleNumber } from '#shared/vocabulary/index.ts';
import { Rule } from './Rule.tsx';

interface RuleSheetProps {
  readonly rule: RuleNumber;
  /** Opens the book at this rule. */
  readonly onWhole: () => void;
}

/** One rule over the match. Its numbers open others over it. */
export function RuleSheet({ rule, onWhole }: RuleSheetProps) {
  const book = useRuleBook().value;
  if (!book) return <h2>{rule}</h2>;
  return (
    <>
      <RuleArticle heading="h2" {...{ book, rule }} cite={(each) => <Rule rule={each} />} />
      <p>
        <button type="button" class="small calm" onClick={onWhole}>
          {book.words.whole}
        </button>
      </p>
    </>
  );
}
