import { Icon } from '#client/look/Icon.tsx';
import { SCREEN_ICONS, VERB_ICONS } from '#client/look/play-icons.ts';
import { t } from '#client/texts/texts.ts';
import { whyNotText } from '#client/words/why-not.ts';
import { type ActionKind, AP_COST, type Reason, type View } from '#shared/play/index.ts';
import type { Character } from '#shared/vocabulary/index.ts';
import { Rule } from './Rule.tsx';
import { VERB_NAMES, VERBS } from './verbs.ts';

/** The icon of the verb a kind of action belongs to. */
function iconOf(kind: ActionKind): string {
  const verb = VERB_NAMES.find((name) => VERBS[name].kinds.some((each) => each === kind));
  return verb ? VERB_ICONS[verb] : SCREEN_ICONS.check;
}

export const costText = (kind: ActionKind): string =>
  AP_COST[kind] === 0 ? t('screen.free') : t('screen.cost', { ap: AP_COST[kind] });

interface OfferButtonProps {
  readonly kind: ActionKind;
  readonly detail: string | undefined;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** One thing that can be done here. */
export function OfferButton({ kind, detail, disabled, onPress }: OfferButtonProps) {
  return (
    <button type="button" class="offer" data-kind={kind} disabled={disabled} onClick={onPress}>
      <Icon path={iconOf(kind)} />
      <span class="offer-name">
        {t(`actions.${kind}`)}
        {detail && <small>{detail}</small>}
      </span>
      <span class="offer-cost">{costText(kind)}</span>
    </button>
  );
}

/** What the buttons beside it do. */
export function OfferHead({ kind }: { kind: ActionKind }) {
  return (
    <span class="offer-head" aria-hidden="true">
      <Icon path={iconOf(kind)} />
      <span class="offer-name">{t(`actions.${kind}`)}</span>
      <span class="offer-cost">{costText(kind)}</span>
    </span>
  );
}

interface OfferForProps extends Omit<OfferButtonProps, 'detail'> {
  readonly who: Character;
}

/** Said whole to who cannot see its row. */
export function OfferFor({ kind, who, disabled, onPress }: OfferForProps) {
  const name = t(`character.${who}`);
  return (
    <button
      type="button"
      class="offer"
      data-kind={kind}
      aria-label={`${t(`actions.${kind}`)} ${name} ${costText(kind)}`}
      disabled={disabled}
      onClick={onPress}
    >
      <i class={`health-shape is-${who}`} aria-hidden="true" />
      {name}
    </button>
  );
}

/** One thing that cannot, and why. */
export function ClosedOffer({ view, kind, reason }: { view: View; kind: ActionKind; reason: Reason }) {
  return (
    <p class="offer is-closed">
      <Icon path={iconOf(kind)} />
      <span class="offer-name">
        {t(`actions.${kind}`)}
        <small>{whyNotText(view, reason.code)}</small>
      </span>
      <Rule rule={reason.rule} />
    </p>
  );
}
