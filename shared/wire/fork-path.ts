/** Where a fork is played: all of it stands in the fragment, which no server is told. */
export const FORK_PATH = '/fork';
