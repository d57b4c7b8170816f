import { t } from '#client/texts/texts.ts';
import { matchPath } from '#shared/wire/match-path.ts';
import { recallGames } from './games.ts';

/** The way back to what this device played or watched. */
export function MyGames() {
  const games = recallGames();
  if (games.length === 0) return null;
  return (
    <section class="open-tables" aria-label={t('archive.title')}>
      <h2>{t('archive.title')}</h2>
      <ul>
        {games.map(({ id, at, crew, ending }) => (
          <li key={id}>
            <a class="choice" href={matchPath(id)}>
              <strong>{t(`ending.${ending}`)}</strong>
              <span class="quiet">{new Date(at).toLocaleDateString()}</span>
              <span class="quiet">{crew.join(', ')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
