/** The nouns of the game and its tables: seats and characters, search cards, location cards and their rooms. */
export * from './card.ts';
export * from './location.ts';
export * from './options.ts';
export * from './seat.ts';
