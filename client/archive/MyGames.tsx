import { useSignal } from '@preact/signals';
import { forgetGame, recallGames } from '#client/device/games.ts';
import { keyOfMatch } from '#client/device/memory.ts';
import { t } from '#client/texts/first-texts.ts';
import { GAMES_PATH } from '#shared/wire/games-path.ts';
import { GameList } from './GameList.tsx';

/** The way back to what this device played or watched. */
export function MyGames() {
  const games = useSignal(recallGames());
  async function remove(id: string): Promise<void> {
    const key = keyOfMatch(id);
    if (!confirm(t('home.deleteSure'))) return;
    const headers = { Authorization: `Bearer ${key}` };
    // A match the server has forgotten already is only here.
    if (key) await fetch(`/matches/${id}`, { method: 'DELETE', headers }).catch(() => undefined);
    forgetGame(id);
    games.value = recallGames();
  }
  if (games.value.length === 0) return null;
  return (
    <GameList title={t('archive.title')} games={games.value} empty="" onDelete={remove}>
      <a href={GAMES_PATH}>{t('home.games')}</a>
    </GameList>
  );
}
