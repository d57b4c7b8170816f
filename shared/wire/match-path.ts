const MATCH = /^\/m\/([\w-]{1,64})\/?$/;

/** Where a finished match is shown. */
export const matchPath = (id: string): string => `/m/${id}`;

/** The id of the match in a page's path. */
export const readMatchId = (path: string): string | undefined => MATCH.exec(path)?.[1];
