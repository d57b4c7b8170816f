import { matchMaker } from '@colyseus/core';
import express, { type Application, type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Faults } from '#server/rooms/faults.ts';
import type { Listing } from '#server/rooms/listing.ts';
import type { TableCodes } from '#server/rooms/table-codes.ts';
import type { TableOrigin } from '#server/rooms/table-room.ts';
import type { Throttle } from '#server/rooms/throttle.ts';
import type { Store } from '#server/store/index.ts';
import { matchPath } from '#shared/wire/match-path.ts';
import { tableSettingsSchema } from '#shared/wire/table.ts';
import { tablePath } from '#shared/wire/table-code.ts';
import { because } from './because.ts';
import { addMatchRoutes } from './match-routes.ts';

interface Routes {
  readonly codes: TableCodes;
  readonly listing: Listing;
  readonly store: Store;
  readonly openings: Throttle;
  readonly consents: Throttle;
  readonly pages: RequestHandler;
  readonly faults: Faults;
}

export function addRoutes(
  app: Application,
  { codes, listing, store, openings, consents, pages, faults }: Routes,
): void {
  app.disable('x-powered-by');
  app.get('/healthz', (_request, response) => {
    const ok = matchMaker.state === matchMaker.MatchMakerState.READY;
    response.status(ok ? 200 : 503).json({ ok });
  });

  app.post('/tables', express.json({ limit: '4kb' }), async (request, response) => {
    const settings = tableSettingsSchema.safeParse(request.body);
    if (!settings.success) return void response.status(400).json(because('not-understood'));
    if (!openings.allows(request.ip ?? ''))
      return void response.status(429).json(because('too-many-requests'));
    const code = await codes.reserve();
    try {
      await matchMaker.createRoom('table', { code, settings: settings.data } satisfies TableOrigin);
    } catch (error) {
      await codes.release(code);
      throw error;
    }
    response.status(201).json({ code });
  });

  // Server-sent events: the home page needs neither the SDK nor polling.
  app.get('/tables', (request, response) => {
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).flushHeaders();
    request.on(
      'close',
      listing.follow((tables) => response.write(`data: ${JSON.stringify(tables)}\n\n`)),
    );
  });

  addMatchRoutes(app, store, consents);

  // One page for all: the client reads the code or the match from the address.
  app.get([tablePath(':code'), matchPath(':id')], (request, _response, next) => {
    request.url = '/';
    next();
  });
  app.use(pages);
  app.use((_request, response) => void response.status(404).type('text').send('Not found.'));

  const failed: ErrorRequestHandler = (error, request, response, next) => {
    if (response.headersSent) return next(error);
    // A body that is no JSON, or too much of it.
    if (typeof error?.status === 'number' && error.status < 500) {
      return void response.status(error.status).json(because('not-understood'));
    }
    const fault = faults.report(error, 'request failed', { path: request.path });
    response.status(500).json({ ...because('failed'), fault });
  };
  app.use(failed);
}
