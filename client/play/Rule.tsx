import { t } from '#client/texts/texts.ts';

/** The number of the rule that says so. */
export const Rule = ({ rule }: { rule: string }) => <span class="rule">{t('play.rule', { rule })}</span>;
