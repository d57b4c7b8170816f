import type { Clock } from '#server/process/clock.ts';
import { hashOf } from '#server/process/hashed-secret.ts';
import type { RandomBytes } from '#server/process/random-bytes.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { TableRefusal } from '#shared/wire/refusal.ts';
import type {
  Answer,
  Arrival,
  Block,
  ChooseChair,
  LetIn,
  PlayForMe,
  Ready,
  SetChair,
  TableSettings,
  Unblock,
} from '#shared/wire/table.ts';
import type { KeptTable } from './kept-table.ts';
import type { Lobby } from './lobby.ts';
import * as lobbies from './lobby.ts';
import type { Presence } from './presence.ts';
import { Tickets } from './tickets.ts';

interface SeatingParts {
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly kept: KeptTable;
  readonly presence: Presence;
  /** Somebody has seen this seat's cards, and is to have no other; on disk when it resolves. */
  sawSeat(keyHash: string, seat: SeatId): Promise<void>;
  /** Whether he has seen another seat's. */
  hasSeenOther(keyHash: string, seat: SeatId): boolean;
  /** The chairs are others now, or somebody else plays them. */
  changed(): void;
}

/** Where somebody who comes belongs. */
type Place = SeatId | 'watching' | { readonly refused: TableRefusal };

const ONLY_THE_OPENER = { ok: false, reason: 'only-the-opener' } as const;

/**
 * Whose the chairs are, and how they change hands. Everything here is asked for in the table's turn: between
 * a look at the chairs and what follows from it, across a wait for the disk too, nobody else changes them.
 */
export class Seating {
  /** By the hash of a key: the fingerprint of the device that came with it. */
  readonly #devices = new Map<string, string>();
  readonly #parts: SeatingParts;
  readonly #tickets: Tickets;

  constructor(parts: SeatingParts) {
    this.#parts = parts;
    this.#tickets = new Tickets(parts.randomBytes);
  }

  get lobby(): Lobby {
    return this.#parts.kept.lobby;
  }

