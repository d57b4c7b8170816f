import { createHash } from 'node:crypto';
import { type Client, CloseCode, ErrorCode, Room, type RoomException, ServerError } from '@colyseus/core';
import type { Logger } from 'pino';
import { MAX_PLAYERS, type SeatId } from '#shared/vocabulary/index.ts';
import { SEAT_MOVED } from '#shared/wire/public-table.ts';
import type { Refusal } from '#shared/wire/refusal.ts';
import { Arrival, Ready, type Seated } from '#shared/wire/table.ts';
import type { Cancel, Clock } from './clock.ts';
import { understood } from './messages.ts';
import { findSeat } from './seating.ts';
import { SeatState, TableState } from './table-state.ts';

export interface TableServices {
  readonly clock: Clock;
  readonly log: Logger;
  readonly onClosed: (code: string) => void;
}

/** How long a seat waits for its owner, and a table for somebody to sit down. */
export const PATIENCE_MS = 120_000;

type Person = Client<{ userData: Seated; messages: { seated: Seated } }>;

/** What the server alone knows of a taken seat. */
interface Chair {
  readonly name: string;
  readonly keyHash: string;
  person: Person | undefined;
  stopWaiting: Cancel;
}

const nothing: Cancel = () => {};

/** One table. Whoever defines the room gives it its services: Colyseus makes rooms without arguments. */
export abstract class TableRoom extends Room<{ state: TableState; client: Person }> {
  protected abstract readonly services: TableServices;

  override state = new TableState();
  override autoDispose = false;
  // Every change is sent at once by broadcastPatch(); the beat only has to exist.
  override patchRate = 1000;
  override maxMessagesPerSecond = 20;
  // Whoever comes back may be here twice for a moment.
  override maxClients = MAX_PLAYERS * 2;

  override messages = {
    ready: understood(Ready, (client: Person, { ready }) => this.#setReady(client, ready)),
  };

  readonly #chairs = new Map<SeatId, Chair>();
  #stopWaiting = nothing;

  override onCreate({ code }: { code: string }) {
    this.roomId = code;
    this.state.code = code;
    this.#closeUnlessTaken();
    this.services.log.info({ table: code }, 'table opened');
  }

  override onJoin(client: Person, options: unknown) {
    const arrival = Arrival.safeParse(options);
    if (!arrival.success) throw refused('not-understood');
    const { name, key } = arrival.data;
    const keyHash = createHash('sha256').update(key).digest('hex');

    const seating = findSeat(this.#chairs, { name, keyHash });
    switch (seating.kind) {
      case 'refused':
        throw refused(seating.reason);
      case 'back':
        break;
      case 'new':
        this.#chairs.set(seating.seat, {
          name: seating.name,
          keyHash,
          person: undefined,
          stopWaiting: nothing,
        });
        this.state.seats.set(String(seating.seat), new SeatState({ name: seating.name }));
        break;
    }
    this.#sit(client, seating.seat);
  }

  override onLeave(client: Person, code?: number) {
    const seat = client.userData?.seat;
    const chair = seat === undefined ? undefined : this.#chairs.get(seat);
    // Refused at the door, or the seat has moved on to another device.
    if (seat === undefined || chair?.person !== client) return;

    chair.person = undefined;
    if (code === CloseCode.CONSENTED) {
      this.#free(seat);
    } else {
      this.#show(seat, { present: false, ready: false });
      chair.stopWaiting = this.services.clock.after(PATIENCE_MS, () => this.#free(seat));
    }
  }

  override onDispose() {
    this.#stopWaiting();
    for (const chair of this.#chairs.values()) chair.stopWaiting();
    this.services.log.info({ table: this.roomId }, 'table closed');
    this.services.onClosed(this.roomId);
  }

  override onUncaughtException({ cause }: RoomException, method: string) {
    if (cause instanceof ServerError) return;
    this.services.log.error({ err: cause, table: this.roomId, method }, 'table failed');
    // Colyseus throws the very same error on, to be told to the client.
    if (cause instanceof Error) cause.message = 'failed' satisfies Refusal;
  }

  #sit(client: Person, seat: SeatId) {
    const chair = this.#chairs.get(seat);
    if (!chair) return;
    this.#stopWaiting();
    chair.stopWaiting();
    const before = chair.person;
    chair.person = client;
    client.userData = { seat };
    client.send('seated', { seat } satisfies Seated);
    before?.leave(SEAT_MOVED);
    this.#show(seat, { present: true });
  }

  #setReady(client: Person, ready: boolean) {
    const seat = client.userData?.seat;
    if (seat !== undefined) this.#show(seat, { ready });
    return { ok: true };
  }

  #show(seat: SeatId, change: { present?: boolean; ready?: boolean }) {
    const shown = this.state.seats.get(String(seat));
    if (shown) Object.assign(shown, change);
    this.broadcastPatch();
  }

  #free(seat: SeatId) {
    this.#chairs.delete(seat);
    this.state.seats.delete(String(seat));
    this.broadcastPatch();
    this.#closeUnlessTaken();
  }

  #closeUnlessTaken() {
    if (this.#chairs.size > 0) return;
    this.#stopWaiting();
    this.#stopWaiting = this.services.clock.after(PATIENCE_MS, () => void this.disconnect());
  }
}

const refused = (reason: Refusal) => new ServerError(ErrorCode.APPLICATION_ERROR, reason);
