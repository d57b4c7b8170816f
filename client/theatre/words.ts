import { t } from '#client/texts/texts.ts';
import { eventText } from '#client/words/events.ts';
import { cardName, cardNames, nameOf } from '#client/words/names.ts';
import type { GameEvent, View } from '#shared/play/index.ts';

/** What happened, with every face open. */
export function truthText(view: View, event: GameEvent): string {
  switch (event.type) {
    case 'drew':
      return t('theatre.event.drew', { who: nameOf(view, event.seat), card: cardName(event.card) });
    case 'body-scanned':
      return t('theatre.event.body-scanned', {
        who: nameOf(view, event.by),
        target: nameOf(view, event.seat),
        cards: cardNames(event.hand),
      });
    case 'traded': {
      const [first, second] = event.between;
      const [gave, got] = event.gave;
      return t('theatre.event.traded', {
        who: nameOf(view, first),
        partner: nameOf(view, second),
        gave: cardName(gave),
        got: cardName(got),
      });
    }
    case 'infected':
    case 'infection-blocked':
      return t(`theatre.event.${event.type}`, {
        who: nameOf(view, event.seat),
        by: nameOf(view, event.by),
      });
    case 'became-host':
      return t('theatre.event.became-host', { who: nameOf(view, event.seat) });
    default:
      return eventText(view, event);
  }
}
