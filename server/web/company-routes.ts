import type { Application, Request } from 'express';
import type { Limiter } from '#server/process/shared-throttle.ts';
import type { CompanyThere } from '#shared/wire/company.ts';
import { companyPath } from '#shared/wire/company-path.ts';
import { MATCH_ID } from '#shared/wire/match-path.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import type { Caller } from './caller.ts';
import type { Joined } from './joining-route.ts';
import { jsonBody } from './json-body.ts';
import { limited, refuse } from './limits.ts';

/** What the pages can ask of those who watch a match together. */
export interface CompanyDoor {
  there(match: string): Promise<CompanyThere | undefined>;
  join(match: string, wish: unknown, caller: string): Promise<Joined>;
}

interface CompanyRoutes {
  readonly companies: CompanyDoor;
  readonly joinings: Limiter;
  /** Who opens a match asks first whether somebody watches it. */
  readonly records: Limiter;
  readonly caller: Caller;
}

const matchIn = ({ params }: Request): string => String(params['id']);

/** Whoever has the address of a finished match can watch it with others who have it. */
export function addCompanyRoutes(
  app: Application,
  { companies, joinings, records, caller }: CompanyRoutes,
): void {
  const path = companyPath(':id');

  app.get(path, limited(records, caller), async (request, response) => {
    const match = matchIn(request);
    const there = MATCH_ID.test(match) ? await companies.there(match) : undefined;
    response.set('Cache-Control', 'no-store').json(there ?? null);
  });

  app.post(path, limited(joinings, caller), jsonBody(), async (request, response) => {
    const joined = await companies.join(matchIn(request), request.body, caller(request));
    if (joined.ok) response.status(201).json(joined.place);
    else refuse(request, response, statusOf(joined.reason), joined.reason);
  });
}

function statusOf(reason: TableRefusal): number {
  if (reason === 'no-such-table') return 404;
  if (reason === 'not-understood') return 400;
  return reason === 'failed' || reason === 'server-full' ? 503 : 409;
}
