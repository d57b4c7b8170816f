import { type ComponentChild, Fragment } from 'preact';
import type { RuleNumber } from '#shared/vocabulary/index.ts';
import { citedParts } from './cited-parts.ts';
import { markFound } from './find-rules.ts';

/** How a text of the book is shown: where the numbers in it lead, and which words were searched for. */
export interface Citing {
  readonly cite: (rule: RuleNumber) => ComponentChild;
  readonly searched?: readonly string[];
}

/** A text of the book; every number in it leads to its rule. */
export function Cited({ text, cite, searched = [] }: { text: string } & Citing) {
  return citedParts(text).map((part, i) => (
    <Fragment key={i}>
      {part.kind === 'rule' ? cite(part.rule) : <Marked text={part.text} searched={searched} />}
    </Fragment>
  ));
}

function Marked({ text, searched }: { text: string; searched: readonly string[] }) {
  return markFound(text, searched).map((part, i) =>
    part.isFound ? <mark key={i}>{part.text}</mark> : part.text,
  );
}
