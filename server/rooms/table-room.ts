import { type Client, CloseCode, ErrorCode, Room, type RoomException, ServerError } from '@colyseus/core';
import type * as z from 'zod/mini';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { ListedTable } from '#shared/wire/listing.ts';
import type { Refusal, TableRefusal } from '#shared/wire/refusal.ts';
import {
  type Answer,
  Arrival,
  ChooseChair,
  Nothing,
  Pause,
  Play,
  Ready,
  Replace,
  SetChair,
  type TableSettings,
  tableSettingsSchema,
} from '#shared/wire/table.ts';
import { Accuse, Mark, Say, Silence } from '#shared/wire/talk.ts';
import { guarded } from './clock.ts';
import type { Listing } from './listing.ts';
import { understood } from './messages.ts';
import type { Link } from './presence.ts';
import { Table, type TableServices } from './table.ts';
import type { ShownTable, TableFace } from './table-face.ts';
import { ChairState, TableState } from './table-state.ts';

/** How a table comes to be: new with its settings, or back from the disk. */
export interface TableOrigin {
  readonly code: string;
  readonly settings?: TableSettings;
}

/** Who sends more is thrown out. */
export const MESSAGES_PER_SECOND = 20;

/** The Colyseus side of a table: turns messages into calls, and what it shows into state and messages. */
export abstract class TableRoom extends Room<{ state: TableState }> implements TableFace {
  protected abstract readonly services: TableServices & { readonly listing: Listing };

  override state = new TableState();
  override autoDispose = false;
  // Every change is sent at once by broadcastPatch(); the beat only has to exist.
  override patchRate = 1000;
  override maxMessagesPerSecond = MESSAGES_PER_SECOND;
  // A place that is asked for and not taken; closing waits for it.
  override seatReservationTimeout = 5;

