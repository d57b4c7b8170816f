import { forget, keep, recall } from './memory.ts';

const ITEM = 'aboard';

/** The table this device last had a seat at, as long as there is something to come back to. */
export const recallAboard = (): string | undefined => recall(ITEM);
export const keepAboard = (code: string): void => keep(ITEM, code);

export function forgetAboard(code: string): void {
  if (recallAboard() === code) forget(ITEM);
}
