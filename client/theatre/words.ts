import { t } from '#client/texts/texts.ts';
import { eventText } from '#client/words/events.ts';
import { cardName, cardNames, nameOf } from '#client/words/names.ts';
import type { Flaw, GameEvent, SeenEvent, Told, Unproven, View } from '#shared/play/index.ts';

/** What happened, with every face open. */
export function truthText(view: View, event: Told<GameEvent>): string {
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
      const [{ gave }, { gave: got }] = event.own;
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

/** What is wrong with a record, and where. */
export function flawText({ step, flaw }: Unproven): string {
  return step > 0 ? t('proof.firstAt', { step, flaw: whatIsWrong(flaw) }) : whatIsWrong(flaw);
}

function whatIsWrong(flaw: Flaw): string {
  switch (flaw.code) {
    case 'other-rules':
      return t('proof.flaw.other-rules', { rules: flaw.rules, known: flaw.known });
    case 'refused':
      return t('proof.flaw.refused', { reason: t(`refusal.${flaw.reason}`) });
    case 'no-record':
    case 'promise':
    case 'part':
    case 'digest':
    case 'unfinished':
    case 'set-up':
    case 'seen':
    case 'seen-in-part':
    case 'opened-not-played':
      return t(`proof.flaw.${flaw.code}`);
  }
}

/** What somebody saw, to others: whoever's eyes it was, he is called by his name. */
export function seenText(view: View, event: Told<SeenEvent>): string {
  if (!('me' in view)) return eventText(view, event);
  const { me: _me, ...named } = view;
  return eventText(named, event);
}
