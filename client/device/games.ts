import * as z from 'zod/mini';
import { ENDINGS, type EndingKind, type Role } from '#shared/play/index.ts';
import { keysOf } from '#shared/vocabulary/index.ts';
import { keep, recall } from './memory.ts';
import { readStored, type Shape, written } from './stored.ts';

/** A finished match this device was at. */
export interface Game {
  readonly id: string;
  readonly at: number;
  readonly crew: readonly string[];
  readonly ending: EndingKind;
  /** How it ended for whoever played here; nothing for who watched, and for matches kept before that was. */
  readonly role?: Role;
  readonly won?: boolean;
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
      role: z.exactOptional(z.enum(['human', 'infected', 'host'])),
      won: z.exactOptional(z.boolean()),
    }),
  ),
};

/** The newest first. */
export function recallGames(): readonly Game[] {
  return readGames(recall(ITEM));
}

/** Those of a text that was kept here, or on another device. */
export function readGames(text: string | undefined): readonly Game[] {
  return readStored(GAMES, text) ?? [];
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
