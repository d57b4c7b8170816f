import { matchMaker } from '@colyseus/core';
import { soon } from '#server/process/soon.ts';
import type { OperatedNeighbours, OperatedTable } from './operated-table.ts';
import type { TableRoom } from './table-room.ts';

const ANSWER_MS = 1000;
/** How many of them one page shows. */
const MOST_SHOWN = 200;

/** The tables of other processes, asked over Redis; one that does not answer is left out. */
export const operatedNeighbours: OperatedNeighbours = {
  async operated() {
    const rooms = await soon(matchMaker.query({ name: 'table' }), []);
    const others = rooms.filter(({ processId }) => processId !== matchMaker.processId).slice(0, MOST_SHOWN);
    const none: readonly OperatedTable[] = [];
    return (await Promise.all(others.map(({ roomId }) => soon(ask(roomId, 'operated'), none)))).flat();
  },
  tableOf: (code) => ({
    isThere: async () => (await soon(ask(code, 'operated'), [])).length > 0,
    personAt: (seat) => soon(ask(code, 'personAt', [seat]), undefined),
    hangUpOn: async (keyHash) => void (await soon(ask(code, 'hangUpOn', [keyHash]), undefined)),
    closeForGood: async () => void (await ask(code, 'closeForGood')),
  }),
};

function ask<Name extends 'operated' | 'personAt' | 'hangUpOn' | 'closeForGood'>(
  code: string,
  name: Name,
  given?: unknown[],
) {
  return matchMaker.remoteRoomCall<TableRoom, Name>(code, name, given, ANSWER_MS);
}
