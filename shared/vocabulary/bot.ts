/** How well bots play, the mildest first. */
export const BOT_LEVELS = ['calm', 'keen', 'merciless'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** How bots play where nobody chose, and how a stand-in does (D6). */
export const USUAL_LEVEL: BotLevel = 'keen';

/** The people of the station: each has a face and a manner, the same in every match. */
export const BOT_PERSONS = ['Vega', 'Orion', 'Lyra', 'Dmitri', 'Cleo', 'Mira', 'Juno', 'Atlas'] as const;
export type BotPerson = (typeof BOT_PERSONS)[number];
