/** Where one's own and the public games are explored. */
export const GAMES_PATH = '/games';
