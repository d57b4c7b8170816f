import { type BotPlayer, newPlayer } from '#server/bots/index.ts';
import { type Match, seenBy, viewFor } from '#server/dealer/index.ts';
import { awaitedSeats, type GameEvent, type SeatCommand } from '#shared/play/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Cancel, Clock } from './clock.ts';
import type { RandomBytes } from './table-codes.ts';

interface BotParts {
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  /** Chairs a bot plays now: its own, or for somebody who is away (D6). */
  isPlayedByBot(seat: SeatId): boolean;
  play(seat: SeatId, command: SeatCommand): void;
}

/** D6: how long a bot thinks. Shorter than the window of D5 in which only bots are asked. */
const THINKING_MS = { least: 400, most: 900 };
const TURN_MS = { least: 900, most: 2200 };

/** Plays the chairs nobody sits in, from what those chairs see. Thinking time depends on no secret. */
export class BotDesk {
  readonly #parts: BotParts;
  #players: readonly BotPlayer[];
  readonly #thinking = new Map<SeatId, { readonly about: number; readonly cancel: Cancel }>();

  /** Every seat is remembered for, so that a bot that stands in knows what its chair has seen. */
  constructor(parts: BotParts, seats: number) {
    this.#parts = parts;
    this.#players = Array.from({ length: seats }, () => newPlayer('simple'));
  }

  saw(events: readonly GameEvent[]): void {
    this.#players = this.#players.map((player, seat) =>
      events.reduce((sofar, event) => {
        const seen = seenBy(event, seat as SeatId);
        return seen ? sofar.saw(seen) : sofar;
      }, player),
    );
  }

  /** After every step: whoever is awaited begins to think, once about everything that happens. */
  wake(match: Match, happened: number): void {
    const table = viewFor(match, 'public');
    const isTurn = table.awaited === undefined;
    // V7: at the start of a turn everybody may call for a scan; whoever has nothing to say is silent.
    const isHeard = isTurn && match.events.some(({ type }) => type === 'turn-began');
    const asked = (isHeard ? match.seats.map(({ id }) => id) : awaitedSeats(table)).filter((seat) =>
      this.#parts.isPlayedByBot(seat),
    );
    for (const [seat, thought] of this.#thinking) {
      if (asked.includes(seat) && thought.about === happened) continue;
      thought.cancel();
      this.#thinking.delete(seat);
    }
    for (const seat of asked) {
      if (this.#thinking.has(seat)) continue;
      const cancel = this.#parts.clock.after(this.#wait(isTurn), () => this.#decide(seat, match));
      this.#thinking.set(seat, { about: happened, cancel });
    }
  }

  /** While nobody is there to play with. */
  sleep(): void {
    for (const { cancel } of this.#thinking.values()) cancel();
    this.#thinking.clear();
  }

  #decide(seat: SeatId, match: Match): void {
    const command = this.#players[seat]?.choose(viewFor(match, seat), this.#number());
    if (command) this.#parts.play(seat, command);
  }

  #wait(isTurn: boolean): number {
    const { least, most } = isTurn ? TURN_MS : THINKING_MS;
    return least + (this.#number() % (most - least));
  }

  #number(): number {
    const bytes = this.#parts.randomBytes(4);
    return new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  }
}
