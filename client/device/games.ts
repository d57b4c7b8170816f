import * as z from 'zod/mini';
import { ENDINGS, type EndingKind } from '#shared/play/index.ts';
import { keysOf } from '#shared/vocabulary/index.ts';
import { keep, recall } from './memory.ts';
import { readStored, type Shape, written } from './stored.ts';

/** A finished match this device was at. */
export interface Game {
  readonly id: string;
  readonly at: number;
  readonly crew: readonly string[];
  readonly ending: EndingKind;
}

const ITEM = 'games';
const MOST_GAMES = 50;

const GAMES: Shape<readonly Game[]> = {
  version: 1,
  schema: z.array(
    z.object({
      id: z.string(),
      at: z.number(),
      crew: z.array(z.string()),
      ending: z.enum(keysOf(ENDINGS)),
    }),
  ),
};

/** The newest first. */
export function recallGames(): readonly Game[] {
  return readStored(GAMES, recall(ITEM)) ?? [];
}

export function keepGame(game: Game): void {
  const games = recallGames();
  if (games.some(({ id }) => id === game.id)) return;
  keep(ITEM, written(GAMES, [game, ...games].slice(0, MOST_GAMES)));
}

/** The server keeps matches for a set time only. */
export function forgetGame(gone: string): void {
  const games = recallGames();
  const left = games.filter(({ id }) => id !== gone);
  if (left.length < games.length) keep(ITEM, written(GAMES, left));
}
