import { Face } from '#client/look/Icon.tsx';
import type { SeenStep } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import type { SeatView } from '#shared/play/index.ts';
import type { HandCard } from '#shared/vocabulary/index.ts';
import type { Acting } from './acting.ts';
import { Covered, CoverSwitch } from './Covered.tsx';
import { latestCards } from './latest-cards.ts';
import { commandsAt } from './spots.ts';

interface HandProps {
  readonly view: SeatView;
  readonly seen: readonly SeenStep[];
  readonly acting: Acting;
}

export function Hand({ view, seen, acting }: HandProps) {
  const latest = latestCards(seen);
  return (
    <section class="hand" aria-label={t('play.hand')}>
      <header class="panel-head">
        <h2>
          {t('play.hand')} <span class="quiet">{view.hand.length}</span>
        </h2>
        <CoverSwitch />
      </header>
      <Covered>
        <p class="role">
          <strong>{t(`role.${view.role}`)}</strong> <span class="quiet">{t(`roleHint.${view.role}`)}</span>
        </p>
        <ul class="cards">
          {view.hand.map((card) => (
            <li key={card.id}>
              <Card view={view} card={card} isNew={latest.includes(card.id)} acting={acting} />
            </li>
          ))}
        </ul>
      </Covered>
    </section>
  );
}

/** Every card looks and comes the same way, whatever it is (D2). */
function Card(props: { view: SeatView; card: HandCard; isNew: boolean; acting: Acting }) {
  const { view, card, isNew, acting } = props;
  const playable = commandsAt(view, { card: card.id }).length > 0;
  const content = (
    <>
      <Face face={card} />
      <span class="card-hint">{t(`cardHint.${card.kind}`)}</span>
      {isNew && <span class="card-new">{t('play.newCard')}</span>}
    </>
  );
  return playable ? (
    <button type="button" class="card playable" onClick={() => acting.point({ card: card.id })}>
      {content}
    </button>
  ) : (
    <div class="card">{content}</div>
  );
}
