import { keep, recall } from '#client/device/memory.ts';
import type { EndingKind } from '#shared/play/index.ts';

/** A finished match this device was at. */
export interface Game {
  readonly id: string;
  readonly at: number;
  readonly crew: readonly string[];
  readonly ending: EndingKind;
}

const ITEM = 'games';
const MOST_GAMES = 50;

/** The newest first. */
export function recallGames(): readonly Game[] {
  return JSON.parse(recall(ITEM) ?? '[]') as readonly Game[];
}

export function keepGame(game: Game): void {
  const games = recallGames();
  if (games.some(({ id }) => id === game.id)) return;
  keep(ITEM, JSON.stringify([game, ...games].slice(0, MOST_GAMES)));
}

/** The server keeps matches for a set time only. */
export function forgetGame(gone: string): void {
  keep(ITEM, JSON.stringify(recallGames().filter(({ id }) => id !== gone)));
}
