import * as z from 'zod/mini';
import { parsedJson } from '#shared/wire/parsed-json.ts';
import { keepGame, readGames, recallGames } from './games.ts';
import { keep, recall } from './memory.ts';

/** Everything a device remembers, as one file to carry to another. */
const DeviceFile = z.object({
  format: z.literal('panic-station-device'),
  version: z.literal(1),
  items: z.record(z.string(), z.string()),
});

/** What is the device's own and stays with it: where it sits now. */
const STAYS: readonly string[] = ['aboard'];
const GAMES = 'games';

export function deviceFile(storage: Storage = localStorage): string {
  const names = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
  const items = names
    .filter((name) => name !== '' && !STAYS.includes(name))
    .map((name) => [name, storage.getItem(name) ?? '']);
  return JSON.stringify({ format: 'panic-station-device', version: 1, items: Object.fromEntries(items) });
}

/**
 * What this device does not know yet is added; what it knows stays as it is: a file never takes a key, a receipt or a
 * wish away. False for what is no such file; then nothing has changed.
 */
export function addDeviceFile(text: string): boolean {
  const read = DeviceFile.safeParse(parsedJson(text));
  if (!read.success) return false;
  for (const [item, value] of Object.entries(read.data.items)) {
    if (item === GAMES) for (const game of readGames(value).toReversed()) keepGame(game);
    else if (!STAYS.includes(item) && recall(item) === undefined) keep(item, value);
  }
  return true;
}

export interface Tally {
  readonly played: number;
  readonly won: number;
}

/** What this device's person has come to, by the role he ended with. */
export function ownRecord(): Readonly<Record<'human' | 'infected' | 'host', Tally>> {
  const games = recallGames();
  const of = (role: 'human' | 'infected' | 'host'): Tally => {
    const mine = games.filter((game) => game.role === role);
    return { played: mine.length, won: mine.filter(({ won }) => won).length };
  };
  return { human: of('human'), infected: of('infected'), host: of('host') };
}
