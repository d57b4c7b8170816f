import type { SeatCommand, SeatView, SeenEvent } from '#shared/play/index.ts';
import type { Claim } from '#shared/talk/index.ts';
import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Say } from '#shared/wire/talk.ts';
import type { Occasion } from './occasion.ts';

/** Randomness handed to a bot for one decision: any whole number. */
export type BotChance = number;

/**
 * Somebody who plays a chair from what that chair sees. Both functions are pure, and the memory is
 * plain JSON, a fold over the events the seat saw: it can be rebuilt at any time.
 */
export interface Bot<Memory> {
  readonly blank: Memory;
  remember(memory: Memory, event: SeenEvent): Memory;
  /** D8: what somebody claims before all; some do not listen. */
  hear?(memory: Memory, from: SeatId, claim: Claim): Memory;
  /** One of the commands offered; nothing only while nothing is awaited of the seat. */
  choose(view: SeatView, memory: Memory, chance: BotChance): SeatCommand | undefined;
  /** D8: what it says when it has the word; some never say anything. */
  speak?(occasion: Occasion, view: SeatView, memory: Memory, chance: BotChance): Say;
}

/** A number below `count` from a bot's chance; another `salt` gives another one. */
export function below(chance: BotChance, salt: number, count: number): number {
  // splitmix32: well mixed and small; nothing secret hangs on it.
  let mixed = (chance + Math.imul(salt + 1, 0x9e3779b9)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  mixed ^= mixed >>> 15;
  return (mixed >>> 0) % count;
}

export function oneOf<Item>(chance: BotChance, salt: number, items: readonly Item[]): Item | undefined {
  return items.length ? items[below(chance, salt, items.length)] : undefined;
}

/** A bot with its memory, as a value: seeing an event gives another. */
export interface BotPlayer {
  saw(event: SeenEvent): BotPlayer;
  heard(from: SeatId, claim: Claim): BotPlayer;
  choose(view: SeatView, chance: BotChance): SeatCommand | undefined;
  speak(occasion: Occasion, view: SeatView, chance: BotChance): Say | undefined;
}

export function playerFor<Memory>(bot: Bot<Memory>, memory: Memory = bot.blank): BotPlayer {
  return {
    saw: (event) => playerFor(bot, bot.remember(memory, event)),
    heard: (from, claim) => playerFor(bot, bot.hear ? bot.hear(memory, from, claim) : memory),
    choose: (view, chance) => bot.choose(view, memory, chance),
    speak: (occasion, view, chance) => bot.speak?.(occasion, view, memory, chance),
  };
}
