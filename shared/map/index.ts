/**
 * The map of the station, a value built from the cards on the table by `mapOf`: the grid and its directions,
 * the doorways of each room, where a card may be laid and why not, which rooms and places can be reached.
 */
export * from './grid.ts';
export * from './placement.ts';
export * from './reach.ts';
export * from './route.ts';
export * from './station.ts';
