/** The map of the station: grid, doorways, legal placement, routes. */
export * from './grid.ts';
export * from './placement.ts';
export * from './route.ts';
export * from './station.ts';
