import { t } from '#client/texts/texts.ts';
import type { PublicView, Role } from '#shared/play/index.ts';
import { gasCansToBurn } from '#shared/vocabulary/index.ts';
import { numberText } from './numbers.ts';

/** O3: how many gas cans burn the Hive, in words. */
export const cansText = ({ options }: Pick<PublicView, 'options'>): string =>
  numberText(gasCansToBurn(options));

/** What a role is to do. */
export const goalText = (view: Pick<PublicView, 'options'>, role: Role): string =>
  t(`roles.goal.${role}`, { cans: cansText(view) });

export const hintText = (role: Role): string => t(`roles.hint.${role}`);

export const roleText = (role: Role): string => t(`roles.learned.${role}`);
