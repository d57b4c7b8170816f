import './whole-book.css';
import { type Signal, useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { RuleBook } from '#client/texts/wording/rule-book.ts';
import { CHAPTERS, type Chapter, RULES, type RuleNumber } from '#shared/vocabulary/index.ts';
import type { Citing } from './Cited.tsx';
import { findRules, searchedWords } from './find-rules.ts';
import { QuickReference } from './QuickReference.tsx';
import { RuleArticle } from './RuleArticle.tsx';

/** A place in the book. */
export type BookPlace = RuleNumber | Chapter | 'reference';

/** Where the book was opened; another one each time, also at the same place. */
export interface OpenedAt {
  readonly place: BookPlace;
}

interface WholeBookProps {
  readonly book: RuleBook;
  readonly typed: Signal<string>;
  /** Where it is opened; whoever is led to another place writes it here. */
  readonly at: Signal<OpenedAt | undefined>;
  readonly link: (place: BookPlace, shown: ComponentChildren) => ComponentChildren;
  /** What stands under the heading of the quick reference. */
  readonly referenceActs?: ComponentChildren;
}

/** All rules by chapter and number, what of them was searched for, and the quick reference. */
export function WholeBook({ book, typed, at, link, referenceActs }: WholeBookProps) {
  const frame = useRef<HTMLDivElement>(null);
  const searched = useComputed(() => searchedWords(typed.value)).value;
  const found = searched.length > 0 ? findRules(book, searched) : undefined;
  const opened = at.value;
  useEffect(() => {
    if (!opened) return;
    const target = frame.current?.querySelector<HTMLElement>(`[id="${opened.place}"]`);
    // Somebody may be led to a rule that the search has hidden.
    if (!target) typed.value = '';
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [opened, typed.value === '']);
  const { words } = book;
  const cite: Citing['cite'] = (rule) => link(rule, rule);
  return (
    <div ref={frame} class="book">
      <div class="book-side">
        <search class="book-search">
          <label class="field">
            <span>{words.search}</span>
            <input
              type="search"
              value={typed.value}
              placeholder={words.searchHint}
              autocomplete="off"
              spellcheck={false}
              onInput={({ currentTarget }) => {
                at.value = undefined;
                typed.value = currentTarget.value;
              }}
            />
          </label>
          <p class="book-found" role="status">
            {found && found.length > 0 && `${words.found} ${found.length}`}
          </p>
        </search>
        <nav class="book-chapters" aria-label={words.chapters}>
          {link('reference', words.reference)}
          {CHAPTERS.map((chapter) => (
            <span key={chapter}>
              {link(
                chapter,
                <>
                  <b>{chapter}</b> {book.chapters[chapter].title}
                </>,
              )}
            </span>
          ))}
        </nav>
      </div>
      <div class="book-pages">
        {!found && (
          <section id="reference" class="book-reference" tabIndex={-1} aria-labelledby="title-reference">
            <header class="reference-head">
              <h2 id="title-reference">{words.reference}</h2>
              {referenceActs}
            </header>
            <QuickReference {...{ book, cite }} />
          </section>
        )}
        {found?.length === 0 && (
          <div class="book-nothing">
            <p>{words.notFound}</p>
            <button
              type="button"
              class="small calm"
              onClick={() => {
                typed.value = '';
              }}
            >
              {words.showAll}
            </button>
          </div>
        )}
        {CHAPTERS.map((chapter) => {
          const rules = RULES[chapter].filter((rule) => !found || found.includes(rule));
          if (rules.length === 0) return null;
          return (
            <section key={chapter} id={chapter} class="book-chapter" tabIndex={-1}>
              <header>
                <h2>
                  <span class="rule-number">{chapter}</span> {book.chapters[chapter].title}
                </h2>
                {!found && <p class="quiet">{book.chapters[chapter].intro}</p>}
              </header>
              {rules.map((rule) => (
                <div
                  key={rule}
                  id={rule}
                  class={`book-rule ${rule === opened?.place ? 'is-meant' : ''}`}
                  tabIndex={-1}
                >
                  <RuleArticle heading="h3" {...{ book, rule, cite, searched }} />
                </div>
              ))}
            </section>
          );
        })}
      </div>
    </div>
  );
}
