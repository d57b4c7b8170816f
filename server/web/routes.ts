import { matchMaker } from '@colyseus/core';
import type { Application, ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { TableCodes } from '#server/rooms/table-codes.ts';
import { tablePath } from '#shared/wire/table-code.ts';

interface Routes {
  readonly codes: TableCodes;
  readonly pages: RequestHandler;
  readonly log: Logger;
}

export function addRoutes(app: Application, { codes, pages, log }: Routes): void {
  app.disable('x-powered-by');
  app.get('/healthz', (_request, response) => {
    const ok = matchMaker.state === matchMaker.MatchMakerState.READY;
    response.status(ok ? 200 : 503).json({ ok });
  });
  app.post('/tables', async (_request, response) => {
    const code = codes.reserve();
    try {
      await matchMaker.createRoom('table', { code });
    } catch (error) {
      codes.release(code);
      throw error;
    }
    response.status(201).json({ code });
  });
  // One page for all: the client reads the code from the address.
  app.get(tablePath(':code'), (request, _response, next) => {
    request.url = '/';
    next();
  });
  app.use(pages);
  app.use((_request, response) => void response.status(404).type('text').send('Not found.'));

  const failed: ErrorRequestHandler = (error, request, response, next) => {
    log.error({ err: error, path: request.path }, 'request failed');
    if (response.headersSent) next(error);
    else response.status(500).json({ reason: 'failed' });
  };
  app.use(failed);
}
