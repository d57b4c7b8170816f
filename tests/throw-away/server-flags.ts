import project from '../../package.json' with { type: 'json' };

/** What `npm start` tells its Node: what is measured and killed runs as the product does. */
export const SERVER_FLAGS: readonly string[] = project.scripts.start
  .split(' ')
  .filter((word) => word.startsWith('--'));

/** And what its C library is told. */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };
