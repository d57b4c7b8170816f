import { nanoid } from 'nanoid';
import type { Logger } from 'pino';
import type { Match } from '#server/dealer/index.ts';
import type { Clock } from '#server/process/clock.ts';
import { drawSecret } from '#server/process/hashed-secret.ts';
import type { RandomBytes } from '#server/process/random-bytes.ts';
import type { Store } from '#server/store/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Answer, OpenPart } from '#shared/wire/table.ts';
import { done, no } from './answers.ts';
import type { Dealer } from './dealer.ts';
import { type FairDeal, sealDeal, setupOf } from './fair-deal.ts';
import type { KeptTable } from './kept-table.ts';
import * as lobbies from './lobby.ts';
import { type Outcome, PartsOpening } from './parts-opening.ts';
import type { Seating } from './seating.ts';

interface DealParts {
  readonly code: string;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly store: Store;
  readonly log: Logger;
  readonly dealer: Dealer;
  readonly kept: KeptTable;
  readonly seating: Seating;
  changed(): void;
  /** It is on disk. */
  dealt(dealt: Dealt): void;
}

interface Dealt {
  readonly id: string;
  readonly match: Match;
  moved(seat: SeatId): SeatId;
}

/** D4: how a table comes from people who are ready to a match that nobody chose. */
export class TableDeal {
  readonly #parts: DealParts;
  #opening: PartsOpening | undefined;
  #askedFor: string | undefined;
  #bound = { serverPart: '', commitment: '' };

  constructor(parts: DealParts) {
    this.#parts = parts;
  }

  /** The parts that are being opened, while the table deals. */
  get opening(): PartsOpening | undefined {
    return this.#opening;
  }

  /** The set-up the devices were asked to open their parts for, bound by this server's part. */
  get askedFor(): string | undefined {
    return this.#askedFor;
  }

  /** What the server is bound to. */
  get commitment(): string {
    const { dealer, kept } = this.#parts;
    const { serverPart } = kept;
    // Shown with every change of the table, and nearly always to the same part.
    if (this.#bound.serverPart !== serverPart) {
      this.#bound = { serverPart, commitment: dealer.commitmentTo(serverPart) };
    }
    return this.#bound.commitment;
  }

  async seal(seat: SeatId): Promise<Answer> {
    const { kept, seating, dealer, clock } = this.#parts;
    if (kept.phase !== 'waiting') return no('not-waiting');
    if (seat !== seating.lobby.opener) return no('only-the-opener');
    const reason = lobbies.refuseStart(seating.lobby);
    if (reason) return no(reason);
    if (!seating.isEverybodyHere) return no('not-everybody-here');
    const deal = sealDeal(seating.lobby, dealer.rules, this.commitment);
    // A part that was opened once might be known: it is good for the same deal again, and for no other.
    if (this.#askedFor !== undefined && this.#askedFor !== deal.digest) {
      await this.#sealAnew(seating.lobby);
      return no('sealed-anew');
    }
    this.#askedFor = deal.digest;
    this.#opening = new PartsOpening(deal, clock);
    // From here on nobody changes chairs. A deal that a process does not live to see is called for again.
    kept.became({ phase: 'dealing' });
    this.#parts.changed();
    return done;
  }

  open(seat: SeatId, wish: OpenPart): Answer {
    return this.#opening?.open(seat, wish) ?? no('not-dealing');
  }

  async settle(outcome: Outcome): Promise<Answer> {
    const { kept, seating, changed } = this.#parts;
    this.#opening = undefined;
    try {
      if (outcome.kind === 'opened') {
        await this.#begin(outcome.deal);
        return done;
      }
      const lobby = lobbies.markUnopened(seating.lobby, outcome.seats);
      kept.became({ phase: 'waiting', lobby });
      if (outcome.kind === 'disagreed') await this.#sealAnew(lobby);
      return no('not-everybody-opened');
    } finally {
      if (kept.phase === 'dealing') kept.became({ phase: 'waiting' });
      changed();
    }
  }

  /** The server has another part: nobody was asked for anything with it. */
  forget(): void {
    this.#askedFor = undefined;
  }

  /** Another part of the server's; who was ready was bound to a part for the one before. */
  async #sealAnew(lobby: lobbies.Lobby): Promise<void> {
    const { kept, randomBytes, changed } = this.#parts;
    await kept.become({ serverPart: drawSecret(randomBytes), lobby: lobbies.unready(lobby) });
    this.forget();
    changed();
  }

  /** The store learns of the match in one stroke with its set-up and chairs. Only then have these moved together. */
  async #begin(deal: FairDeal): Promise<void> {
    const { code, store, dealer, log, kept, seating, dealt } = this.#parts;
    const { lobby, moved } = lobbies.closeRanks(seating.lobby);
    const setup = setupOf(deal, kept.serverPart);
    const match = dealer.openMatch(setup);
    const id = nanoid();
    await store.beginMatch({ id, table: kept.toStore({ lobby }), setup });
    kept.became({ phase: 'playing', lobby, matchId: id });
    dealt({ id, match, moved });
    log.info({ table: code, seats: setup.seats.length }, 'match started');
  }
}
