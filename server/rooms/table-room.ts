import {
  type Client,
  CloseCode,
  ErrorCode,
  Protocol,
  Room,
  type RoomException,
  ServerError,
} from '@colyseus/core';
import { guarded } from '#server/process/clock.ts';
import type { CommandOutcome, Figures } from '#server/process/figures.ts';
import { hashOf } from '#server/process/hashed-secret.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Invitation } from '#shared/wire/invitation.ts';
import { packed } from '#shared/wire/packed.ts';
import { TABLE_MOVED } from '#shared/wire/public-table.ts';
import { type WrittenView, wireView } from '#shared/wire/public-view.ts';
import type { Refusal, TableRefusal } from '#shared/wire/refusal.ts';
import { type Answer, Arrival, type TableSettings } from '#shared/wire/table.ts';
import { DelayLine } from './delay-line.ts';
import { invitationTo } from './invitation.ts';
import type { Listing } from './listing.ts';
import { chairAt, chairOfKey } from './lobby.ts';
import type { OperatedTable } from './operated-table.ts';
import type { Link } from './presence.ts';
import { shareEncoding } from './shared-encoding.ts';
import { Table, type TableParts } from './table.ts';
import type { ShownTable, TableDisplay } from './table-display.ts';
import { answerRequests, type Device } from './table-requests.ts';
import { ChairState, TableState } from './table-state.ts';
import type { TablesInMemory } from './tables-in-memory.ts';
import { showView, ViewState } from './view-state.ts';
import { watchedStore } from './watched-store.ts';

/** How a table comes to be: new with its settings, or back from the disk. */
export interface TableOrigin {
  readonly code: string;
  readonly settings?: TableSettings;
}

/** Who sends more is thrown out. */
export const MESSAGES_PER_SECOND = 20;

/** As long as a timer can be. */
const NEVER_MS = 2 ** 31 - 1;

/** The Colyseus side of a table: turns messages into calls, and what it shows into state and messages. */
export abstract class TableRoom extends Room<{ state: TableState; client: Device }> implements TableDisplay {
  protected abstract readonly parts: TableParts & {
    readonly listing: Listing;
    readonly tables: TablesInMemory;
    readonly figures: Figures;
  };

  override state = new TableState();
  override autoDispose = false;
  // Every change is sent at once by broadcastPatch(); the beat only has to exist, and costs nothing as a rare one.
  override patchRate = NEVER_MS;
  override maxMessagesPerSecond = MESSAGES_PER_SECOND;
  // A place that is asked for and not taken: a slow line needs so long to bring the page. Closing waits for it.
  override seatReservationTimeout = 8;

  #table: Table | undefined;
  #shown: ShownTable | undefined;
  /** The public view as it was sent last. */
  #written: WrittenView | undefined;
  #isLeaving = false;
  /** What goes to many is packed for the first of them. */
  readonly #packed = new WeakMap<object, Uint8Array>();

