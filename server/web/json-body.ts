import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { refuse } from './limits.ts';

const MOST_BYTES = 4096;

/** How somebody is answered who brings something else. */
export type BodyRefused = typeof refuse;

/** JSON, and not much of it: all that anybody has to say to this server. What is too much is not read to its end. */
export const jsonBody =
  (refused: BodyRefused = refuse): RequestHandler =>
  async (request, response, next) => {
    if (!isJson(request)) return refused(request, response, 415, 'not-understood');
    const bytes = await readBody(request);
    if (bytes === 'gone') return;
    if (bytes === 'too-much') return refused(request, response, 413, 'not-understood');
    try {
      request.body = JSON.parse(bytes.toString());
    } catch {
      return refused(request, response, 400, 'not-understood');
    }
    next();
  };

const JSON_TYPE = /^application\/json *(?:;|$)/i;

/** As it is: what is compressed can be far more than it looks. */
function isJson({ headers }: IncomingMessage): boolean {
  return JSON_TYPE.test(headers['content-type'] ?? '') && headers['content-encoding'] === undefined;
}

/** Nothing is read of a body that is announced to be too long. */
function readBody(request: IncomingMessage): Promise<Buffer | 'too-much' | 'gone'> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return Promise.resolve('too-much');
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    let length = 0;
    const read = (piece: Buffer) => {
      length += piece.length;
      if (length <= MOST_BYTES) return void pieces.push(piece);
      request.off('data', read);
      resolve('too-much');
    };
    request.on('data', read);
    request.on('end', () => resolve(Buffer.concat(pieces)));
    request.on('close', () => resolve('gone'));
    request.on('error', () => resolve('gone'));
  });
}
