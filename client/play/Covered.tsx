import { signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { keepCovered, recallCovered } from '#client/device/memory.ts';
import { t } from '#client/texts/texts.ts';

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

/** What is under the cover; while covered it shows only as long as a button is held. */
export function Covered({ children }: { children: ComponentChildren }) {
  const peeking = useSignal(false);
  if (!covered.value) return <>{children}</>;
  const look = (on: boolean) => () => {
    peeking.value = on;
  };
  return (
    <div class="covered">
      {/* The face stays out of the page while it is covered, for screen readers too. */}
      {peeking.value ? children : <p class="cover-back">{t('play.covered')}</p>}
      <button
        type="button"
        class="small calm"
        onPointerDown={look(true)}
        onPointerUp={look(false)}
        onPointerLeave={look(false)}
        onPointerCancel={look(false)}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => (event.key === ' ' || event.key === 'Enter') && look(true)()}
        onKeyUp={look(false)}
        onBlur={look(false)}
      >
        {t('play.peek')}
      </button>
    </div>
  );
}
