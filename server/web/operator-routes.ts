import { timingSafeEqual } from 'node:crypto';
import type { Application, RequestHandler } from 'express';
import * as z from 'zod/mini';
import { hashOf } from '#server/process/hashed-secret.ts';
import type { Limiter } from '#server/process/shared-throttle.ts';
import { seat } from '#shared/wire/seat.ts';
import type { Caller } from './caller.ts';
import { setSecurityHeaders } from './headers.ts';
import { jsonBody } from './json-body.ts';
import { limited, refuse } from './limits.ts';
import { operatorPage } from './operator-page.ts';

const Close = z.strictObject({ table: z.string() });
const BanWish = z.strictObject({
  table: z.string(),
  seat,
  by: z.enum(['key', 'address']),
  hours: z.number().check(z.positive(), z.lte(24 * 365)),
});
const Lift = z.strictObject({ ban: z.string() });

/** What the operator can do. */
interface Desk {
  overview(): Promise<object>;
  close(table: string): Promise<boolean>;
  ban(wish: z.infer<typeof BanWish>): Promise<boolean>;
  lift(ban: string): Promise<boolean>;
}

interface OperatorRoutes {
  /** Without one there is no operator's page. */
  readonly token: string | undefined;
  readonly desk: Desk;
  /** Nobody guesses a token. */
  readonly tries: Limiter;
  readonly caller: Caller;
}

/** The operator's page, behind a token that is sent with every request and kept nowhere. */
export function addOperatorRoutes(app: Application, { token, desk, tries, caller }: OperatorRoutes): void {
  if (token === undefined) return;
  app.use('/operator', setSecurityHeaders);
  const expected = Buffer.from(hashOf(token));
  const isOperator: RequestHandler = (request, response, next) => {
    const [, given = ''] = /^Bearer (.{1,200})$/.exec(request.get('Authorization') ?? '') ?? [];
    // Hashes are of one length, whatever was given.
    if (timingSafeEqual(Buffer.from(hashOf(given)), expected)) next();
    else refuse(request, response, 403, 'not-your-seat');
  };
  const door = [limited(tries, caller), isOperator];
  const doing = <Wish>(
    path: string,
    schema: z.ZodMiniType<Wish>,
    act: (wish: Wish) => Promise<boolean>,
  ): void => {
    app.post(path, ...door, jsonBody(), async (request, response) => {
      const wish = schema.safeParse(request.body);
      if (!wish.success) return refuse(request, response, 400, 'not-understood');
      if (await act(wish.data)) response.json({ ok: true });
      else refuse(request, response, 404, 'no-such-table');
    });
  };

  app.get('/operator', operatorPage);
  app.get('/operator/overview', ...door, async (_request, response) => {
    response.set('Cache-Control', 'no-store').json(await desk.overview());
  });
  doing('/operator/close', Close, ({ table }) => desk.close(table));
  doing('/operator/ban', BanWish, (wish) => desk.ban(wish));
  doing('/operator/lift', Lift, ({ ban }) => desk.lift(ban));
}
