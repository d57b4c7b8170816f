import { useSignal } from '@preact/signals';
import { Icon } from '#client/look/Icon.tsx';
import { SCREEN_ICONS } from '#client/look/play-icons.ts';
import { t } from '#client/texts/texts.ts';
import { goalText } from '#client/words/roles.ts';
import type { SeatView } from '#shared/play/index.ts';
import type { Desk } from './desk.ts';
import { covered, holding } from './held-look.ts';

/** The own role, always one glance away: open it for the goal; under the cover it shows while it is held. */
export function RoleChip({ desk, view }: { desk: Desk; view: SeatView }) {
  const peeking = useSignal(false);
  const isShown = !covered.value || peeking.value;
  return (
    <button
      type="button"
      class="role-chip hold"
      {...(covered.value ? holding(peeking) : { onClick: () => desk.ask({ about: 'role' }) })}
    >
      <span class="role-name">
        <Icon path={SCREEN_ICONS.eye} />
        {isShown ? t(`role.${view.role}`) : t('play.role')}
      </span>
      <span class="role-goal">{isShown ? goalText(view, view.role) : t('screen.hold')}</span>
    </button>
  );
}

/** T4: what is left of this turn. */
export function ActionPoints({ desk, view }: { desk: Desk; view: SeatView }) {
  const ap = view.turn?.seat === view.me ? view.turn.ap : 0;
  const slots = Math.max(4, ap);
  return (
    <button type="button" class="pips" onClick={() => desk.ask({ about: 'ap' })}>
      <span class="unseen">{t('play.pair', { name: t('about.ap'), value: '' })} </span>
      <span class="pip-row" aria-hidden="true">
        {Array.from({ length: slots }, (_, i) => (
          <svg key={i} class={i < ap ? 'pip is-on' : 'pip'} viewBox="0 0 20 22" aria-hidden="true">
            <path d="M10 1l8.500 5v10L10 21L1.500 16V6z" />
          </svg>
        ))}
      </span>
      <span>{t('screen.apLeft', { ap })}</span>
    </button>
  );
}
