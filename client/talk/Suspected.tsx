import { t } from '#client/texts/texts.ts';
import type { Suspicion } from '#shared/wire/talk.ts';

const SIGNS: Record<Suspicion, string> = { clean: '✓', unsure: '?', infected: '✕' };

/** What one player thinks of another: a sign, a word and a colour. */
export function Suspected({ as }: { as: Suspicion }) {
  return (
    <span class={`suspected is-${as}`}>
      <b aria-hidden="true">{SIGNS[as]}</b>
      <span class="suspected-word">{t(`suspicion.${as}`)}</span>
    </span>
  );
}
