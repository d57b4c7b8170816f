import type { Application, ErrorRequestHandler, RequestHandler } from 'express';
import type { Faults } from '#server/process/faults.ts';
import type { Limiter } from '#server/process/shared-throttle.ts';
import type { Store } from '#server/store/index.ts';
import { CASE_PATH, casePath } from '#shared/wire/case-path.ts';
import { ForkTableWish } from '#shared/wire/fork.ts';
import { FORK_PATH } from '#shared/wire/fork-path.ts';
import { GAMES_PATH } from '#shared/wire/games-path.ts';
import { LEARN_PATH } from '#shared/wire/learn-path.ts';
import type { ListedTable } from '#shared/wire/listing.ts';
import { matchPath } from '#shared/wire/match-path.ts';
import { PUSH_KEY_PATH } from '#shared/wire/push-path.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import { RULES_PATH } from '#shared/wire/rules-path.ts';
import { type TableSettings, tableSettingsSchema } from '#shared/wire/table.ts';
import { tablePath } from '#shared/wire/table-code.ts';
import type { Caller } from './caller.ts';
import { addCompanyRoutes, type CompanyDoor } from './company-routes.ts';
import { setSecurityHeaders } from './headers.ts';
import { addJoiningRoute, type Invited, type Joined } from './joining-route.ts';
import { jsonBody } from './json-body.ts';
import { limited, refuse } from './limits.ts';
import { addMatchRoutes } from './match-routes.ts';
import { newestTo } from './newest-to.ts';
import { privacyPage } from './privacy-page.ts';
import { because } from './refusal-body.ts';

/** What the pages can ask of the tables. */
interface Tables {
  /** Whether players are taken. */
  isOpen(): boolean;
  /** Whether tables in other processes can be reached. */
  hearsNeighbours(): boolean;
  /** A new table for whoever calls from there. */
  open(settings: TableSettings, caller: string): Promise<Opened>;
  /** A table that goes on from a moment of a finished match. */
  openFork(
    wish: ForkTableWish,
    caller: string,
  ): Promise<
    { readonly ok: true; readonly code: string } | { readonly ok: false; readonly reason: TableRefusal }
  >;
  /** A place at the table with this code. */
  join(code: string, wish: unknown, caller: string): Promise<Joined>;
  /** What the link to the table with this code shows. */
  invite(code: string, caller: string): Promise<Invited>;
  /** Tells which tables wait for anybody, at once and at every change; the answer ends it. */
  follow(listener: (tables: readonly ListedTable[]) => void): () => void;
}

type Opened =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly reason: 'too-many-tables' | 'server-full' };

/** How often one caller may do what. */
interface Throttles {
  readonly openings: Limiter;
  readonly joinings: Limiter;
  readonly consents: Limiter;
  readonly records: Limiter;
}

interface Routes {
  readonly tables: Tables;
  readonly companies: CompanyDoor;
  readonly store: Store;
  readonly throttles: Throttles;
  readonly caller: Caller;
  readonly pages: RequestHandler;
  /** How long finished matches stay. */
  readonly keepMatchesMs: number;
  readonly faults: Faults;
  /** What a browser needs to let itself be called by this server; nothing if it calls nobody. */
  readonly pushKey: string | undefined;
}

export function addRoutes(
  app: Application,
  { tables, companies, store, throttles, caller, pages, keepMatchesMs, faults, pushKey }: Routes,
): void {
  app.disable('x-powered-by');
  app.use(setSecurityHeaders);
  app.get('/healthz', async (_request, response) => {
    const unwell = tables.isOpen() ? await storeProblem(store) : 'closing';
    if (unwell) response.status(503).json({ ok: false, reason: unwell });
    else response.json({ ok: true });
  });

  // Whether people should be sent here: a process that hands its tables over lives, and takes nobody.
  app.get('/readyz', async (_request, response) => {
    const lacking = !tables.isOpen()
      ? 'closing'
      : ((await storeProblem(store)) ?? (tables.hearsNeighbours() ? undefined : 'no-neighbours'));
    if (lacking) response.status(503).json({ ok: false, reason: lacking });
    else response.json({ ok: true });
  });

  app.post('/tables', limited(throttles.openings, caller), jsonBody(), async (request, response) => {
    const settings = tableSettingsSchema.safeParse(request.body);
    // Only the server itself says that something is a fork.
    if (!settings.success || settings.data.fork) return refuse(request, response, 400, 'not-understood');
    const opened = await tables.open(settings.data, caller(request));
    if (opened.ok) response.status(201).json({ code: opened.code });
    else refuse(request, response, opened.reason === 'server-full' ? 503 : 429, opened.reason);
  });

  app.post('/forks', limited(throttles.openings, caller), jsonBody(), async (request, response) => {
    const wish = ForkTableWish.safeParse(request.body);
    if (!wish.success) return refuse(request, response, 400, 'not-understood');
    const opened = await tables.openFork(wish.data, caller(request));
    if (opened.ok) response.status(201).json({ code: opened.code });
    else refuse(request, response, statusFor(opened.reason), opened.reason);
  });

  addJoiningRoute(app, { join: tables.join, invite: tables.invite, joinings: throttles.joinings, caller });

  // Server-sent events: the home page needs neither the SDK nor polling.
  app.get('/tables', (request, response) => {
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).flushHeaders();
    const tell = newestTo(response);
    request.on(
      'close',
      tables.follow((listed) => tell(`data: ${JSON.stringify(listed)}\n\n`)),
    );
  });

  // Before the routes of matches: it has a limit of its own.
  addCompanyRoutes(app, { companies, ...throttles, caller });
  addMatchRoutes(app, { store, ...throttles, caller });

  app.get(PUSH_KEY_PATH, (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ ...(pushKey !== undefined && { key: pushKey }) });
  });

  app.get('/privacy', privacyPage(keepMatchesMs));

  // One page for all: the client reads from the address what it is for.
  app.get(
    [
      tablePath(':code'),
      matchPath(':id'),
      RULES_PATH,
      LEARN_PATH,
      `${LEARN_PATH}/:lesson`,
      FORK_PATH,
      CASE_PATH,
      casePath(':day'),
      GAMES_PATH,
    ],
    (request, _response, next) => {
      request.url = '/';
      next();
    },
  );
  app.use(pages);
  app.use((_request, response) => void response.status(404).type('text').send('Not found.'));

  const failed: ErrorRequestHandler = (error, request, response, next) => {
    if (response.headersSent) return next(error);
    // A path that cannot be decoded.
    if (typeof error?.status === 'number' && error.status < 500) {
      return refuse(request, response, error.status, 'not-understood');
    }
    // The pattern, not the path: who has the address of a match may read it.
    const fault = faults.report(error, 'request failed', { route: request.route?.path });
    response.status(500).json({ ...because('failed'), fault });
  };
  app.use(failed);
}

function statusFor(reason: TableRefusal): number {
  if (reason === 'server-full') return 503;
  if (reason === 'too-many-tables') return 429;
  return reason === 'no-such-table' ? 404 : 400;
}

/** Why nobody should be sent here, if what is played would not reach the disk. */
async function storeProblem(store: Store): Promise<string | undefined> {
  const health = await store.health();
  return health.ok ? undefined : `store-${health.problem}`;
}
