import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import sirv from 'sirv';
import { firstSpoken } from '#client/texts/languages.ts';
import { CASE_PATH } from '#shared/wire/case-path.ts';
import { FORK_PATH } from '#shared/wire/fork-path.ts';
import { GAMES_PATH } from '#shared/wire/games-path.ts';
import { LEARN_PATH } from '#shared/wire/learn-path.ts';
import { readMatchId } from '#shared/wire/match-path.ts';
import { isRulesPath } from '#shared/wire/rules-path.ts';
import { readTableCode } from '#shared/wire/table-code.ts';
import { CONTENT_SECURITY_POLICY } from './headers.ts';
import { caseCard, forkCard, homeCard, matchCard, rulesCard, tableCard, withCard } from './link-card.ts';
import { type PageKind, preloadsOf } from './preloads.ts';

/** The place of the built page for what comes ahead. */
const PRELOADS = '<!--preloads-->';

/** The built client. Names under /built/ carry a hash of their content and can be kept for ever. */
export function builtPages(folder: string): RequestHandler {
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      response.setHeader(
        'Cache-Control',
        path.startsWith('/built/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      // A worker has the policy it was served with, not that of its page.
      response.setHeader('Content-Security-Policy', CONTENT_SECURITY_POLICY);
    },
  });
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const preloads = preloadsOf(folder, page);
  const answer = (response: Response, kind: PageKind, card: Parameters<typeof withCard>[1]) =>
    response
      .set({
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': CONTENT_SECURITY_POLICY,
        Vary: 'Accept-Language',
      })
      .type('html')
      .send(withCard(page, card).replace(PRELOADS, () => preloads(kind, languageOf(response.req))));

  return (request, response, next) => {
    if (request.path !== '/' && request.path !== '/index.html') return files(request, response, next);
    // One page for all: what it is for stands in the address that was asked for.
    const { pathname } = new URL(request.originalUrl, 'http://localhost');
    const origin = originOf(request);
    const code = pathname.startsWith('/t/') ? readTableCode(pathname) : undefined;
    if (code) return void answer(response, 'table', tableCard(origin, code));
    if (readMatchId(pathname)) return void answer(response, 'match', matchCard(origin));
    if (pathname === FORK_PATH) return void answer(response, 'fork', forkCard(origin));
    if (pathname.startsWith(CASE_PATH)) return void answer(response, 'case', caseCard(origin));
    if (pathname === GAMES_PATH) return void answer(response, 'games', homeCard(origin));
    if (isRulesPath(pathname)) return void answer(response, 'rules', rulesCard(origin));
    answer(response, pathname.startsWith(LEARN_PATH) ? 'learn' : 'home', homeCard(origin));
  };
}

/** What its browser reads; who chose another language on the page has that one from there. */
const languageOf = (request: Request) => firstSpoken(request.acceptsLanguages());

/** As the caller wrote it: it goes back to nobody but him. */
function originOf({ headers }: Request): string {
  const [protocol = 'http'] = String(headers['x-forwarded-proto'] ?? 'http').split(',');
  return `${protocol.trim()}://${headers.host ?? 'localhost'}`;
}
