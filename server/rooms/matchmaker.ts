import { ErrorCode, matchMaker, ServerError } from '@colyseus/core';
import type { Faults } from '#server/process/faults.ts';
import { hashOf } from '#server/process/hashed-secret.ts';
import type { Throttle } from '#server/process/throttle.ts';
import type { Invitation } from '#shared/wire/invitation.ts';
import { isTableRefusal, type TableRefusal } from '#shared/wire/refusal.ts';
import { Arrival } from '#shared/wire/table.ts';
import { isTableCode } from '#shared/wire/table-code.ts';
import { TableRoom } from './table-room.ts';

interface MatchmakerParts {
  readonly faults: Faults;
  /** By address: whoever belongs to no chair of the table he asks for. */
  readonly joinings: Throttle;
  /** By seat key: nobody comes back so often that it hurts. */
  readonly returns: Throttle;
  /** Resolves when the table with this code is here, if there is one. */
  knock(code: string): Promise<void>;
}

type Joined =
  | { readonly ok: true; readonly place: object }
  | { readonly ok: false; readonly reason: TableRefusal };

type Invited =
  | { readonly ok: true; readonly invitation: Invitation }
  | { readonly ok: false; readonly reason: TableRefusal };

const no = (reason: TableRefusal) => ({ ok: false, reason }) as const;

/**
 * The one way to a table. Colyseus' own routes let strangers create rooms and join any, read bodies without limit and
 * repeat internal messages: they are not open, and a place is asked for here.
 */
export class Matchmaker {
  readonly #parts: MatchmakerParts;

  constructor(parts: MatchmakerParts) {
    this.#parts = parts;
  }

  /** Who comes before his table is back waits for it, instead of being told that there is none. */
  async join(code: string, wish: unknown, caller: string): Promise<Joined> {
    const { faults, knock } = this.#parts;
    try {
      const arrival = Arrival.safeParse(wish);
      if (isTableCode(code)) await knock(code);
      const table = tableAt(code);
      const key = arrival.success ? arrival.data.key : '';
      if (!this.#allows(table?.opensChair(key) ? { key } : { caller })) return no('too-many-requests');
      if (!table) return no('no-such-table');
      if (!arrival.success) return no('not-understood');
      return { ok: true, place: await matchMaker.joinById(code, arrival.data) };
    } catch (error) {
      const refusal = refusalFor(error);
      if (refusal === 'failed') faults.report(error, 'joining failed', { table: code });
      return no(refusal);
    }
  }

  /** What the link to a table shows; to guess codes this way is no easier than by joining. */
  async invite(code: string, caller: string): Promise<Invited> {
    const { faults, joinings, knock } = this.#parts;
    if (!joinings.allows(caller)) return no('too-many-requests');
    try {
      if (isTableCode(code)) await knock(code);
      const invitation = tableAt(code)?.invitation;
      return invitation ? { ok: true, invitation } : no('no-such-table');
    } catch (error) {
      const refusal = refusalFor(error);
      if (refusal === 'failed') faults.report(error, 'inviting failed', { table: code });
      return no(refusal);
    }
  }

  /** A seat is its owner's: however many others knock, he gets in. */
  #allows(who: { readonly key: string } | { readonly caller: string }): boolean {
    const { joinings, returns } = this.#parts;
    return 'key' in who ? returns.allows(hashOf(who.key)) : joinings.allows(who.caller);
  }
}

function tableAt(code: string): TableRoom | undefined {
  const room = isTableCode(code) ? matchMaker.getLocalRoomById(code) : undefined;
  return room instanceof TableRoom ? room : undefined;
}

function refusalFor(error: unknown): TableRefusal {
  if (!(error instanceof ServerError)) return 'failed';
  if (isTableRefusal(error.message)) return error.message;
  return error.code === ErrorCode.MATCHMAKE_INVALID_ROOM_ID ? 'no-such-table' : 'failed';
}