  /** To the seat his key or ticket opens, to a new one, or to watch. */
  async placeFor({ key, ticket, watch, name, device, blocks = [] }: Arrival): Promise<Place> {
    const keyHash = hashOf(key);
    const fingerprint = device === undefined ? undefined : hashOf(`device ${device}`);
    if (fingerprint !== undefined) this.#devices.set(keyHash, fingerprint);
    // Nobody holds two chairs: a ticket is for a device that has none.
    const own = lobbies.chairOfKey(this.lobby, keyHash);
    if (own) return own.seat;
    const isBlocked = fingerprint !== undefined && this.lobby.blocked.includes(fingerprint);
    if (isBlocked || lobbies.isRemoved(this.lobby, keyHash)) return { refused: 'removed' };
    if (ticket) return this.#redeem(ticket, keyHash);
    if (watch) return this.lobby.settings.spectators ? 'watching' : { refused: 'no-spectators' };
    if (this.#parts.kept.phase !== 'waiting') return { refused: 'table-started' };
    const opens = lobbies.people(this.lobby).length === 0;
    const seated = lobbies.sitDown(opens ? lobbies.block(this.lobby, blocks) : this.lobby, name, keyHash);
    return seated.ok ? this.#giveChair(seated.lobby, keyHash) : { refused: seated.reason };
  }

  choose(seat: SeatId, wish: ChooseChair): Promise<Answer> {
    return this.#arrange(lobbies.choose(this.lobby, seat, wish), () => {
      if (wish.seat !== undefined) this.#parts.presence.move(seat, wish.seat);
    });
  }

  ready(seat: SeatId, wish: Ready): Promise<Answer> {
    return this.#arrange(lobbies.markReady(this.lobby, seat, wish.ready ? wish.commitment : undefined));
  }

  async setChair(seat: SeatId, { seat: other, to, person }: SetChair): Promise<Answer> {
    if (to === 'bot') return this.#arrangeAsOpener(seat, lobbies.seatBot(this.lobby, other, person));
    // Whoever gets up himself may come again.
    const getUp = seat === other ? lobbies.getUp : lobbies.remove;
    const owner = this.ownerOf(other);
    return this.#arrangeAsOpener(seat, { ok: true, lobby: getUp(this.lobby, other) }, () => {
      this.#parts.presence.sendAway(other);
      if (owner !== undefined && seat !== other) this.#parts.presence.sendAwayWatching(owner);
    });
  }

  /** Whoever plays learns what tells a device from others, for his own tables; at the opener's own it counts at once. */
  async block(seat: SeatId, { seat: other }: Block): Promise<Answer> {
    const device = this.#devices.get(this.ownerOf(other) ?? '');
    if (device === undefined || other === seat) return { ok: false, reason: 'no-such-device' };
    if (seat === this.lobby.opener) {
      await this.#parts.kept.become({ lobby: lobbies.block(this.lobby, [device]) });
    }
    return { ok: true, device };
  }

  async unblock(seat: SeatId, { device }: Unblock): Promise<Answer> {
    if (seat !== this.lobby.opener) return ONLY_THE_OPENER;
    await this.#parts.kept.become({ lobby: lobbies.unblock(this.lobby, device) });
    return { ok: true };
  }

  /** Who was removed may come again. */
  letIn(seat: SeatId, { name }: LetIn): Promise<Answer> {
    return this.#arrangeAsOpener(seat, { ok: true, lobby: lobbies.letIn(this.lobby, name) });
  }

  changeSettings(seat: SeatId, settings: TableSettings): Promise<Answer> {
    // Only the server itself says that something is a fork.
    const { fork: _fork, ...wished } = settings;
    return this.#arrangeAsOpener(seat, lobbies.changeSettings(this.lobby, wished));
  }

  ticket(seat: SeatId): Answer {
    const owner = lobbies.chairAt(this.lobby, seat)?.owner;
    if (owner === undefined || owner === 'bot') return { ok: false, reason: 'only-watching' };
    return { ok: true, ticket: this.#tickets.issue(owner.keyHash) };
  }

  /** D4: only a device that is here can open its part. */
  get isEverybodyHere(): boolean {
    return lobbies.people(this.lobby).every((seat) => this.#parts.presence.links.has(seat));
  }

  /** Those who are there, for another match: who is not there any more gets no chair. */
  lobbyOfThosePresent(): Lobby {
    return lobbies.unready(this.lobby).chairs.reduce((lobby, { seat, owner }) => {
      const isHere = owner === 'bot' || this.#parts.presence.links.has(seat);
      return isHere ? lobby : lobbies.getUp(lobby, seat);
    }, lobbies.unready(this.lobby));
  }

  /** By the owner's key: while this waits for its turn the chair's number can change. */
  ownerOf(seat: SeatId): string | undefined {
    const owner = lobbies.chairAt(this.lobby, seat)?.owner;
    return owner === 'bot' ? undefined : owner?.keyHash;
  }

  /** Somebody whose line broke has not come back. */
  async awayTooLong(owner: string): Promise<void> {
    const { kept, presence } = this.#parts;
    const chair = lobbies.chairOfKey(this.lobby, owner);
    if (!chair || presence.links.has(chair.seat)) return;
    switch (kept.phase) {
      case 'waiting':
        return this.free(chair.seat);
      case 'dealing':
        // Nobody gets up while the parts are opened; a moment later it is one of the others.
        return presence.miss(chair.seat);
      case 'playing':
        return this.standIn(chair.seat);
      case 'over':
        return undefined;
    }
  }

  async free(seat: SeatId): Promise<void> {
    const { kept, presence, changed } = this.#parts;
    try {
      await kept.become({ lobby: lobbies.getUp(this.lobby, seat) });
      presence.forget(seat);
    } catch (error) {
      // The chair is still somebody's: it is tried again when he has been waited for as long once more.
      presence.miss(seat);
      throw error;
    } finally {
      changed();
    }
  }

  /** D6: a bot plays for somebody from now on. */
  standIn(seat: SeatId): void {
    this.#parts.presence.standIn(seat);
    this.#parts.changed();
  }

  /** D6: a bot plays for who asks for it, until he is back. */
  playForMe(seat: SeatId, { wanted }: PlayForMe): Answer {
    const { kept, presence, changed } = this.#parts;
    if (kept.phase !== 'playing') return { ok: false, reason: 'not-playing' };
    if (wanted) presence.standInOnCall(seat);
    else presence.playsAgain(seat);
    changed();
    return { ok: true };
  }

  /** A bot's own chair, as opposed to one it stands in for. */
  isBotChair(seat: SeatId): boolean {
    return lobbies.chairAt(this.lobby, seat)?.owner === 'bot';
  }

  isPlayedByBot(seat: SeatId): boolean {
    return this.isBotChair(seat) || this.#parts.presence.isStoodInFor(seat);
  }

  /** D5: one person, and bots. */
  get isAlone(): boolean {
    return lobbies.people(this.lobby).length === 1;
  }

  async #arrangeAsOpener(seat: SeatId, arranged: lobbies.Arranged, then?: () => void): Promise<Answer> {
    if (this.#parts.kept.phase !== 'waiting') return { ok: false, reason: 'not-waiting' };
    return seat === this.lobby.opener ? this.#arrange(arranged, then) : ONLY_THE_OPENER;
  }

  /** A change of the lobby: possible only while waiting, on disk before it is answered. */
  async #arrange(arranged: lobbies.Arranged, then = () => {}): Promise<Answer> {
    if (this.#parts.kept.phase !== 'waiting') return { ok: false, reason: 'not-waiting' };
    if (!arranged.ok) return arranged;
    await this.#parts.kept.become({ lobby: arranged.lobby });
    then();
    this.#parts.changed();
    return { ok: true };
  }

  async #redeem(ticket: string, keyHash: string): Promise<Place> {
    const owner = this.#tickets.ownerOf(ticket);
    const chair = owner === undefined ? undefined : lobbies.chairOfKey(this.lobby, owner);
    if (owner === undefined || !chair) return { refused: 'ticket-used' };
    if (this.#parts.hasSeenOther(keyHash, chair.seat)) return { refused: 'seen-a-seat' };
    await this.#parts.sawSeat(owner, chair.seat);
    const place = await this.#giveChair(lobbies.handOver(this.lobby, chair.seat, keyHash), keyHash);
    this.#tickets.spend(owner);
    return place;
  }

  /** The chair this key has once the lobby is on disk. */
  async #giveChair(lobby: Lobby, keyHash: string): Promise<Place> {
    await this.#parts.kept.become({ lobby });
    return lobbies.chairOfKey(this.lobby, keyHash)?.seat ?? { refused: 'failed' };
  }
}
