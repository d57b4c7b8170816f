import type { ComponentChildren } from 'preact';
import type { Game } from '#client/device/games.ts';
import { t } from '#client/texts/first-texts.ts';
import { dayText } from '#client/words/dates.ts';
import { matchPath } from '#shared/wire/match-path.ts';

interface GameListProps {
  readonly title: string;
  readonly games: readonly Game[];
  /** What stands there while there is none. */
  readonly empty: string;
  /** For one's own. */
  readonly onDelete?: (id: string) => void;
  /** Where else they lead. */
  readonly children?: ComponentChildren;
}

/** Ways into the theatre. */
export function GameList({ title, games, empty, onDelete, children }: GameListProps) {
  return (
    <section class="open-tables" aria-label={title}>
      <h2>{title}</h2>
      {children}
      {games.length === 0 && <p class="quiet">{empty}</p>}
      <ul>
        {games.map(({ id, at, crew, ending }) => (
          <li key={id}>
            <a class="choice" href={matchPath(id)}>
              <strong>{t(`ending.${ending}`)}</strong>
              <span class="quiet">{dayText(at)}</span>
              <span class="quiet">{crew.join(', ')}</span>
            </a>
            {onDelete && (
              <button
                type="button"
                class="small bare"
                aria-label={t('home.delete', { when: dayText(at) })}
                title={t('home.delete', { when: dayText(at) })}
                onClick={() => onDelete(id)}
              >
                ✕
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