  override async onCreate({ code, settings }: TableOrigin) {
    this.roomId = code;
    this.state.code = code;
    shareEncoding(this);
    answerRequests(this);
    const stored = settings ? undefined : await this.parts.store.loadTable(code);
    const wanted = settings ?? stored?.settings;
    if (!wanted) throw refused('no-such-table');
    const clock = guarded(this.parts.clock, (error) =>
      this.parts.faults.report(error, 'table failed', { table: code }),
    );
    const store = watchedStore(this.parts.store, () => this.#goElsewhere());
    this.#table = new Table(code, wanted, { ...this.parts, clock, store }, this);
    const refusal = await (stored ? this.#table.restore(stored) : this.#table.open());
    if (refusal) throw refused(refusal);
    const table = this.#table;
    this.parts.tables.entered(code, {
      table,
      goElsewhere: () => this.#goElsewhere(),
      handOver: () => table.betweenCommands(() => this.#goElsewhere()),
    });
    this.parts.log.info({ table: code, restored: stored !== undefined }, 'table opened');
  }

  override async onJoin(client: Device, options: unknown) {
    const arrival = Arrival.safeParse(options);
    if (!arrival.success || !this.#table) throw refused('not-understood');
    // Between the place he was given and the socket he may have been banned.
    const { book, clock } = this.parts;
    const packedOnce = (message: object) => this.#packedOnce(message);
    if (book?.isBanned('key', hashOf(arrival.data.key), clock.now())) throw refused('banned');
    const table = this.#table;
    const later = new DelayLine({
      clock,
      delay: () => (table.seatOf(link) === undefined ? table.watchDelay * 1000 : 0),
    });
    const link: Link = {
      send(type, message) {
        const send = () => client.sendBytes(type, packedOnce(message));
        // Where he sits, and how much later he sees things, he is told at once.
        if (type === 'seated') send();
        else later.send(send);
      },
      close: (code) => client.leave(code),
    };
    client.userData = { room: this, table, link, later };
    delayState(client, later);
    const seated = await table.arrive(link, arrival.data);
    if (typeof seated !== 'object') return;
    client.userData = undefined;
    throw refused(seated.refused);
  }

  override async onLeave(client: Device, code?: number) {
    const place = client.userData;
    client.userData = undefined;
    place?.later.end();
    await place?.table.gone(place.link, code === CloseCode.CONSENTED);
  }

  /** Whether this is the hash of the key of somebody who sits here, who may always come back. */
  opensChair(keyHash: string): boolean {
    const lobby = this.#table?.seating.lobby;
    return lobby !== undefined && chairOfKey(lobby, keyHash) !== undefined;
  }

  /** Somebody knocked at another process. */
  async reserve(sessionId: string, arrival: Arrival): Promise<boolean> {
    this.#table?.stayAwake();
    return this['_reserveSeat'](sessionId, arrival);
  }

  /** As everybody at it sees it. */
  get shown(): ShownTable | undefined {
    return this.#shown;
  }

  /** As the operator sees it. */
  get operated(): readonly OperatedTable[] {
    if (!this.#shown) return [];
    const { phase, spectators, chairs } = this.#shown;
    const people = chairs.map(({ seat, name, kind, present }) => ({ seat, name, kind, present }));
    return [{ code: this.roomId, phase, watching: spectators, people }];
  }

  /** Whose chair that is; nobody's if it is a bot's. */
  personAt(seat: SeatId): { readonly name: string; readonly keyHash: string } | undefined {
    const chair = this.#table && chairAt(this.#table.seating.lobby, seat);
    return chair && chair.owner !== 'bot' ? { name: chair.name, keyHash: chair.owner.keyHash } : undefined;
  }

  hangUpOn(keyHash: string): void {
    this.#table?.hangUpOn(keyHash);
  }

  async closeForGood(): Promise<void> {
    await this.#table?.closeForGood();
  }

  /** For whoever has its code. */
  get invitation(): Invitation | undefined {
    return this.#shown && invitationTo(this.#shown);
  }

  override onDispose() {
    this.#table?.dispose();
    this.parts.log.info({ table: this.roomId }, 'table closed');
    this.parts.tables.left(this.roomId);
    this.parts.listing.set(this.roomId, undefined);
  }

  override onUncaughtException({ cause }: RoomException, method: string) {
    if (cause instanceof ServerError) return;
    this.parts.faults.report(cause, 'table failed', { table: this.roomId, method });
    // Colyseus throws the very same error on, to be told to the client.
    if (cause instanceof Error) cause.message = 'failed' satisfies Refusal;
  }

  showTable(table: ShownTable): void {
    this.#shown = table;
    this.parts.listing.set(this.roomId, table);
    const { chairs, settings, removed, asks, watchers, series, ...fields } = table;
    const asJson = {
      settings: JSON.stringify(settings),
      removed: JSON.stringify(removed),
      asks: JSON.stringify(asks),
      watchers: JSON.stringify(watchers),
      series: JSON.stringify(series),
    };
    Object.assign(this.state, fields, asJson);
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

  showMatch(...[release, view, clock]: Parameters<TableDisplay['showMatch']>): void {
    if (release === 0) {
      this.state.view = new ViewState();
      this.#written = undefined;
    }
    if (view) {
      const wire = wireView(view, this.#written);
      showView(this.state.view, wire, this.#written?.wire);
      this.#written = { view, wire };
    }
    Object.assign(this.state.clock, clock);
    this.state.release = release;
    this.broadcastPatch();
  }

  closed(): void {
    this.fellAsleep();
  }

  fellAsleep(): void {
    this.#leave(CloseCode.CONSENTED);
  }

  /** What is in memory here is not to be believed any more; people find the table by knocking again. */
  #goElsewhere(): void {
    this.#leave(TABLE_MOVED);
  }

  #leave(code: number): void {
    if (this.#isLeaving) return;
    this.#isLeaving = true;
    this.#table?.dispose();
    this.parts.tables.leaves(this.roomId, this.disconnect(code));
  }

  async counted(answering: Promise<Answer>): Promise<Answer> {
    const { figures, clock } = this.parts;
    const began = clock.monotonic();
    let outcome: CommandOutcome = 'failed';
    try {
      const answer = await answering;
      outcome = answer.ok ? 'played' : 'refused';
      if (!answer.ok) figures.refused(answer.reason);
      return answer;
    } finally {
      figures.command(outcome, clock.monotonic() - began);
    }
  }

  failed(error: unknown): Answer {
    const fault = this.parts.faults.report(error, 'request failed', { table: this.roomId });
    return { ok: false, reason: 'failed', fault };
  }

  #packedOnce(message: object): Uint8Array {
    const bytes = this.#packed.get(message) ?? packed(message);
    this.#packed.set(message, bytes);
    return bytes;
  }
}

/** Frames of the state, from the first on, go the way of everything else he is shown. */
function delayState(client: Client, later: DelayLine): void {
  const raw = client.raw.bind(client);
  client.raw = (data, options, sent) => {
    const isState = data[0] === Protocol.ROOM_STATE || data[0] === Protocol.ROOM_STATE_PATCH;
    if (!isState || later.isOpen) return raw(data, options, sent);
    // What is encoded is written over by the next change.
    const kept = Uint8Array.from(data);
    later.send(() => raw(kept, options, sent));
  };
}

const refused = (reason: TableRefusal) => new ServerError(ErrorCode.APPLICATION_ERROR, reason);
