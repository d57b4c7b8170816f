import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '#client/texts/texts.ts';
import { cover, covered, holding } from './held-look.ts';

export function CoverSwitch() {
  return (
    <button
      type="button"
      class="small bare"
      aria-pressed={covered.value}
      onClick={() => cover(!covered.value)}
    >
      {t(covered.value ? 'play.uncover' : 'play.cover')}
    </button>
  );
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
