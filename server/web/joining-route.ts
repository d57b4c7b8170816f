import type { Application } from 'express';
import type { Limiter } from '#server/process/shared-throttle.ts';
import type { Invitation } from '#shared/wire/invitation.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import type { Caller } from './caller.ts';
import { type BodyRefused, jsonBody } from './json-body.ts';
import { refuse } from './limits.ts';

/** A place at a table, to be taken over a socket; or why there is none. */
export type Joined =
  | { readonly ok: true; readonly place: object }
  | { readonly ok: false; readonly reason: TableRefusal };

/** What the link to a table shows; or why nothing. */
export type Invited =
  | { readonly ok: true; readonly invitation: Invitation }
  | { readonly ok: false; readonly reason: TableRefusal };

interface JoiningRoute {
  /** Asks for a place at the table with this code, for whoever calls from there. */
  join(code: string, wish: unknown, caller: string): Promise<Joined>;
  /** What the link to the table with this code shows to whoever calls from there. */
  invite(code: string, caller: string): Promise<Invited>;
  /** What people have who belong to no chair of the table. */
  readonly joinings: Limiter;
  readonly caller: Caller;
}

/**
 * What Colyseus' client asks before it opens a socket. The limit is asked first where the body is not what it has to
 * be, and after it where it may hold the key of a seat: who comes back to his seat is not held up by others.
 */
export function addJoiningRoute(app: Application, { join, invite, joinings, caller }: JoiningRoute): void {
  const refused: BodyRefused = async (request, response, status, reason) =>
    (await joinings.allows(caller(request)))
      ? refuse(request, response, status, reason)
      : refuse(request, response, 429, 'too-many-requests');

  app.post('/matchmake/joinById/:code', jsonBody(refused), async (request, response) => {
    const joined = await join(String(request.params['code']), request.body, caller(request));
    if (joined.ok) response.json(joined.place);
    else response.status(statusOf(joined.reason)).json(asError(joined.reason));
  });

  app.get('/tables/:code', async (request, response) => {
    const invited = await invite(String(request.params['code']), caller(request));
    response.set('Cache-Control', 'no-store');
    if (invited.ok) response.json(invited.invitation);
    else refuse(request, response, statusOf(invited.reason), invited.reason);
  });

  // The other ways Colyseus' client knows: creating rooms, joining any, reconnecting by token.
  app.use('/matchmake', (_request, response) => void response.status(404).json(asError('not-understood')));
}

/** Where the client of Colyseus looks for a reason. */
const asError = (reason: TableRefusal) => ({ error: reason });

function statusOf(reason: TableRefusal): number {
  switch (reason) {
    case 'no-such-table':
      return 404;
    case 'too-many-requests':
      return 429;
    case 'not-understood':
      return 400;
    case 'failed':
      return 503;
    default:
      return 409;
  }
}
