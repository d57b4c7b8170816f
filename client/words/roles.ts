import { t } from '#client/texts/texts.ts';
import type { PublicView, Role } from '#shared/play/index.ts';
import { gasCansToBurn } from '#shared/vocabulary/index.ts';
import { numberText } from './numbers.ts';

/** What a role is to do (O3: with how many gas cans). */
export function goalText({ options }: Pick<PublicView, 'options'>, role: Role): string {
  return t(`roles.goal.${role}`, { cans: numberText(gasCansToBurn(options)) });
}

export const hintText = (role: Role): string => t(`roles.hint.${role}`);

export const roleText = (role: Role): string => t(`roles.learned.${role}`);
