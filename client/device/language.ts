import { keep, recall } from './memory.ts';

const ITEM = 'language';

/** The one chosen on this device, then those its browser asks for. A terminal asks for none. */
export function wantedLanguages(): readonly string[] {
  if (typeof document === 'undefined') return [];
  const chosen = recall(ITEM);
  return chosen === undefined ? navigator.languages : [chosen, ...navigator.languages];
}

export const keepLanguage = (code: string): void => keep(ITEM, code);
