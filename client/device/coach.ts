import * as z from 'zod/mini';
import { recallGames } from './games.ts';
import { keep, recall } from './memory.ts';
import { readStored, type Shape, written } from './stored.ts';

const ITEM = 'coach said';
const SAID: Shape<readonly string[]> = { version: 1, schema: z.array(z.string()) };

/** What the coach has said on this device: each thing once. */
export const recallCoached = (): readonly string[] => readStored(SAID, recall(ITEM)) ?? [];
export const keepCoached = (said: readonly string[]): void => keep(ITEM, written(SAID, said));

/** Who has played so many matches needs no coach. */
const ENOUGH_GAMES = 3;

export const isNewcomer = (): boolean => recallGames().length < ENOUGH_GAMES;
