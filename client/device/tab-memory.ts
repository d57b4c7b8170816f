/** What one tab keeps over a reload, and no other tab sees. */
export function recallInTab<Kept>(item: string, otherwise: Kept): Kept {
  try {
    const text = sessionStorage.getItem(item);
    return text === null ? otherwise : (JSON.parse(text) as Kept);
  } catch {
    return otherwise;
  }
}

export function keepInTab(item: string, value: unknown): void {
  try {
    sessionStorage.setItem(item, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing begins anew after a reload.
  }
}

/** Whether this tab only watches a table: a reload must not sit down, nor ask again. */
export const recallWatching = (code: string): boolean => recallInTab(`watching ${code}`, false);
export const keepWatching = (code: string, watching: boolean): void =>
  keepInTab(`watching ${code}`, watching);

/** What is typed at a table and not said yet. */
export const recallDraft = (code: string): string => recallInTab(`draft ${code}`, '');
export const keepDraft = (code: string, text: string): void => keepInTab(`draft ${code}`, text);
