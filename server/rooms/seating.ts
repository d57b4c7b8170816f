import type { StoredTable } from '#server/store/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { TablePhase } from '#shared/wire/public-table.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import type { Answer, Arrival, ChooseChair, Ready, SetChair, TableSettings } from '#shared/wire/table.ts';
import type { Clock } from './clock.ts';
import type { Lobby } from './lobby.ts';
import * as lobbies from './lobby.ts';
import { Presence } from './presence.ts';
import { hashOf } from './secret.ts';
import type { RandomBytes } from './table-codes.ts';
import { Tickets } from './tickets.ts';

interface SeatingPorts {
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  phase(): TablePhase;
  /** Resolves when the chairs as they are now are on disk, and shown. */
  changed(): Promise<void>;
  /** D6: a bot plays for somebody from now on. */
  stoodIn(): void;
  deserted(): Promise<void>;
}

/** Where somebody who comes belongs. */
type Place = SeatId | 'watching' | { readonly refused: TableRefusal };

/** Whose the chairs are, and how they change hands. */
export class Seating {
  readonly presence: Presence;
  readonly #ports: SeatingPorts;
  readonly #tickets: Tickets;
  #lobby: Lobby;

  constructor(settings: TableSettings, ports: SeatingPorts) {
    this.#ports = ports;
    this.#lobby = lobbies.emptyLobby(settings);
    this.#tickets = new Tickets(ports.randomBytes);
    this.presence = new Presence({ ...ports, awayTooLong: (seat) => this.#awayTooLong(seat) });
  }

  get lobby(): Lobby {
    return this.#lobby;
  }

  /** As the last process left it: nobody is there yet. */
  restore(stored: StoredTable): void {
    this.#lobby = lobbies.fromStore(stored);
    for (const { seat, owner } of this.#lobby.chairs) if (owner !== 'bot') this.presence.miss(seat);
  }

  /** To the seat his key or ticket opens, to a new one, or to watch. */
  async placeFor({ key, ticket, watch, name }: Arrival): Promise<Place> {
    const keyHash = hashOf(key);
    // Nobody holds two chairs: a ticket is for a device that has none.
    const seat = lobbies.chairOfKey(this.#lobby, keyHash)?.seat ?? (await this.#redeem(ticket, keyHash));
    if (seat !== undefined) return seat;
    if (ticket) return { refused: 'ticket-used' };
    if (watch) return this.#lobby.settings.spectators ? 'watching' : { refused: 'no-spectators' };
    if (this.#ports.phase() !== 'waiting') return { refused: 'table-started' };
    const seated = lobbies.sitDown(this.#lobby, name, keyHash);
    if (!seated.ok) return { refused: seated.reason };
    this.#lobby = seated.lobby;
    await this.#ports.changed();
    return lobbies.chairOfKey(this.#lobby, keyHash)?.seat ?? { refused: 'failed' };
  }

  choose(seat: SeatId, wish: ChooseChair): Promise<Answer> {
    return this.#arrange(() => {
      const chosen = lobbies.choose(this.#lobby, seat, wish);
      if (chosen.ok && wish.seat !== undefined) this.presence.move(seat, wish.seat);
      return chosen;
    });
  }

  ready(seat: SeatId, wish: Ready): Promise<Answer> {
    return this.#arrange(() => lobbies.markReady(this.#lobby, seat, wish.ready ? wish.part : undefined));
  }

  setChair(seat: SeatId, { seat: other, to }: SetChair): Promise<Answer> {
    return this.#arrange(() => {
      if (seat !== this.#lobby.opener) return { ok: false, reason: 'only-the-opener' };
      if (to === 'bot') return lobbies.seatBot(this.#lobby, other);
      this.presence.sendAway(other);
      return { ok: true, lobby: lobbies.getUp(this.#lobby, other) };
    });
  }

  changeSettings(seat: SeatId, settings: TableSettings): Promise<Answer> {
    return this.#arrange(() =>
      seat === this.#lobby.opener
        ? lobbies.changeSettings(this.#lobby, settings)
        : { ok: false, reason: 'only-the-opener' },
    );
  }

  ticket(seat: SeatId): Answer {
    const owner = lobbies.chairAt(this.#lobby, seat)?.owner;
    if (owner === undefined || owner === 'bot') return { ok: false, reason: 'only-watching' };
    return { ok: true, ticket: this.#tickets.issue(owner.keyHash) };
  }

  /** The empty chairs are taken away before a match: everybody's seat may change. */
  closeRanks(): void {
    const { lobby, moved } = lobbies.closeRanks(this.#lobby);
    this.#lobby = lobby;
    this.presence.closeRanks(moved);
  }

  /** For another match: who is not there any more gets no chair. */
  beginAnew(): void {
    this.presence.dismissStandIns();
    this.#lobby = lobbies.unready(this.#lobby);
    for (const { seat, owner } of this.#lobby.chairs) {
      if (owner !== 'bot' && !this.presence.links.has(seat)) this.#empty(seat);
    }
  }

  async free(seat: SeatId): Promise<void> {
    this.#empty(seat);
    await this.#ports.changed();
  }

  standIn(seat: SeatId): void {
    this.presence.standIn(seat);
    this.#ports.stoodIn();
  }

  isPlayedByBot(seat: SeatId): boolean {
    return lobbies.chairAt(this.#lobby, seat)?.owner === 'bot' || this.presence.standIns.has(seat);
  }

  /** A change of the lobby: possible only while waiting, on disk before it is answered. */
  async #arrange(change: () => lobbies.Arranged): Promise<Answer> {
    if (this.#ports.phase() !== 'waiting') return { ok: false, reason: 'not-waiting' };
    const arranged = change();
    if (!arranged.ok) return arranged;
    this.#lobby = arranged.lobby;
    await this.#ports.changed();
    return { ok: true };
  }

  async #redeem(ticket: string | undefined, keyHash: string): Promise<SeatId | undefined> {
    const owner = ticket && this.#tickets.ownerOf(ticket);
    const chair = owner && lobbies.chairOfKey(this.#lobby, owner);
    if (!owner || !chair) return undefined;
    this.#tickets.spend(owner);
    this.#lobby = lobbies.handOver(this.#lobby, chair.seat, keyHash);
    await this.#ports.changed();
    return chair.seat;
  }

  #awayTooLong(seat: SeatId): void | Promise<void> {
    switch (this.#ports.phase()) {
      case 'waiting':
        return this.free(seat);
      case 'playing':
        return this.standIn(seat);
      case 'over':
        return undefined;
    }
  }

  #empty(seat: SeatId): void {
    this.presence.forget(seat);
    this.#lobby = lobbies.getUp(this.#lobby, seat);
  }
}
