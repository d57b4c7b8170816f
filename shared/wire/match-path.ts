/** What the address of a match is made of. */
export const MATCH_ID = /^[\w-]{1,64}$/;

const MATCH = /^\/m\/([\w-]{1,64})\/?$/;

/** Where a finished match is shown. */
export const matchPath = (id: string): string => `/m/${id}`;

/** The id of the match in a page's path. */
export const readMatchId = (path: string): string | undefined => MATCH.exec(path)?.[1];

const LINK = /(\/m\/[\w-]{1,64})\/?(#\S*)?$/;

/** Reads a link a person pasted: the path it leads to here, with the moment it names. */
export function readMatchLink(text: string): string | undefined {
  const [, path, moment = ''] = LINK.exec(text.trim()) ?? [];
  return path && path + moment;
}
