import { matchMaker } from '@colyseus/core';
import { nanoid } from 'nanoid';
import type { Logger } from 'pino';
import type { Clock } from '#server/process/clock.ts';
import { hashOf } from '#server/process/hashed-secret.ts';
import type { Ban, OperatorBook, Report } from '#server/process/operator-book.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { ChairKind, TablePhase } from '#shared/wire/public-table.ts';
import { isTableCode } from '#shared/wire/table-code.ts';
import { TableRoom } from './table-room.ts';

interface DeskParts {
  readonly clock: Clock;
  readonly log: Logger;
  readonly book: OperatorBook;
  /** Of the tables in this process. */
  codes(): Iterable<string>;
}

/** What the operator sees of a table: what everybody at it does, and nothing of its match. */
interface OperatedTable {
  readonly code: string;
  readonly phase: TablePhase;
  readonly watching: number;
  readonly people: readonly {
    readonly seat: SeatId;
    readonly name: string;
    readonly kind: ChairKind;
    readonly present: boolean;
  }[];
}

export interface Overview {
  readonly tables: readonly OperatedTable[];
  readonly reports: readonly Report[];
  readonly bans: readonly Ban[];
}

export interface BanWish {
  readonly table: string;
  readonly seat: SeatId;
  readonly by: Ban['by'];
  readonly hours: number;
}

const HOUR_MS = 60 * 60 * 1000;
/** How many addresses are remembered, to ban one by its seat. In memory only. */
const MOST_MET = 10_000;

/** What the operator can see and do at the tables of this process. Everything done is written down and logged. */
export class OperatorDesk {
  readonly #parts: DeskParts;
  /** By the fingerprint of a key: of the address it came from last. */
  readonly #met = new Map<string, string>();

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  overview(): Overview {
    const { book, clock, codes } = this.#parts;
    return {
      tables: [...codes()].flatMap((code) => roomOf(code) ?? []).flatMap(operated),
      reports: book.reports,
      bans: book.bansAt(clock.now()),
    };
  }

  /** Whoever knocks at a table: whether he is let in. */
  refuses(keyHash: string, address: string): boolean {
    const { book, clock } = this.#parts;
    const from = hashOf(`address ${address}`);
    this.#met.delete(keyHash);
    this.#met.set(keyHash, from);
    const [oldest] = this.#met.keys();
    if (this.#met.size > MOST_MET && oldest !== undefined) this.#met.delete(oldest);
    return book.isBanned('key', keyHash, clock.now()) || book.isBanned('address', from, clock.now());
  }

  async close(code: string): Promise<boolean> {
    const room = roomOf(code);
    if (!room) return false;
    const { book, clock, log } = this.#parts;
    await book.add({ kind: 'closed', table: code, at: clock.now() });
    log.warn({ table: code }, 'table closed by the operator');
    await room.closeForGood();
    return true;
  }

  /** Somebody who sits at a table, for a time; his line ends, and he is not let in again. */
  async ban({ table, seat, by, hours }: BanWish): Promise<boolean> {
    const { book, clock, log } = this.#parts;
    const room = roomOf(table);
    const person = room?.personAt(seat);
    const hash = person && (by === 'key' ? person.keyHash : this.#met.get(person.keyHash));
    if (!room || !person || hash === undefined) return false;
    const at = clock.now();
    const ban: Ban = {
      kind: 'ban',
      id: nanoid(),
      at,
      by,
      hash,
      name: person.name,
      until: at + hours * HOUR_MS,
    };
    await book.add(ban);
    log.warn({ table, seat, by, hours, ban: ban.id }, 'banned by the operator');
    // While that was written he may have moved to another chair, and somebody else to his.
    room.hangUpOn(person.keyHash);
    return true;
  }

  async lift(id: string): Promise<boolean> {
    const { book, clock, log } = this.#parts;
    if (!book.bansAt(clock.now()).some((ban) => ban.id === id)) return false;
    await book.add({ kind: 'lifted', ban: id, at: clock.now() });
    log.warn({ ban: id }, 'ban lifted by the operator');
    return true;
  }
}

function operated({ roomId: code, shown }: TableRoom): readonly OperatedTable[] {
  if (!shown) return [];
  const people = shown.chairs.map(({ seat, name, kind, present }) => ({ seat, name, kind, present }));
  return [{ code, phase: shown.phase, watching: shown.spectators, people }];
}

function roomOf(code: string): TableRoom | undefined {
  const room = isTableCode(code) ? matchMaker.getLocalRoomById(code) : undefined;
  return room instanceof TableRoom ? room : undefined;
}
