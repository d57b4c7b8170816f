import { t } from '#client/texts/texts.ts';
import { isInfectionOf, type OwnTrade, type Role, type SeatView } from '#shared/play/index.ts';
import type { CardFace, SeatId } from '#shared/vocabulary/index.ts';
import { firstGiver, isKnownInfected } from './known.ts';
import { cardName, nameOf } from './names.ts';

/** What a trade can have been to one of the two (X5, X6, O2). */
export type TradeKind =
  | 'nothing'
  | 'infected'
  | 'infected-by-host'
  | 'burned-theirs'
  | 'burned-host'
  | 'yours'
  | 'already'
  | 'mutual'
  | 'burned-yours'
  | 'host-passed'
  | 'host-burned'
  | 'host-received'
  | 'ally'
  | 'dead'
  | 'own-back';

/** What happened, as far as the one who reads may know: never whether the other was Infected before (D1). */
function tradeKind(view: SeatView, other: SeatId, { gave, got, infected, role }: OwnTrade): TradeKind {
  const wasHuman = infected || role === 'human';
  const canCameBack = got.kind === 'gas-can';
  const canGiven = gave.kind === 'gas-can';

  if (got.kind === 'host') {
    if (canGiven) return 'burned-host';
    return wasHuman ? 'infected-by-host' : 'host-received';
  }
  if (gave.kind === 'host') return canCameBack ? 'host-burned' : 'host-passed';
  // X6: a human never gives an own infection card, so whoever gives one is Infected.
  if (isInfectionOf(view, view.me, gave)) {
    if (canCameBack) return 'burned-yours';
    if (isInfectionOf(view, other, got)) return 'mutual';
    return isKnownInfected(view, other) ? 'already' : 'yours';
  }
  if (isInfectionOf(view, other, got)) {
    if (!wasHuman) return 'ally';
    return canGiven ? 'burned-theirs' : 'infected';
  }
  if (got.kind !== 'infection') return 'nothing';
  return isInfectionOf(view, view.me, got) ? 'own-back' : 'dead';
}

/** Its title and what it means, for the one who reads. */
export function tradeWords(
  view: SeatView,
  other: SeatId,
  own: OwnTrade,
): { readonly kind: TradeKind; readonly title: string; readonly text: string } {
  const who = nameOf(view, other);
  const { got, gave, role } = own;
  const kind = tradeKind(view, other, own);
  const words = (title: string, text: string) => ({ kind, title, text });
  switch (kind) {
    case 'nothing':
      return words(t('outcomes.trade.nothing', { card: spokenOf(got) }), nothingText(role, who));
    case 'infected':
      return words(t('outcomes.trade.infected', { who }), t('outcomes.trade.infectedText', { who }));
    case 'infected-by-host':
      return words(t('outcomes.trade.infectedByHost', { who }), t('outcomes.trade.infectedByHostText'));
    case 'burned-theirs':
      return words(t('outcomes.trade.burnedTheirs', { who }), t('outcomes.trade.burnedTheirsText', { who }));
    case 'burned-host':
      return words(t('outcomes.trade.burnedHost'), t('outcomes.trade.burnedHostText', { who }));
    case 'yours':
      return words(t('outcomes.trade.yours', { who }), t('outcomes.trade.yoursText', { who }));
    case 'already':
      return words(t('outcomes.trade.already', { who }), t('outcomes.trade.alreadyText', { who }));
    case 'mutual':
      return words(t('outcomes.trade.mutual', { who }), t('outcomes.trade.mutualText', { who }));
    case 'burned-yours':
      return words(t('outcomes.trade.burnedYours', { who }), t('outcomes.trade.burnedYoursText', { who }));
    case 'host-passed':
      return words(t('outcomes.trade.hostPassed', { who }), t('outcomes.trade.hostPassedText'));
    case 'host-burned':
      return words(t('outcomes.trade.hostBurned', { who }), t('outcomes.trade.hostBurnedText', { who }));
    case 'host-received':
      return words(t('outcomes.trade.hostReceived', { who }), t('outcomes.trade.hostReceivedText'));
    case 'ally': {
      const text = gave.kind === 'gas-can' ? 'outcomes.trade.allyCanText' : 'outcomes.trade.allyText';
      return words(t('outcomes.trade.ally', { who }), t(text, { who }));
    }
    case 'dead': {
      const owner = nameOf(view, firstGiver(view, { holder: other, face: got }) ?? other);
      return words(t('outcomes.trade.dead'), t('outcomes.trade.deadText', { who, owner }));
    }
    case 'own-back': {
      const text = role === 'human' ? 'outcomes.trade.ownBackHuman' : 'outcomes.trade.ownBackInfected';
      return words(t('outcomes.trade.ownBack'), t(text, { who }));
    }
  }
}

/** With its article: nothing but a keycard. */
const spokenOf = (face: CardFace): string =>
  face.kind === 'host' ? cardName(face) : t(`claimed.${face.kind}`);

function nothingText(role: Role, who: string): string {
  switch (role) {
    case 'human':
      return t('outcomes.trade.nothingHuman', { who });
    case 'infected':
      return t('outcomes.trade.nothingInfected', { who });
    case 'host':
      return t('outcomes.trade.nothingHost', { who });
  }
}
