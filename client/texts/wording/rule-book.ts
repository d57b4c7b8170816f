import type { Chapter, LocationKind, RuleNumber, RuleOf, SearchCardKind } from '#shared/vocabulary/index.ts';
import { chapterOf } from '#shared/vocabulary/index.ts';

/** One rule in the words of one language. */
export interface RuleText {
  readonly title: string;
  /** What a player needs in one breath. */
  readonly summary: string;
  /** The whole rule; one paragraph, one point. */
  readonly text: readonly string[];
  /** What the printed game leaves open or contradicts, and how it is settled here. Part of the rule. */
  readonly ruling?: string;
}

export interface ChapterText<C extends Chapter> {
  readonly title: string;
  readonly intro: string;
  readonly rules: Record<RuleOf<C>, RuleText>;
}

/** All rules in one language. Figures that the catalogues of cards and locations hold are not said again. */
export interface RuleBook {
  readonly chapters: { readonly [C in Chapter]: ChapterText<C> };
  /** C4: what each search card is for; how many there are is in the catalogue. */
  readonly cards: Record<SearchCardKind, string>;
  /** C5: what each kind of location is; its doorways are in the catalogue. */
  readonly locations: Record<LocationKind, string>;
  /** The few words a rule book needs around the rules. */
  readonly words: BookWords;
}

interface BookWords {
  readonly ruling: string;
  readonly see: string;
  /** For a terminal: its list of locations has signs for edges. */
  readonly edges: string;
  readonly chapters: string;
  readonly search: string;
  readonly searchHint: string;
  readonly found: string;
  readonly notFound: string;
  readonly showAll: string;
  readonly whole: string;
  readonly print: string;
  readonly printReference: string;
  readonly reference: string;
  readonly turn: string;
  readonly health: string;
  readonly actions: string;
  readonly meeting: string;
  readonly items: string;
  readonly endings: string;
  readonly fits: string;
  readonly fitsNot: string;
  readonly doorsOpen: string;
  readonly scanned: string;
}

export function ruleText(book: RuleBook, rule: RuleNumber): RuleText {
  const rules: Partial<Record<RuleNumber, RuleText>> = book.chapters[chapterOf(rule)].rules;
  const text = rules[rule];
  if (!text) throw new RangeError(`rule ${rule} has no text`);
  return text;
}
