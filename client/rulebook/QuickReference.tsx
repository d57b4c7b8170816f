import './reference.css';
import type { ComponentChildren } from 'preact';
import { VERB_ICONS } from '#client/art/verb-icons.ts';
import { Icon } from '#client/look/Icon.tsx';
import { t } from '#client/texts/texts.ts';
import { type RuleBook, ruleText } from '#client/texts/wording/rule-book.ts';
import { type RuleNumber, SEARCH_CARD_KINDS, SEARCH_CARDS } from '#shared/vocabulary/index.ts';
import { Cited, type Citing } from './Cited.tsx';
import {
  REFERRED_ACTIONS,
  REFERRED_ENDINGS,
  REFERRED_MEETING,
  REFERRED_PARASITES,
  REFERRED_TURN,
} from './reference.ts';

type BookAndLinks = { readonly book: RuleBook } & Citing;

/** What one looks up while playing, on one page: the summaries of the rules that are needed most. */
export function QuickReference({ book, cite }: BookAndLinks) {
  const { words, chapters, cards } = book;
  const citing = { book, cite };
  return (
    <div class="reference rule-text">
      <Part title={words.turn}>
        <ApTable words={words} />
        <Summaries rules={REFERRED_TURN} {...citing} />
      </Part>
      <Part title={words.actions}>
        <ul>
          {REFERRED_ACTIONS.map(({ rule, icon, ap, verb }) => (
            <li key={rule} class="reference-action">
              <Icon path={VERB_ICONS[icon]} />
              <Summary {...{ rule, ...citing }} {...(verb && { name: t(`verbs.${verb}`) })} />
              <b class="reference-ap">{t('screen.cost', { ap })}</b>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={words.meeting}>
        <Summaries rules={REFERRED_MEETING} {...citing} />
      </Part>
      <Part title={words.items}>
        <ul>
          {SEARCH_CARD_KINDS.map((kind) => (
            <li key={kind} class="reference-card">
              <b>{t('screen.times', { count: SEARCH_CARDS[kind].copies })}</b>
              <span>
                <Cited text={cards[kind]} cite={cite} />
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={chapters.P.title}>
        <Summaries rules={REFERRED_PARASITES} {...citing} />
      </Part>
      <Part title={words.endings}>
        <Summaries rules={REFERRED_ENDINGS} {...citing} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="reference-part" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Summaries({ rules, ...citing }: { rules: readonly RuleNumber[] } & BookAndLinks) {
  return (
    <ul>
      {rules.map((rule) => (
        <li key={rule}>
          <Summary {...{ rule, ...citing }} />
        </li>
      ))}
    </ul>
  );
}

function Summary({ rule, name, book, cite }: { rule: RuleNumber; name?: string } & BookAndLinks) {
  const { title, summary } = ruleText(book, rule);
  return (
    <span>
      <b>{name ?? title}.</b> {summary} <span class="reference-rule">{cite(rule)}</span>
    </span>
  );
}

/** T4 */
function ApTable({ words }: { words: RuleBook['words'] }) {
  return (
    <table class="reference-ap-table">
      <tbody>
        {(
          [
            ['3–4', 2],
            ['1–2', 1],
          ] as const
        ).map(([hp, ap]) => (
          <tr key={hp}>
            <th scope="row">
              {hp} {words.health}
            </th>
            <td>
              <span class="reference-pips" aria-hidden="true">
                {Array.from({ length: ap }, (_, i) => (
                  <i key={i} />
                ))}
              </span>{' '}
              {t('screen.cost', { ap })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
