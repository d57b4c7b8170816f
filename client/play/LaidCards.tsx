import { CardFace } from '#client/art/CardFace.tsx';
import { Icon } from '#client/look/Icon.tsx';
import { CARD_ICONS } from '#client/look/icons.ts';
import { SCREEN_ICONS } from '#client/look/play-icons.ts';
import { t } from '#client/texts/texts.ts';
import type { PublicSeat, View } from '#shared/play/index.ts';
import type { LaidDown } from '#shared/vocabulary/index.ts';
import type { Desk } from './desk.ts';

interface LaidProps {
  readonly desk: Desk;
  readonly view: View;
  readonly seat: PublicSeat;
}

const laidName = (laid: LaidDown): string =>
  laid.kind === 'ammo'
    ? `${t('card.ammo')}, ${t('play.bullets', { count: laid.bullets })}`
    : t(`card.${laid.kind}`);

const ask = (desk: Desk, seat: PublicSeat, laid: LaidDown) =>
  desk.ask({ about: 'card', face: { kind: laid.kind }, of: seat.id });

/** What lies before somebody, as signs on the crew card: each answers for itself. */
export function LaidSigns({ desk, view, seat }: LaidProps) {
  const isHolder = view.marker === seat.id;
  if (!isHolder && seat.laidDown.length === 0) return null;
  return (
    <span class="crew-things">
      {isHolder && (
        <button
          type="button"
          class="laid marker"
          aria-label={t('play.marker')}
          title={t('play.marker')}
          onClick={() => desk.ask({ about: 'marker' })}
        >
          <Icon path={SCREEN_ICONS.parasite} />
        </button>
      )}
      {seat.laidDown.map((laid, i) => (
        <button
          key={i}
          type="button"
          class="laid"
          aria-label={laidName(laid)}
          title={laidName(laid)}
          onClick={() => ask(desk, seat, laid)}
        >
          <Icon path={CARD_ICONS[laid.kind]} />
          {laid.kind === 'ammo' && <b aria-hidden="true">{laid.bullets}</b>}
        </button>
      ))}
    </span>
  );
}

/** The same as real cards, where there is room for them. */
export function LaidCards({ desk, view, seat }: LaidProps) {
  const isHolder = view.marker === seat.id;
  if (!isHolder && seat.laidDown.length === 0) return null;
  return (
    <ul class="laid-cards" aria-label={t('play.laidDown')}>
      {seat.laidDown.map((laid, i) => (
        <li key={i}>
          <button
            type="button"
            class="card"
            aria-label={laidName(laid)}
            onClick={() => ask(desk, seat, laid)}
          >
            <CardFace face={{ kind: laid.kind }} name={t(`cardBrief.${laid.kind}`)} />
            {laid.kind === 'ammo' && <span class="card-count">{laid.bullets}</span>}
          </button>
        </li>
      ))}
      {isHolder && (
        <li>
          <button
            type="button"
            class="card"
            aria-label={t('play.marker')}
            onClick={() => desk.ask({ about: 'marker' })}
          >
            <Icon path={SCREEN_ICONS.parasite} />
          </button>
        </li>
      )}
    </ul>
  );
}
