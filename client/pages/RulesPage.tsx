import './rules.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { ArtSymbols } from '#client/art/ArtSymbols.tsx';
import { PICTURE_URLS } from '#client/art/pictures.ts';
import { OtherLanguages } from '#client/look/OtherLanguages.tsx';
import { useRuleBook } from '#client/rulebook/use-rule-book.ts';
import { type BookPlace, type OpenedAt, WholeBook } from '#client/rulebook/WholeBook.tsx';
import { t } from '#client/texts/texts.ts';
import { isChapter, isRuleNumber } from '#shared/vocabulary/index.ts';

/** The search stands in the address: it outlives a change of language, and can be sent to somebody. */
const SEARCH = 'q';

function placeInAddress(): OpenedAt | undefined {
  const place = decodeURIComponent(location.hash.slice(1));
  if (place === 'reference') return { place };
  const number = place.toUpperCase();
  return isRuleNumber(number) || isChapter(number) ? { place: number } : undefined;
}

/** `/rules`: the rule book, to be read, searched and printed. */
export function RulesPage() {
  const book = useRuleBook().value;
  const typed = useSignal(new URLSearchParams(location.search).get(SEARCH) ?? '');
  const at = useSignal(placeInAddress());
  useEffect(() => {
    document.title = `${t('home.rules')} · ${t('game.name')}`;
    const follow = () => {
      at.value = placeInAddress();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [at]);
  useEffect(() => {
    const search = typed.value === '' ? '' : `?${new URLSearchParams({ [SEARCH]: typed.value })}`;
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }, [typed.value]);
  const link = (place: BookPlace, shown: ComponentChildren) => (
    <a class={isRuleNumber(place) ? 'rule' : ''} href={`#${place}`}>
      {shown}
    </a>
  );
  return (
    <main class="rules">
      <ArtSymbols />
      <header class="rules-head">
        <img class="rules-picture" src={PICTURE_URLS['home-cold']} alt="" />
        <div class="rules-line">
          <p class="brand">
            <a href="/">{t('game.name')}</a>
          </p>
          <OtherLanguages />
        </div>
        <h1>{t('home.rules')}</h1>
        <p class="quiet">{t('game.rules')}</p>
        <div class="rules-acts">
          {book && (
            <button type="button" class="small calm" onClick={() => print()}>
              {book.words.print}
            </button>
          )}
          <a class="button small bare" href="/">
            {t('table.home')}
          </a>
        </div>
      </header>
      {book && (
        <WholeBook
          {...{ book, typed, at, link }}
          referenceActs={
            <button type="button" class="small bare" onClick={printReference}>
              {book.words.printReference}
            </button>
          }
        />
      )}
      <footer class="quiet">{t('game.fanWork')}</footer>
    </main>
  );
}

/** One sheet of paper for the table. */
function printReference(): void {
  const { dataset } = document.documentElement;
  dataset['prints'] = 'reference';
  addEventListener('afterprint', () => delete dataset['prints'], { once: true });
  print();
}
