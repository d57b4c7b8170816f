import { type Signal, signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { keepCovered, recallCovered } from '#client/device/memory.ts';
import { t } from '#client/texts/texts.ts';
import type { Role } from '#shared/play/index.ts';

/** People sit beside each other: hand, role and diary can lie face down on this device. */
export const covered = signal(recallCovered());

export function CoverSwitch() {
  return (
    <button
      type="button"
      class="small bare"
      aria-pressed={covered.value}
      onClick={() => {
        covered.value = !covered.value;
        keepCovered(covered.value);
      }}
    >
      {t(covered.value ? 'play.uncover' : 'play.cover')}
    </button>
  );
}

/** Shows only as long as it is held, by finger, mouse or key. */
function holding(peeking: Signal<boolean>) {
  const look = (on: boolean) => () => {
    peeking.value = on;
  };
  return {
    onPointerDown: look(true),
    onPointerUp: look(false),
    onPointerLeave: look(false),
    onPointerCancel: look(false),
    onContextMenu: (event: Event) => event.preventDefault(),
    onKeyDown: ({ key }: KeyboardEvent) => (key === ' ' || key === 'Enter') && look(true)(),
    onKeyUp: look(false),
    onBlur: look(false),
  };
}

/** What is under the cover. It stays out of the page while it is covered, for screen readers too. */
export function Covered({ children }: { children: ComponentChildren }) {
  const peeking = useSignal(false);
  if (!covered.value) return <>{children}</>;
  return (
    <div class="covered">
      {peeking.value ? children : <p class="cover-back">{t('play.covered')}</p>}
      <button type="button" class="small calm hold" {...holding(peeking)}>
        {t('play.peek')}
      </button>
    </div>
  );
}

/** The own role, always one glance away. */
export function RoleChip({ role }: { role: Role }) {
  const peeking = useSignal(false);
  const shown = !covered.value || peeking.value;
  return (
    <button type="button" class="role-chip hold" {...holding(peeking)}>
      {shown ? t(`role.${role}`) : t('play.role')}
    </button>
  );
}
