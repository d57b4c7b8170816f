import { type IRoomCache, matchMaker, ServerError } from '@colyseus/core';
import type { Faults } from '#server/process/faults.ts';
import { hashOf } from '#server/process/hashed-secret.ts';
import { soon } from '#server/process/soon.ts';
import { CompanyArrival, type CompanyThere } from '#shared/wire/company.ts';
import { MATCH_ID } from '#shared/wire/match-path.ts';
import { isTableRefusal, type TableRefusal } from '#shared/wire/refusal.ts';
import type { CompanyOrigin, CompanyRoom } from './company-room.ts';

interface CompaniesParts {
  readonly faults: Faults;
  /** Whether this process takes people. */
  isOpen(): boolean;
  refuses(keyHash: string, caller: string): boolean;
}

type Joined =
  | { readonly ok: true; readonly place: object }
  | { readonly ok: false; readonly reason: TableRefusal };

const MOST_COMPANIES = 200;
/** Another process has so long to say who is there. */
const ANSWER_MS = 1000;

const no = (reason: TableRefusal): Joined => ({ ok: false, reason });

/**
 * At most one company to a match, found by the address of the match alone: the name of its room follows from it. Where
 * processes share an address, Colyseus' driver says which of them has it; of two that are begun in two of them in the
 * very same moment the later one is found from then on.
 */
export class Companies {
  readonly #parts: CompaniesParts;
  readonly #opening = new Map<string, Promise<IRoomCache>>();

  constructor(parts: CompaniesParts) {
    this.#parts = parts;
  }

  /** Who watches a match together now, if anybody does. Who does not answer does not watch. */
  async there(match: string): Promise<CompanyThere | undefined> {
    const room = roomOf(match);
    if (!(await found(room))) return undefined;
    const there: CompanyThere | undefined = await matchMaker
      .remoteRoomCall<CompanyRoom, 'there'>(room, 'there', undefined, ANSWER_MS)
      .catch(() => undefined);
    return there && there.people > 0 ? there : undefined;
  }

  /** A place among them; whoever finds nobody begins. */
  async join(match: string, wish: unknown, caller: string): Promise<Joined> {
    const arrival = CompanyArrival.safeParse(wish);
    if (!arrival.success || !MATCH_ID.test(match)) return no('not-understood');
    if (this.#parts.refuses(hashOf(arrival.data.key), caller)) return no('banned');
    if (!this.#parts.isOpen()) return no('failed');
    try {
      const room = await this.#find(match, arrival.data);
      if (!room) return no('server-full');
      if (room.locked) return no('table-full');
      // Its process may be gone, or the last place taken just now: who comes again is told which.
      const place = await matchMaker.reserveSeatFor(room, arrival.data).catch(() => undefined);
      return place ? { ok: true, place } : no('failed');
    } catch (error) {
      if (error instanceof ServerError && isTableRefusal(error.message)) return no(error.message);
      this.#parts.faults.report(error, 'joining a company failed');
      return no('failed');
    }
  }

  async #find(match: string, { begin }: CompanyArrival): Promise<IRoomCache | undefined> {
    const room = roomOf(match);
    const there = this.#opening.get(room) ?? (await found(room));
    if (there) return there;
    const isFull = (await matchMaker.query({ name: 'company' })).length >= MOST_COMPANIES;
    // Somebody else may have begun meanwhile.
    const begun = this.#opening.get(room);
    if (begun || isFull) return begun;
    const opening = matchMaker
      .createRoom('company', { match, room, begin } satisfies CompanyOrigin)
      .finally(() => this.#opening.delete(room));
    this.#opening.set(room, opening);
    return opening;
  }
}

const found = async (room: string): Promise<IRoomCache | undefined> =>
  soon(Promise.resolve(matchMaker.driver.findOne({ roomId: room })), undefined);

/** Nobody who does not know the address of the match can know it. */
const roomOf = (match: string): string => hashOf(`company of ${match}`).slice(0, 24);
