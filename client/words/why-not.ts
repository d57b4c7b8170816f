import { refusalText, t } from '#client/texts/texts.ts';
import type { View } from '#shared/play/index.ts';
import type { Refusal } from '#shared/wire/refusal.ts';
import { nextLocation } from './commands.ts';
import { locationName } from './names.ts';

/** Why something cannot be done, for whoever sees the card on top of the locations: it is called by its name. */
export function whyNotText(view: View, refusal: Refusal): string {
  const next = nextLocation(view);
  if (!next) return refusalText(refusal);
  const location = locationName(next);
  switch (refusal) {
    case 'no-place-here':
    case 'no-place-in-reach':
    case 'fits-in-reach':
      return t(`nextFits.${refusal}`, { location });
    default:
      return refusalText(refusal);
  }
}
