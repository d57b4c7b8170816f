import { matchMaker } from '@colyseus/core';
import { nanoid } from 'nanoid';
import type { Elsewhere } from '#server/store/index.ts';
import type { Invitation } from '#shared/wire/invitation.ts';
import type { Arrival } from '#shared/wire/table.ts';
import type { TableRoom } from './table-room.ts';

/** A process that does not answer for so long is asked again, until somebody else has its table. */
const ANSWER_MS = 1000;

/** Tables that another process has. Whoever wants to sit there is given a place to be taken over its own address. */
export const neighbourTables = {
  async reserve(code: string, at: Elsewhere, arrival: Arrival): Promise<object> {
    const sessionId = nanoid();
    const isReserved = await ask(code, 'reserve', [sessionId, arrival]);
    if (!isReserved) throw new Error('no place was kept at the table');
    return { name: 'table', sessionId, roomId: code, processId: at.process, publicAddress: at.address };
  },
  opensChair: async (code: string, keyHash: string): Promise<boolean> =>
    (await ask(code, 'opensChair', [keyHash])) === true,
  invitation: (code: string): Promise<Invitation | undefined> => ask(code, 'invitation'),
};

export type NeighbourTables = typeof neighbourTables;

function ask<Name extends 'reserve' | 'opensChair' | 'invitation'>(
  code: string,
  name: Name,
  given?: unknown[],
) {
  return matchMaker.remoteRoomCall<TableRoom, Name>(code, name, given, ANSWER_MS);
}
