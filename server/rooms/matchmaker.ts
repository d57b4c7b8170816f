import { ErrorCode, matchMaker, ServerError } from '@colyseus/core';
import { isTableRefusal, type TableRefusal } from '#shared/wire/refusal.ts';
import type { Faults } from './faults.ts';
import type { Throttle } from './throttle.ts';

const { controller } = matchMaker;
const invoke = controller.invokeMethod;

/**
 * Colyseus' matchmaker lets strangers create rooms, from any site, and repeats internal messages: not here.
 * Who comes before the tables are back waits for them, instead of being told that there is none.
 */
export function restrictMatchmaker(faults: Faults, joinings: Throttle, tablesBack: Promise<void>): void {
  controller.exposedMethods = ['joinById'];
  Object.assign(controller, { DEFAULT_CORS_HEADERS: {}, getCorsHeaders: () => ({}) });
  controller.invokeMethod = async (method, code, options, context) => {
    try {
      if (!joinings.allows(context?.ip ?? '')) throw refused('too-many-requests');
      await tablesBack;
      return await invoke.call(controller, method, code, options, context);
    } catch (error) {
      const refusal = refusalFor(error);
      if (refusal === 'failed') faults.report(error, 'matchmaking failed', { method });
      throw new ServerError(ErrorCode.MATCHMAKE_UNHANDLED, refusal);
    }
  };
}

const refused = (reason: TableRefusal) => new ServerError(ErrorCode.APPLICATION_ERROR, reason);

function refusalFor(error: unknown): TableRefusal {
  if (!(error instanceof ServerError)) return 'failed';
  if (isTableRefusal(error.message)) return error.message;
  switch (error.code) {
    case ErrorCode.MATCHMAKE_INVALID_ROOM_ID:
      return 'no-such-table';
    case ErrorCode.MATCHMAKE_NO_HANDLER:
      return 'not-understood';
    default:
      return 'failed';
  }
}
