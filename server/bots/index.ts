/** Who plays a chair without a person: from the chair's own view only. */
import { type BotPlayer, playerFor } from './bot.ts';
import { mannerOf } from './manner.ts';
import { randomBot } from './random.ts';
import { simpleBot } from './simple.ts';
import { speak } from './speech.ts';
import { thinkingBot } from './thinker.ts';

export { type Bot, type BotChance, type BotPlayer, below, playerFor } from './bot.ts';
export { mannerOf, PERSON_NAMES } from './manner.ts';
export { type Cue, cueOf, cuesIn, type Occasion } from './occasion.ts';

/** From the strongest down; the last two are what the others are measured against. */
export const BOT_NAMES = ['merciless', 'keen', 'calm', 'simple', 'random'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Somebody who plays at this level; a person of the station plays it in his own manner. */
export function newPlayer(name: BotName, person?: string): BotPlayer {
  switch (name) {
    case 'merciless':
    case 'keen':
    case 'calm': {
      const manner = mannerOf(name, person);
      return playerFor({
        ...thinkingBot(manner),
        speak: (occasion, view, memory, chance) => speak(occasion, view, memory, manner, chance),
      });
    }
    case 'simple':
      return playerFor(simpleBot);
    case 'random':
      return playerFor(randomBot);
  }
}
