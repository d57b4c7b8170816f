/** Who plays a chair without a person: from the chair's own view only. */
import { type BotPlayer, playerFor } from './bot.ts';
import { randomBot } from './random.ts';
import { simpleBot } from './simple.ts';

export { type Bot, type BotChance, type BotPlayer, below, playerFor } from './bot.ts';

export const BOT_NAMES = ['simple', 'random'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export function newPlayer(name: BotName): BotPlayer {
  switch (name) {
    case 'simple':
      return playerFor(simpleBot);
    case 'random':
      return playerFor(randomBot);
  }
}