  override messages = {
    chair: this.#request(ChooseChair, (table, seat, wish) => table.seating.choose(seat, wish)),
    ready: this.#request(Ready, (table, seat, wish) => table.seating.ready(seat, wish)),
    'set-chair': this.#request(SetChair, (table, seat, wish) => table.seating.setChair(seat, wish)),
    settings: this.#request(tableSettingsSchema, (table, seat, wish) =>
      table.seating.changeSettings(seat, wish),
    ),
    start: this.#request(Nothing, (table, seat) => table.start(seat)),
    rematch: this.#request(Nothing, (table) => table.rematch()),
    play: this.#request(Play, (table, seat, command) => table.play(seat, command)),
    ticket: this.#request(Nothing, (table, seat) => table.seating.ticket(seat)),
    accuse: this.#request(Accuse, (table, seat, wish) => table.accuse(seat, wish)),
    mark: this.#request(Mark, (table, seat, wish) => table.mark(seat, wish)),
    silence: this.#request(Silence, (table, seat, wish) => table.silence(seat, wish)),
    pause: this.#request(Pause, (table, seat, wish) => table.pause(seat, wish)),
    replace: this.#request(Replace, (table, seat, wish) => table.replace(seat, wish)),
    // Those who watch talk too, among themselves (D7).
    say: this.#spoken(Say, (table, link, say) => table.say(link, say)),
  };

  #table: Table | undefined;
  readonly #links = new Map<Client, Link>();

  override async onCreate({ code, settings }: TableOrigin) {
    this.roomId = code;
    this.state.code = code;
    const stored = settings ? undefined : await this.services.store.loadTable(code);
    const wanted = settings ?? stored?.settings;
    if (!wanted) throw refused('no-such-table');
    const clock = guarded(this.services.clock, (error) =>
      this.services.faults.report(error, 'table failed', { table: code }),
    );
    this.#table = new Table(code, wanted, { ...this.services, clock }, this);
    await (stored ? this.#table.restore(stored) : this.#table.open());
    this.services.log.info({ table: code, restored: stored !== undefined }, 'table opened');
  }

  override async onJoin(client: Client, options: unknown) {
    const arrival = Arrival.safeParse(options);
    if (!arrival.success || !this.#table) throw refused('not-understood');
    const link: Link = {
      send: (type, message) => client.send(type, message),
      close: (code) => client.leave(code),
    };
    this.#links.set(client, link);
    const seated = await this.#table.arrive(link, arrival.data);
    if (typeof seated !== 'object') return;
    this.#links.delete(client);
    throw refused(seated.refused);
  }

  override async onLeave(client: Client, code?: number) {
    const link = this.#links.get(client);
    this.#links.delete(client);
    if (link) await this.#table?.gone(link, code === CloseCode.CONSENTED);
  }

  override onDispose() {
    this.#table?.dispose();
    this.services.log.info({ table: this.roomId }, 'table closed');
    this.services.listing.set(this.roomId, undefined);
  }

  override onUncaughtException({ cause }: RoomException, method: string) {
    if (cause instanceof ServerError) return;
    this.services.faults.report(cause, 'table failed', { table: this.roomId, method });
    // Colyseus throws the very same error on, to be told to the client.
    if (cause instanceof Error) cause.message = 'failed' satisfies Refusal;
  }

  showTable(table: ShownTable): void {
    this.services.listing.set(this.roomId, listed(this.roomId, table));
    const { chairs, settings, ...fields } = table;
    Object.assign(this.state, fields, { settings: JSON.stringify(settings) });
    for (const seat of [...this.state.chairs.keys()]) {
      if (!chairs.some((chair) => String(chair.seat) === seat)) this.state.chairs.delete(seat);
    }
    for (const { seat, ...shown } of chairs) {
      const chair = this.state.chairs.get(String(seat));
      if (chair) Object.assign(chair, shown);
      else this.state.chairs.set(String(seat), new ChairState(shown));
    }
    this.broadcastPatch();
  }

  showMatch(...[release, fields, clock]: Parameters<TableFace['showMatch']>): void {
    if (release === 0) this.state.view.clear();
    for (const [field, value] of Object.entries(fields)) {
      this.state.view.set(field, JSON.stringify(value ?? null));
    }
    Object.assign(this.state.clock, clock);
    this.state.release = release;
    this.broadcastPatch();
  }

  closed(): void {
    void this.disconnect();
  }

  /** A request of a seat: read, answered, and never a raw error. */
  #request<Wish>(
    wire: z.ZodMiniType<Wish>,
    answer: (table: Table, seat: SeatId, wish: Wish) => Answer | Promise<Answer>,
  ) {
    return this.#spoken(wire, (table, link, wish) => {
      const seat = table.seatOf(link);
      return seat === undefined ? { ok: false, reason: 'only-watching' } : answer(table, seat, wish);
    });
  }

  /** A request of anybody at the table. */
  #spoken<Wish>(
    wire: z.ZodMiniType<Wish>,
    answer: (table: Table, link: Link, wish: Wish) => Answer | Promise<Answer>,
  ) {
    return understood(wire, async (client: Client, wish: Wish): Promise<Answer> => {
      const link = this.#links.get(client);
      if (!this.#table || !link) return { ok: false, reason: 'failed' };
      try {
        return await answer(this.#table, link, wish);
      } catch (error) {
        const fault = this.services.faults.report(error, 'request failed', { table: this.roomId });
        return { ok: false, reason: 'failed', fault };
      }
    });
  }
}

/** Only while it waits: nothing of a match ever shows on the home page. */
function listed(code: string, { settings, phase, opener, chairs }: ShownTable): ListedTable | undefined {
  if (!settings.listed || phase !== 'waiting' || chairs.length === 0) return undefined;
  const name = chairs.find(({ seat }) => seat === opener)?.name ?? '';
  return { code, opener: name, seated: chairs.length, seats: settings.seats };
}

const refused = (reason: TableRefusal) => new ServerError(ErrorCode.APPLICATION_ERROR, reason);
