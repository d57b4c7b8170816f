/** The parasites: where they crawl, where they spawn, what hurts them and what they do. */
export * from './movement.ts';
export * from './parasite.ts';
export * from './spawn.ts';
export * from './wound.ts';
