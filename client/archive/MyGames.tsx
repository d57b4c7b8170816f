import { recallGames } from '#client/device/games.ts';
import { t } from '#client/texts/texts.ts';
import { GameList } from './GameList.tsx';

/** The way back to what this device played or watched. */
export function MyGames() {
  const games = recallGames();
  return games.length === 0 ? null : <GameList title={t('archive.title')} games={games} empty="" />;
}
