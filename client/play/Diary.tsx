import { t } from '#client/texts/texts.ts';
import { cardName, cardNames, nameOf } from '#client/words/names.ts';
import type { DiaryEntry, SeatView } from '#shared/play/index.ts';
import { Covered } from './HandCover.tsx';

/** D1: what this seat did and saw itself; nobody else's business. */
export function Diary({ view }: { view: SeatView }) {
  return (
    <Covered>
      <ol class="log">
        {view.diary.map((entry, i) => (
          <li key={i}>
            <span class="quiet">
              {entry.phase === 0 ? t('play.setUp') : t('play.phase', { phase: entry.phase })}
            </span>{' '}
            {diaryText(view, entry)}
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
