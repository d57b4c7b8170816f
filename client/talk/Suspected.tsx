import { t } from '#client/texts/texts.ts';
import type { Suspicion } from '#shared/wire/talk.ts';

const SIGNS: Record<Suspicion, string> = { clean: '✓', unsure: '?', infected: '✕' };

interface SuspectedProps {
  readonly as: Suspicion;
  /** Not thought but known for sure. */
  readonly isKnown?: true;
}

/** What one player thinks of another: a sign, a word and a colour; what is known is filled with it. */
export function Suspected({ as, isKnown }: SuspectedProps) {
  return (
    <span class={`suspected is-${as} ${isKnown ? 'is-known' : ''}`}>
      {isKnown && <span class="unseen">{t('suspicion.known')}</span>}
      <b aria-hidden="true">{SIGNS[as]}</b>
      <span class="suspected-word">{t(`suspicion.${as}`)}</span>
    </span>
  );
}
