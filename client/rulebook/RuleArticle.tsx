import './rulebook.css';
import { RULE_LINKS } from '#client/texts/rule-links.ts';
import { type RuleBook, ruleText } from '#client/texts/wording/rule-book.ts';
import type { RuleNumber } from '#shared/vocabulary/index.ts';
import { Cited, type Citing } from './Cited.tsx';
import { RuleList } from './RuleLists.tsx';
import { RulePictures } from './RulePictures.tsx';

interface RuleArticleProps extends Citing {
  readonly book: RuleBook;
  readonly rule: RuleNumber;
  /** Under the heading of a chapter, or by itself. */
  readonly heading: 'h2' | 'h3';
}

/** One rule in full, with its pictures and those it leads to; wherever a rule is read, this shows it. */
export function RuleArticle({ book, rule, heading: Heading, ...citing }: RuleArticleProps) {
  const { title, summary, text, ruling } = ruleText(book, rule);
  return (
    <article class="rule-article" aria-labelledby={`title-${rule}`}>
      <Heading id={`title-${rule}`}>
        <span class="rule-number">{rule}</span> <Cited text={title} {...citing} />
      </Heading>
      <div class="rule-words">
        <p class="rule-text rule-summary">
          <Cited text={summary} {...citing} />
        </p>
        {text.map((paragraph) => (
          <p key={paragraph} class="rule-text">
            <Cited text={paragraph} {...citing} />
          </p>
        ))}
        {ruling && (
          <p class="rule-text rule-ruling">
            <strong>{book.words.ruling}</strong> <Cited text={ruling} {...citing} />
          </p>
        )}
        <p class="rule-links">
          <span class="quiet">{book.words.see}</span>
          {RULE_LINKS[rule].map((link) => (
            <span key={link}>{citing.cite(link)}</span>
          ))}
        </p>
      </div>
      <RulePictures {...{ rule, words: book.words }} />
      <RuleList {...{ book, rule, ...citing }} />
    </article>
  );
}
