import { t } from '#client/texts/texts.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** A small number in words. */
export function numberText(count: number): string {
  const named = NUMBERS[count - 1];
  return named ? t(`numbers.${named}`) : String(count);
}
