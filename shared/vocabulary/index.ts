/** The nouns of the game and its tables: seats and characters, search cards, location cards and their rooms, numbered rules. */
export * from './bot.ts';
export * from './card.ts';
export * from './keys.ts';
export * from './location.ts';
export * from './must.ts';
export * from './options.ts';
export * from './rule.ts';
export * from './seat.ts';
