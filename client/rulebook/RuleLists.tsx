import './lists.css';
import { CardFace } from '#client/art/CardFace.tsx';
import { PlateImage } from '#client/art/PlateImage.tsx';
import { VERB_ICONS } from '#client/art/verb-icons.ts';
import { Icon } from '#client/look/Icon.tsx';
import { t } from '#client/texts/texts.ts';
import type { RuleBook } from '#client/texts/wording/rule-book.ts';
import { locationName } from '#client/words/names.ts';
import {
  LOCATION_IDS,
  locationCard,
  type RuleNumber,
  SEARCH_CARD_KINDS,
  SEARCH_CARDS,
  type SearchCardKind,
} from '#shared/vocabulary/index.ts';
import { Cited, type Citing } from './Cited.tsx';
import { hasAny } from './find-rules.ts';

/** All of a list, or what of it was searched for. */
const shownOf = <Each,>(list: readonly Each[], textOf: (each: Each) => string, { searched = [] }: Citing) =>
  searched.length === 0 ? list : list.filter((each) => hasAny(textOf(each), searched));

/** C4 and C5: the figures are the catalogue's, the words the book's. */
export function RuleList({ book, rule, ...citing }: { book: RuleBook; rule: RuleNumber } & Citing) {
  if (rule === 'C4') return <CardList {...{ book, ...citing }} />;
  if (rule === 'C5') return <LocationList {...{ book, ...citing }} />;
  return null;
}

function CardList({ book, ...citing }: { book: RuleBook } & Citing) {
  return (
    <ul class="rule-cards">
      {shownOf(SEARCH_CARD_KINDS, (kind) => book.cards[kind], citing).map((kind) => (
        <li key={kind}>
          <CardFace face={{ kind }} name={t(`card.${kind}`)} {...lineOf(kind)} />
          <p class="rule-text">
            <b>{t('screen.times', { count: SEARCH_CARDS[kind].copies })}</b>{' '}
            <Cited text={book.cards[kind]} {...citing} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What is printed on a card that can be held; an alert never is (I6). */
const lineOf = (kind: SearchCardKind) => (kind === 'parasite-alert' ? {} : { line: t(`cardHint.${kind}`) });

function LocationList({ book, ...citing }: { book: RuleBook } & Citing) {
  return (
    <ul class="rule-locations">
      {shownOf(LOCATION_IDS, (each) => book.locations[locationCard(each).kind], citing).map((location) => {
        const { kind, searchable } = locationCard(location);
        return (
          <li key={location}>
            <PlateImage location={location} />
            <b>
              {locationName(location)}
              {searchable && <Icon path={VERB_ICONS.search} />}
            </b>
            <p class="rule-text">
              <Cited text={book.locations[kind]} {...citing} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
