import type { Request, RequestHandler, Response } from 'express';
import type { Limiter } from '#server/process/shared-throttle.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import type { Caller } from './caller.ts';
import { because } from './refusal-body.ts';

/** No more of these from one caller than the throttle allows; nothing of the rest is read. */
export const limited =
  (limiter: Limiter, caller: Caller): RequestHandler =>
  async (request, response, next) =>
    (await limiter.allows(caller(request))) ? next() : refuse(request, response, 429, 'too-many-requests');

const LISTENING_ON_MS = 1000;

/**
 * Why not. Whatever is still on its way is thrown away, and only for a moment: who is hung up on while he speaks does
 * not hear the answer.
 */
export function refuse(request: Request, response: Response, status: number, reason: TableRefusal): void {
  response.status(status);
  if (request.complete) return void response.json(because(reason));
  const body = JSON.stringify(because(reason));
  response
    .set({ Connection: 'close', 'Content-Length': String(body.length) })
    .type('json')
    .write(body);
  const hangUp = setTimeout(() => response.end(), LISTENING_ON_MS);
  request.once('close', () => clearTimeout(hangUp));
  request.once('end', () => response.end());
  request.resume();
}
