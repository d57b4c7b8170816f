import { ErrorCode, matchMaker, ServerError } from '@colyseus/core';
import type { Clock } from '#server/process/clock.ts';
import type { Faults } from '#server/process/faults.ts';
import { hashOf } from '#server/process/hashed-secret.ts';
import type { Limiter } from '#server/process/shared-throttle.ts';
import type { Whereabouts } from '#server/store/index.ts';
import type { Invitation } from '#shared/wire/invitation.ts';
import { isTableRefusal, type TableRefusal } from '#shared/wire/refusal.ts';
import { Arrival } from '#shared/wire/table.ts';
import { isTableCode } from '#shared/wire/table-code.ts';
import type { NeighbourTables } from './neighbour-tables.ts';
import { TableRoom } from './table-room.ts';
import { GoingAway } from './tables-in-memory.ts';

interface MatchmakerParts {
  readonly clock: Clock;
  readonly faults: Faults;
  /** By address: whoever belongs to no chair of the table he asks for. */
  readonly joinings: Limiter;
  /** By seat key: nobody comes back so often that it hurts. */
  readonly returns: Limiter;
  /** Resolves when the table with this code is here, or it is known who has it. */
  knock(code: string): Promise<Whereabouts>;
  readonly neighbours: NeighbourTables;
  /** Whether the operator does not let in who has this key, or comes from there. */
  refuses(keyHash: string, caller: string): boolean;
}

/** A process that does not answer may be dead, and its table soon somebody else's. */
const FINDING_MS = 2_500;
const LOOK_AGAIN_MS = 200;

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
    try {
      const arrival = Arrival.safeParse(wish);
      const keyHash = hashOf(arrival.success ? arrival.data.key : '');
      if (this.#parts.refuses(keyHash, caller)) return no('banned');
      let isAllowed = false;
      return await this.#atTable(code, async (table) => {
        isAllowed ||= await this.#allows((await table?.opensChair(keyHash)) ? { keyHash } : { caller });
        if (!isAllowed) return no('too-many-requests');
        if (!table) return no('no-such-table');
        if (!arrival.success) return no('not-understood');
        return { ok: true, place: await table.reserve(arrival.data) };
      });
    } catch (error) {
      return no(this.#refusalFor(error, 'joining failed', code));
    }
  }

  /** What the link to a table shows; to guess codes this way is no easier than by joining. */
  async invite(code: string, caller: string): Promise<Invited> {
    const { joinings } = this.#parts;
    if (!(await joinings.allows(caller))) return no('too-many-requests');
    try {
      const invitation = await this.#atTable(code, async (table) => table?.invitation());
      return invitation ? { ok: true, invitation } : no('no-such-table');
    } catch (error) {
      return no(this.#refusalFor(error, 'inviting failed', code));
    }
  }

  /** Whoever is told that it failed may try again; only what nobody expected is a fault. */
  #refusalFor(error: unknown, what: string, code: string): TableRefusal {
    const refusal = refusalFor(error);
    const isExpected = error instanceof GoingAway;
    if (refusal === 'failed' && !isExpected) this.#parts.faults.report(error, what, { table: code });
    return refusal;
  }

  /** A seat is its owner's: however many others knock, he gets in. */
  #allows(who: { readonly keyHash: string } | { readonly caller: string }): boolean | Promise<boolean> {
    const { joinings, returns } = this.#parts;
    return 'keyHash' in who ? returns.allows(who.keyHash) : joinings.allows(who.caller);
  }

  /** Does something at the table, wherever it is; again, if the process that has it does not answer. */
  async #atTable<Done>(code: string, work: (table: FoundTable | undefined) => Promise<Done>): Promise<Done> {
    const { clock, knock, neighbours } = this.#parts;
    const until = clock.monotonic() + FINDING_MS;
    for (;;) {
      const at = isTableCode(code) ? await knock(code) : 'nowhere';
      if (typeof at === 'string') return work(tableAt(code));
      try {
        return await work({
          opensChair: (keyHash) => neighbours.opensChair(code, keyHash),
          reserve: (arrival) => neighbours.reserve(code, at, arrival),
          invitation: () => neighbours.invitation(code),
        });
      } catch (error) {
        if (clock.monotonic() > until) throw error;
        await new Promise<void>((resolve) => void clock.after(LOOK_AGAIN_MS, resolve));
      }
    }
  }
}

/** What can be asked of a table, here or in another process. */
interface FoundTable {
  opensChair(keyHash: string): boolean | Promise<boolean>;
  reserve(arrival: Arrival): Promise<object>;
  invitation(): Invitation | undefined | Promise<Invitation | undefined>;
}

function tableAt(code: string): FoundTable | undefined {
  const room = isTableCode(code) ? matchMaker.getLocalRoomById(code) : undefined;
  if (!(room instanceof TableRoom)) return undefined;
  return {
    opensChair: (keyHash) => room.opensChair(keyHash),
    async reserve(arrival) {
      if (room.locked) throw new ServerError(ErrorCode.MATCHMAKE_INVALID_ROOM_ID, 'closing');
      return matchMaker.reserveSeatFor(room['_listing'], arrival);
    },
    invitation: () => room.invitation,
  };
}

function refusalFor(error: unknown): TableRefusal {
  if (!(error instanceof ServerError)) return 'failed';
  if (isTableRefusal(error.message)) return error.message;
  return error.code === ErrorCode.MATCHMAKE_INVALID_ROOM_ID ? 'no-such-table' : 'failed';
}
