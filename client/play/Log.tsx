import { useEffect, useRef } from 'preact/hooks';
import type { SeenStep } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { eventText } from '#client/words/events.ts';
import { cardName, cardNames, nameOf } from '#client/words/names.ts';
import type { DiaryEntry, SeatView, SeenEvent, View } from '#shared/play/index.ts';
import { Covered } from './Covered.tsx';

const HEADLINES: readonly SeenEvent['type'][] = ['phase-began', 'turn-began', 'scanned', 'ended'];
const BLOWS: readonly SeenEvent['type'][] = ['wounded', 'died', 'eliminated'];

/** The mission log: what everybody saw, in the order it happened. */
export function Log({ view, seen }: { view: View; seen: readonly SeenStep[] }) {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [seen.length]);
  if (seen.length === 0) return <p class="quiet">{t('play.logEmpty')}</p>;
  return (
    <ol class="log" aria-label={t('play.log')}>
      {seen.map(({ number, events }) =>
        events.map((event, i) => (
          <li key={`${number} ${i}`} class={lineClass(event)}>
            {eventText(view, event)}
          </li>
        )),
      )}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}

function lineClass(event: SeenEvent): string {
  if (HEADLINES.includes(event.type)) return 'headline';
  return BLOWS.includes(event.type) ? 'blow' : '';
}

/** D1: what this seat did and saw itself; nobody else's business. */
export function Diary({ view }: { view: SeatView }) {
  return (
    <Covered>
      <ol class="log">
        {view.diary.map((entry, i) => (
          <li key={i}>
            <span class="quiet">{t('play.phase', { phase: entry.phase })}</span> {diaryText(view, entry)}
          </li>
        ))}
      </ol>
    </Covered>
  );
}

function diaryText(view: SeatView, entry: DiaryEntry): string {
  switch (entry.type) {
    case 'dealt':
      return t('diary.dealt', { cards: cardNames(entry.cards) });
    case 'drew':
      return t('diary.drew', { card: cardName(entry.card) });
    case 'traded':
      return t(entry.infected ? 'diary.tradedInfected' : 'diary.traded', {
        who: nameOf(view, entry.with),
        gave: cardName(entry.gave),
        got: cardName(entry.got),
      });
    case 'body-scan':
      return t('diary.bodyScan', { who: nameOf(view, entry.seat), cards: cardNames(entry.hand) });
  }
}
