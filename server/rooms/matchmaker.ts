import { ErrorCode, matchMaker, ServerError } from '@colyseus/core';
import type { Logger } from 'pino';
import { isRefusal, type Refusal } from '#shared/wire/refusal.ts';

const { controller } = matchMaker;
const invoke = controller.invokeMethod;

/** Colyseus' matchmaker lets strangers create rooms, from any site, and repeats internal messages: not here. */
export function restrictMatchmaker(log: Logger): void {
  controller.exposedMethods = ['joinById', 'reconnect'];
  Object.assign(controller, { DEFAULT_CORS_HEADERS: {}, getCorsHeaders: () => ({}) });
  controller.invokeMethod = async (method, code, options, context) => {
    try {
      return await invoke.call(controller, method, code, options, context);
    } catch (error) {
      const refusal = await refusalFor(error, code);
      if (refusal === 'failed') log.warn({ err: error, method }, 'matchmaking failed');
      throw new ServerError(ErrorCode.MATCHMAKE_UNHANDLED, refusal);
    }
  };
}

async function refusalFor(error: unknown, code: string): Promise<Refusal> {
  if (!(error instanceof ServerError)) return 'failed';
  if (isRefusal(error.message)) return error.message;
  switch (error.code) {
    case ErrorCode.MATCHMAKE_INVALID_ROOM_ID:
      return (await matchMaker.query({ roomId: code })).length > 0 ? 'table-full' : 'no-such-table';
    case ErrorCode.MATCHMAKE_NO_HANDLER:
      return 'not-understood';
    default:
      return 'failed';
  }
}
