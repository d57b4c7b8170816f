import { type BotPlayer, newPlayer, type Occasion } from '#server/bots/index.ts';
import type { Match } from '#server/dealer/index.ts';
import type { Cancel, Clock } from '#server/process/clock.ts';
import type { RandomBytes } from '#server/process/random-bytes.ts';
import type { GameEvent, SeatCommand } from '#shared/play/index.ts';
import type { Claim } from '#shared/talk/index.ts';
import { type BotLevel, type SeatId, USUAL_LEVEL } from '#shared/vocabulary/index.ts';
import type { Say } from '#shared/wire/talk.ts';
import type { Dealer } from './dealer.ts';

interface BotParts {
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly dealer: Dealer;
  /** Chairs a bot plays now: its own, or for somebody who is away (D6). */
  isPlayedByBot(seat: SeatId): boolean;
  /** D6: at the table of one person the device's telling is the pace. */
  isAlone(): boolean;
  play(seat: SeatId, command: SeatCommand): void;
}

type Happening = GameEvent | { readonly from: SeatId; readonly claim: Claim };

interface Span {
  readonly least: number;
  readonly most: number;
}

/** How bots and stand-ins play at a table whose opener wished nothing else. */
export const TABLE_LEVEL: BotLevel = USUAL_LEVEL;

/** D6: how long a bot thinks. Shorter than the window of D5 in which only bots are asked. */
const THINKING_MS: Span = { least: 400, most: 900 };
const TURN_MS: Span = { least: 900, most: 2200 };
/** Alone with a person it has waited until everything was told: that was its pause. */
const ALONE_MS: Span = { least: 20, most: 80 };

/** Plays the chairs nobody sits in, from what those chairs see. Thinking time depends on no secret. */
export class BotDesk {
  readonly #parts: BotParts;
  readonly #seats: readonly SeatId[];
  readonly #names: readonly string[];
  readonly #level: BotLevel;
  /** Those who have had to think. */
  readonly #players = new Map<SeatId, { readonly player: BotPlayer; readonly met: number }>();
  /** What happened and was claimed, in its order: a chair takes it in when it has to think. */
  readonly #past: Happening[] = [];
  readonly #thinking = new Map<SeatId, { readonly about: number; readonly cancel: Cancel }>();

  /** Everything is remembered for every seat, so that a bot that stands in knows what its chair has seen. */
  constructor(
    parts: BotParts,
    seats: readonly SeatId[],
    names: readonly string[] = [],
    level: BotLevel = TABLE_LEVEL,
  ) {
    this.#parts = parts;
    this.#seats = seats;
    this.#names = names;
    this.#level = level;
  }

  saw(events: readonly GameEvent[]): void {
    this.#past.push(...events);
  }

  /** D8: every chair hears what is claimed before all. */
  heard(from: SeatId, claim: Claim): void {
    this.#past.push({ from, claim });
  }

  /** After every step: whoever is awaited begins to think, once about everything that happens. */
  wake(match: Match, happened: number): void {
    const { dealer, clock, isPlayedByBot } = this.#parts;
    const awaited = dealer.awaitedOf(match);
    const asked = new Set([...(awaited?.heard ?? []), ...(awaited?.seats ?? [])].filter(isPlayedByBot));
    for (const [seat, thought] of this.#thinking) {
      if (asked.has(seat) && thought.about === happened) continue;
      thought.cancel();
      this.#thinking.delete(seat);
    }
    for (const seat of asked) {
      if (this.#thinking.has(seat)) continue;
      const span = this.#parts.isAlone() ? ALONE_MS : awaited?.isFree ? TURN_MS : THINKING_MS;
      const cancel = clock.after(this.#within(span), () => this.#decide(seat, match));
      this.#thinking.set(seat, { about: happened, cancel });
    }
  }

  /** While nobody is there to play with. */
  sleep(): void {
    for (const { cancel } of this.#thinking.values()) cancel();
    this.#thinking.clear();
  }

  /** D8: what a bot has to say about something, from what its chair sees. */
  words(match: Match, seat: SeatId, occasion: Occasion): Say | undefined {
    return this.#playerAt(seat)?.speak(occasion, this.#parts.dealer.viewFor(match, seat), this.#number());
  }

  #decide(seat: SeatId, match: Match): void {
    const { dealer, play } = this.#parts;
    const command = this.#playerAt(seat)?.choose(dealer.viewFor(match, seat), this.#number());
    if (command) play(seat, command);
  }

  /** Who plays this chair, with all in mind that it has seen and heard. */
  #playerAt(seat: SeatId): BotPlayer | undefined {
    if (!this.#seats.includes(seat)) return undefined;
    const known = this.#players.get(seat) ?? { player: newPlayer(this.#level, this.#names[seat]), met: 0 };
    const player = this.#past.slice(known.met).reduce((sofar, happening) => {
      if ('claim' in happening) return sofar.heard(happening.from, happening.claim);
      const seen = this.#parts.dealer.seenBy(happening, seat);
      return seen ? sofar.saw(seen) : sofar;
    }, known.player);
    this.#players.set(seat, { player, met: this.#past.length });
    return player;
  }

  #within({ least, most }: Span): number {
    return least + (this.#number() % (most - least));
  }

  #number(): number {
    const bytes = this.#parts.randomBytes(4);
    return new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  }
}
