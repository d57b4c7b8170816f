import './choice.css';
import { useSignal } from '@preact/signals';
import { CardBack } from '#client/art/CardFace.tsx';
import { refusalText, t } from '#client/texts/texts.ts';
import type { SeatView } from '#shared/play/index.ts';
import type { RuleNumber } from '#shared/vocabulary/index.ts';
import { Card } from '../scene/Card.tsx';
import { HoldToLook, type Look } from '../scene/Held.tsx';
import { RuleMark } from '../scene/RuleMark.tsx';
import { type Pile, pilesOf } from './hand-piles.ts';

interface ChoiceProps {
  readonly view: SeatView;
  readonly look: Look;
  readonly onSeal: (card: number) => void;
  readonly refusal: { readonly text: string; readonly rule?: RuleNumber | undefined } | undefined;
}

/** Your hand, large: one card is chosen, and then sealed. What may not be given says why. */
export function Choice({ view, look, onSeal, refusal }: ChoiceProps) {
  const chosen = useSignal<number | undefined>(undefined);
  const asked = useSignal<Pile | undefined>(undefined);
  const piles = pilesOf(view.hand, view.offers.give, look.isCovered ? 'singly' : 'piled');
  const pile = piles.find(({ gives }) => gives !== undefined && gives === chosen.value);

  function choose(next: Pile): void {
    asked.value = next.gives === undefined ? next : undefined;
    if (next.gives !== undefined) chosen.value = next.gives;
  }

  return (
    <>
      <div class="trade-ask">
        <h3>{t('ceremonies.trade.choose')}</h3>
        <p class="quiet" role="status">
          {asked.value ? (
            <Why pile={asked.value} look={look} />
          ) : (
            <Hint view={view} look={look} refusal={refusal} />
          )}
        </p>
        <HoldToLook look={look} />
      </div>
      <ul class="trade-hand" style={{ '--piles': piles.length }}>
        {piles.map((each, i) => (
          <li key={each.face.id} style={fanned(i - (piles.length - 1) / 2)}>
            <PileButton pile={each} look={look} isChosen={each === pile} onChoose={() => choose(each)} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="trade-seal act"
        disabled={!pile}
        onClick={() => pile?.gives !== undefined && onSeal(pile.gives)}
      >
        {sealText(pile, look)}
      </button>
    </>
  );
}

/** How far from the middle of the fan. */
const fanned = (off: number) => ({ '--off': off, '--far-off': Math.abs(off) });

function sealText(pile: Pile | undefined, { isCovered }: Look): string {
  if (!pile) return t('ceremonies.trade.sealNone');
  return isCovered
    ? t('ceremonies.trade.sealCovered')
    : t('ceremonies.trade.seal', { card: t(`card.${pile.face.kind}`) });
}

function Hint({ view, look, refusal }: Pick<ChoiceProps, 'view' | 'look' | 'refusal'>) {
  if (refusal) {
    return (
      <>
        {refusal.text} {refusal.rule && <RuleMark rule={refusal.rule} />}
      </>
    );
  }
  if (!look.isOpen) return <>{t('ceremonies.trade.covered')}</>;
  return (
    <>
      {t('ceremonies.trade.chooseHint')} {view.role === 'human' && t('ceremonies.trade.chooseHuman')}
    </>
  );
}

/** Under the cover even the reason would tell what is held. */
function Why({ pile: { refused }, look }: { pile: Pile; look: Look }) {
  if (!look.isOpen) return <>{t('ceremonies.trade.notThis')}</>;
  if (!refused) return null;
  return (
    <span class="trade-why">
      {refusalText(refused.code)} <RuleMark rule={refused.rule} />
    </span>
  );
}

interface PileProps {
  readonly pile: Pile;
  readonly look: Look;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function PileButton({ pile: { face, count, gives }, look, isChosen, onChoose }: PileProps) {
  const isBarred = look.isOpen && gives === undefined;
  return (
    <button
      type="button"
      class={`trade-card ${isBarred ? 'is-barred' : ''}`}
      aria-pressed={isChosen}
      aria-label={look.isOpen ? undefined : t('play.covered')}
      onClick={onChoose}
    >
      {look.isOpen ? <Card face={face} /> : <CardBack />}
      {look.isOpen && count > 1 && <b class="trade-count">{t('ceremonies.trade.times', { count })}</b>}
    </button>
  );
}
