/**
 * The parasites on the map, a list of values; what is not in it is in the reserve. Where they crawl and why
 * not, where they spawn, what a wound does to them and what they do to others. Die rolls come in as arguments.
 */
export * from './movement.ts';
export * from './parasite.ts';
export * from './spawn.ts';
export * from './wound.ts';
