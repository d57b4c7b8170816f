import './exchange.css';
import { CardBack } from '#client/art/CardFace.tsx';
import { t } from '#client/texts/texts.ts';
import type { OwnTrade } from '#shared/play/index.ts';
import type { CardFace, Colour } from '#shared/vocabulary/index.ts';
import { Card } from '../scene/Card.tsx';
import { Pixels } from '../scene/Pixels.tsx';
import { BURNING, paintCardBurning } from './heat.ts';
import { HEAT_MS, type Heat } from './trade-beats.ts';

/** How far the two cards are on their way. */
export type Way = 'sealed' | 'crossing' | 'turning' | 'face';

interface ExchangeProps {
  readonly mine: Colour;
  readonly theirs: Colour;
  readonly way: Way;
  /** What was traded; not before the face is turned, and not under the cover. */
  readonly own: Pick<OwnTrade, 'gave' | 'got'> | undefined;
  readonly heat: Heat;
  readonly pace: number;
}

/** Two sealed cards cross; yours passes above. Until the face both are backs, whatever they are. */
export function Exchange({ mine, theirs, way, own, heat, pace }: ExchangeProps) {
  return (
    <div class={`exchange is-${way}`}>
      <svg class={`exchange-hands in-${mine}`} viewBox="0 0 400 220" aria-hidden="true">
        <use href="#portrait-bust-own-hands" width="400" height="220" />
      </svg>
      <div class="exchange-gave">
        <Side face={own?.gave} seal={mine} pace={pace} isBurning={burns(heat, 'gave')} />
        {way === 'face' && <span class="exchange-label">{t('ceremonies.trade.gave')}</span>}
      </div>
      <div class="exchange-got">
        <Side face={own?.got} seal={theirs} pace={pace} isBurning={burns(heat, 'got')} />
      </div>
    </div>
  );
}

const burns = (heat: Heat, from: 'got' | 'gave') => heat.what === 'burning' && heat.from === from;

interface SideProps {
  readonly face: CardFace | undefined;
  readonly seal: Colour;
  readonly isBurning: boolean;
  readonly pace: number;
}

function Side({ face, seal, isBurning, pace }: SideProps) {
  if (!face) return <CardBack seal={seal} />;
  return (
    <span class="exchange-face">
      <Card face={face} scorched={isBurning || undefined} />
      {isBurning && (
        <>
          <span class="exchange-unburnt" aria-hidden="true">
            <Card face={face} />
          </span>
          <span class="exchange-fire">
            <Pixels name="exchange-burn" {...BURNING} ms={HEAT_MS * pace} paint={paintCardBurning} />
          </span>
        </>
      )}
    </span>
  );
}
