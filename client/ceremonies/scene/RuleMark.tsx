import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '#client/texts/texts.ts';
import type { RuleNumber } from '#shared/vocabulary/index.ts';

/** Who opens a rule; nobody where there is no sheet for it. */
export const RuleReader = createContext<((rule: RuleNumber) => void) | undefined>(undefined);

/** The number of the rule that says so; it opens the rule. */
export function RuleMark({ rule }: { rule: RuleNumber }) {
  const open = useContext(RuleReader);
  const name = t('play.rule', { rule });
  if (!open) return <span class="rule">{name}</span>;
  return (
    <button type="button" class="rule" aria-label={name} onClick={() => open(rule)}>
      {rule}
    </button>
  );
}
