import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '#client/texts/texts.ts';
import type { RuleNumber } from '#shared/vocabulary/index.ts';
import { rulePath } from '#shared/wire/rules-path.ts';

/** Who opens a rule as a sheet; where nobody does, it is read on its own page. */
export const RuleOpener = createContext<((rule: RuleNumber) => void) | undefined>(undefined);

/** The number of the rule that says so; it opens the rule. */
export function Rule({ rule }: { rule: RuleNumber }) {
  const open = useContext(RuleOpener);
  if (!open) {
    return (
      <a class="rule" href={rulePath(rule)} target="_blank" rel="noreferrer">
        {t('play.rule', { rule })}
      </a>
    );
  }
  return (
    <button type="button" class="rule" aria-label={t('screen.rule', { rule })} onClick={() => open(rule)}>
      {rule}
    </button>
  );
}
