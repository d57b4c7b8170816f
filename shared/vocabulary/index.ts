/** The nouns of the game: who sits, what is held, what can lie on the table. */
export * from './card.ts';
export * from './location.ts';
export * from './options.ts';
export * from './seat.ts';
