import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { CONTENT_SECURITY_POLICY } from './headers.ts';

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
      if (path === '/') response.setHeader('Content-Security-Policy', CONTENT_SECURITY_POLICY);
    },
  });
  return (request, response, next) => files(request, response, next);
}
