import { matchMaker } from '@colyseus/core';
import { nanoid } from 'nanoid';
import type { Logger } from 'pino';
import type { Clock } from '#server/process/clock.ts';
import { hashOf } from '#server/process/hashed-secret.ts';
import type { Ban, Entry, OperatorBook, Report } from '#server/process/operator-book.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import { isTableCode } from '#shared/wire/table-code.ts';
import type { MetAddresses } from './met-addresses.ts';
import type { OperatedNeighbours, OperatedRoom, OperatedTable } from './operated-table.ts';
import { TableRoom } from './table-room.ts';

interface DeskParts {
  readonly clock: Clock;
  readonly log: Logger;
  readonly book: OperatorBook;
  readonly met: MetAddresses;
  /** Of the tables in this process. */
  codes(): Iterable<string>;
  /** The tables of other processes, if there are any. */
  readonly neighbours?: OperatedNeighbours | undefined;
  /** Something was written into the book. */
  readonly written?: (() => void) | undefined;
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

/** What the operator can see and do at the tables. Everything done is written down and logged. */
export class OperatorDesk {
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#parts = parts;
    parts.book.whenBanned((ban) => this.#hangUpOn(ban));
  }

  async overview(): Promise<Overview> {
    const { book, clock, codes, neighbours } = this.#parts;
    const own = [...codes()].flatMap((code) => roomOf(code)?.operated ?? []);
    return {
      tables: [...own, ...((await neighbours?.operated()) ?? [])],
      reports: book.reports,
      bans: book.bansAt(clock.now()),
    };
  }

  /** Whoever knocks at a table: whether he is let in. */
  refuses(keyHash: string, address: string): boolean {
    const { book, clock, met } = this.#parts;
    const from = hashOf(`address ${address}`);
    met.keep(keyHash, from);
    return book.isBanned('key', keyHash, clock.now()) || book.isBanned('address', from, clock.now());
  }

  async close(code: string): Promise<boolean> {
    const table = this.#tableOf(code);
    if (!(await table?.isThere())) return false;
    await this.#write({ kind: 'closed', table: code, at: this.#parts.clock.now() });
    this.#parts.log.warn({ table: code }, 'table closed by the operator');
    await table?.closeForGood();
    return true;
  }

  /** Somebody who sits at a table, for a time; his line ends wherever he is, and he is not let in again. */
  async ban({ table, seat, by, hours }: BanWish): Promise<boolean> {
    const { clock, log, met } = this.#parts;
    const person = await this.#tableOf(table)?.personAt(seat);
    const hash = person && (by === 'key' ? person.keyHash : await met.of(person.keyHash));
    if (!person || hash === undefined) return false;
    const at = clock.now();
    const { name, keyHash } = person;
    const ban: Ban = { kind: 'ban', id: nanoid(), at, by, hash, name, until: at + hours * HOUR_MS };
    await this.#write(ban);
    log.warn({ table, seat, by, hours, ban: ban.id }, 'banned by the operator');
    // While that was written he may have moved to another chair, and somebody else to his.
    await this.#tableOf(table)?.hangUpOn(keyHash);
    return true;
  }

  async lift(id: string): Promise<boolean> {
    const { book, clock, log } = this.#parts;
    if (!book.bansAt(clock.now()).some((ban) => ban.id === id)) return false;
    await this.#write({ kind: 'lifted', ban: id, at: clock.now() });
    log.warn({ ban: id }, 'ban lifted by the operator');
    return true;
  }

  async #write(entry: Entry): Promise<void> {
    await this.#parts.book.add(entry);
    this.#parts.written?.();
  }

  /** A key that is banned, by this process or by another, has no line left at any table here. */
  #hangUpOn({ by, hash }: Ban): void {
    if (by === 'address') return;
    for (const code of this.#parts.codes()) roomOf(code)?.hangUpOn(hash);
  }

  #tableOf(code: string): OperatedRoom | undefined {
    if (!isTableCode(code)) return undefined;
    const room = roomOf(code);
    if (!room) return this.#parts.neighbours?.tableOf(code);
    return {
      isThere: async () => true,
      personAt: async (seat) => room.personAt(seat),
      hangUpOn: async (keyHash) => room.hangUpOn(keyHash),
      closeForGood: () => room.closeForGood(),
    };
  }
}

function roomOf(code: string): TableRoom | undefined {
  const room = isTableCode(code) ? matchMaker.getLocalRoomById(code) : undefined;
  return room instanceof TableRoom ? room : undefined;
}
