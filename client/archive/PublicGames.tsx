import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '#client/texts/first-texts.ts';
import { ListedMatch, readList } from '#shared/wire/listing.ts';
import { GameList } from './GameList.tsx';

/** Finished games for anybody to watch: everybody in them agreed. */
export function PublicGames() {
  const games = useSignal<readonly ListedMatch[]>([]);
  useEffect(() => {
    fetch('/archive')
      .then((answer) => (answer.ok ? answer.json() : []))
      .then((listed) => {
        games.value = readList(ListedMatch, listed);
      })
      // Without the list there is still everything else.
      .catch(() => {});
  }, [games]);
  return (
    <GameList
      title={t('archive.public')}
      empty={t('archive.noPublic')}
      games={games.value.map(({ id, endedAt, ending, crew }) => ({
        id,
        at: endedAt,
        ending,
        crew: crew.map(({ name, bot }) => (bot ? t('archive.bot', { name }) : name)),
      }))}
    />
  );
}
