const MARK = 'data-kept';

/** A page as it is kept: it says so, because the server may have a newer one. */
export const markKept = (page: string): string => page.replace('<html ', `<html ${MARK} `);

/** Whether this page came from what was kept, and not from the server. */
export const isKeptPage = (): boolean => document.documentElement.hasAttribute(MARK);
