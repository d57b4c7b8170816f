/** Who answers a request: the server and only if it cannot be reached what was kept, what was kept, or the server alone. */
export type Route = 'page' | 'built' | 'server';

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** Pages that need no server: the entrance, the rules, the lessons, forks, cases. A table or a match is nothing without one. */
export const opensWithoutServer = (path: string): boolean =>
  /^\/(?:rules\/?|fork\/?|(?:learn|case)(?:\/.*)?)?$/.test(path);

export function routeOf({ method, mode, url }: Asked, ownOrigin: string): Route {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return 'server';
  // Named after their content: what was kept under a name is what the server has under it.
  if (pathname.startsWith('/built/')) return 'built';
  return mode === 'navigate' && opensWithoutServer(pathname) ? 'page' : 'server';
}
