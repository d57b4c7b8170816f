import { t } from '#client/texts/texts.ts';
import { locationName } from '#client/words/names.ts';
import type { RevealedView } from '#shared/play/index.ts';

/** The state of the mission, with the tops of both decks open. */
export function Facts({ truth: { table, searchDeck, locationDeck } }: { truth: RevealedView }) {
  const [card] = searchDeck;
  const [location] = locationDeck;
  const facts = [
    t('play.phase', { phase: table.phase }),
    card && t('theatre.nextSearch', { card: t(`card.${card}`) }),
    location && t('play.nextLocation', { location: locationName(location) }),
    t('play.searchDeck', { count: searchDeck.length }),
    table.doorsOpen && t('play.doorsOpen'),
  ];
  return <ul class="facts">{facts.flatMap((fact) => (fact ? [<li key={fact}>{fact}</li>] : []))}</ul>;
}
