import type { Application, Request, Response } from 'express';
import { hashOf } from '#server/process/hashed-secret.ts';
import type { Limiter } from '#server/process/shared-throttle.ts';
import type { Store, StoredConsent } from '#server/store/index.ts';
import { talkAfterwards } from '#server/store/talk-log.ts';
import { Consent, type Consents } from '#shared/wire/consent.ts';
import { MATCH_ID } from '#shared/wire/match-path.ts';
import type { Caller } from './caller.ts';
import { jsonBody } from './json-body.ts';
import { limited, refuse } from './limits.ts';
import { because } from './refusal-body.ts';

/** As many as anybody reads down a list. */
const MOST_LISTED = 50;

const BEARER = /^Bearer ([0-9a-f]{64})$/;

/** A finished match never changes; it is for who has its address, and for no cache in between. */
const UNCHANGING = 'private, max-age=86400, immutable';

interface MatchRoutes {
  readonly store: Store;
  readonly consents: Limiter;
  readonly records: Limiter;
  readonly caller: Caller;
}

/** Only finished matches are to be asked for; of a running one not even the existence shows. */
export function addMatchRoutes(
  app: Application,
  { store, consents: changes, records, caller }: MatchRoutes,
): void {
  app.get('/matches/:id{/*part}', limited(records, caller));
  // Not every store can be asked for everything: PostgreSQL fails where a text has a zero in it.
  app.all('/matches/:id{/*part}', (request, response, next) =>
    MATCH_ID.test(idIn(request)) ? next() : noSuchMatch(response),
  );

  app.get('/matches/:id', async (request, response) => {
    const record = await store.finishedRecord(idIn(request));
    if (record) response.set('Cache-Control', UNCHANGING).json(record);
    else noSuchMatch(response);
  });

  app.get('/archive', limited(records, caller), async (_request, response) => {
    neverKept(response).json(await store.listedMatches(MOST_LISTED));
  });

  app.get('/matches/:id/talk', async (request, response) => {
    const id = idIn(request);
    const [consents, talk] = await Promise.all([store.consents(id), store.loadTalk(id)]);
    if (!consents) return noSuchMatch(response);
    const shown = new Set(consents.flatMap(({ seat, marks }) => (marks ? [seat] : [])));
    neverKept(response).json(talkAfterwards(talk, (seat) => shown.has(seat)));
  });

  app.get('/matches/:id/consents', async (request, response) => {
    const consents = await store.consents(idIn(request));
    if (consents) neverKept(response).json(told(consents, keyHashIn(request)));
    else noSuchMatch(response);
  });

  app.put('/matches/:id/consents', limited(changes, caller), jsonBody(), async (request, response) => {
    const consent = Consent.safeParse(request.body);
    if (!consent.success) return refuse(request, response, 400, 'not-understood');
    const keyHash = keyHashIn(request);
    // A fork is nobody's match: it is in no list, whoever agrees.
    const isFork = (await store.finishedRecord(idIn(request)))?.setup.fork !== undefined;
    const said = isFork ? { ...consent.data, listing: false } : consent.data;
    const isOwner = await store.setConsent(idIn(request), keyHash, said);
    const consents = await store.consents(idIn(request));
    if (!consents) return noSuchMatch(response);
    if (!isOwner) return void response.status(403).json(because('not-your-seat'));
    neverKept(response).json(told(consents, keyHash));
  });

  app.delete('/matches/:id', limited(changes, caller), async (request, response) => {
    const isOwner = await store.withdraw(idIn(request), keyHashIn(request));
    if (isOwner) neverKept(response).json({ ok: true });
    else response.status(403).json(because('not-your-seat'));
  });
}

const idIn = ({ params }: Request): string => String(params['id']);

/** Of the seat key the request shows; of nobody's if it shows none. */
function keyHashIn(request: Request): string {
  return hashOf(BEARER.exec(request.get('Authorization') ?? '')?.[1] ?? '');
}

function told(consents: readonly StoredConsent[], keyHash: string): Consents {
  const own = consents.find((each) => each.keyHash === keyHash);
  return {
    people: consents.length,
    listing: consents.filter(({ listing }) => listing).length,
    ...(own && { own: { listing: own.listing, marks: own.marks } }),
  };
}

/** A consent can be withdrawn, and then nobody is told from a cache what it showed. */
const neverKept = (response: Response): Response => response.set('Cache-Control', 'no-store');

const noSuchMatch = (response: Response): void => void response.status(404).json(because('no-such-table'));
