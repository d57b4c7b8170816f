import express, { type Application, type Request, type Response } from 'express';
import { hashOf } from '#server/rooms/secret.ts';
import { talkAfterwards } from '#server/rooms/talk.ts';
import type { Throttle } from '#server/rooms/throttle.ts';
import type { Store, StoredConsent } from '#server/store/index.ts';
import { Consent, type Consents } from '#shared/wire/consent.ts';
import { because } from './because.ts';

/** As many as anybody reads down a list. */
const MOST_LISTED = 50;

const BEARER = /^Bearer ([0-9a-f]{64})$/;

/** Only finished matches are to be asked for; of a running one not even the existence shows. */
export function addMatchRoutes(app: Application, store: Store, tries: Throttle): void {
  app.get('/matches/:id', async (request, response) => {
    const record = await store.finishedRecord(idIn(request));
    if (record) response.json(record);
    else noSuchMatch(response);
  });

  app.get('/archive', async (_request, response) => {
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

  app.put('/matches/:id/consents', express.json({ limit: '1kb' }), async (request, response) => {
    const consent = Consent.safeParse(request.body);
    if (!consent.success) return void response.status(400).json(because('not-understood'));
    if (!tries.allows(request.ip ?? '')) return void response.status(429).json(because('too-many-requests'));
    const keyHash = keyHashIn(request);
    const isOwner = await store.setConsent(idIn(request), keyHash, consent.data);
    const consents = await store.consents(idIn(request));
    if (!consents) return noSuchMatch(response);
    if (!isOwner) return void response.status(403).json(because('not-your-seat'));
    neverKept(response).json(told(consents, keyHash));
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
