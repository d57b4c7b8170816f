import { isRuleNumber, type RuleNumber } from '#shared/vocabulary/index.ts';

/** A piece of a rule's text: words, or the number of another rule. */
type TextPart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'rule'; readonly rule: RuleNumber };

const NUMBER = /\b([A-Z]\d{1,2})\b/;

/** A text cut where it names a rule. */
export function citedParts(text: string): readonly TextPart[] {
  // Split by a pattern with a group: what it found stands at the odd places.
  return text.split(NUMBER).flatMap((piece): readonly TextPart[] => {
    if (isRuleNumber(piece)) return [{ kind: 'rule', rule: piece }];
    return piece === '' ? [] : [{ kind: 'words', text: piece }];
  });
}
