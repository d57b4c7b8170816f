import './games.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '#client/texts/texts.ts';
import { dayText } from '#client/words/dates.ts';
import { matchPath } from '#shared/wire/match-path.ts';
import { Filters } from './Filters.tsx';
import { type Filter, fits, type KnownGame } from './filters.ts';
import { countGames, knownGames } from './load-games.ts';
import { Statistics } from './Statistics.tsx';

/** `/games`: which games there were, how they went, and what became of me in them. */
export function GamesPage() {
  const games = useSignal<readonly KnownGame[] | undefined>(undefined);
  const counted = useSignal(0);
  const filter = useSignal<Filter>({});
  useEffect(() => {
    document.title = `${t('home.games')} · ${t('game.name')}`;
    let stop = () => {};
    let isGone = false;
    void knownGames().then((known) => {
      if (isGone) return;
      games.value = known;
      stop = countGames(known, (id, summary) => {
        counted.value += 1;
        games.value = games.value?.map((game) => (game.id === id ? { ...game, summary } : game));
      });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  const all = games.value ?? [];
  const shown = all.filter((game) => fits(game, filter.value));
  const isCounting = counted.value < all.length;
  return (
    <main class="games">
      <header>
        <a class="brand" href="/">
          {t('game.name')}
        </a>
        <h1>{t('home.games')}</h1>
        <p class="quiet">{t('games.hint')}</p>
        <p class="quiet" role="status">
          {isCounting && t('games.counting', { done: counted.value, all: all.length })}
        </p>
      </header>
      {games.value && all.length === 0 && <p>{t('games.none')}</p>}
      {all.length > 0 && (
        <>
          <Filters games={all} filter={filter} />
          <p class="games-count">
            {shown.length === 0 ? t('games.noneFit') : t('games.count', { count: shown.length })}
          </p>
          {shown.length > 0 && <Statistics games={shown} />}
          <GameRows games={shown} />
        </>
      )}
    </main>
  );
}

function GameRows({ games }: { games: readonly KnownGame[] }) {
  return (
    <section aria-label={t('games.list')}>
      <h2>{t('games.list')}</h2>
      <ul class="game-rows">
        {games.map(({ id, at, crew, ending, summary }) => (
          <li key={id}>
            <a class="choice" href={matchPath(id)}>
              <strong>{t(`ending.${ending}`)}</strong>
              <span class="quiet">{dayText(at)}</span>
              <span class="quiet">{crew.join(', ')}</span>
              {summary && (
                <span class="quiet">
                  {t('games.commands', { count: summary.commands, phases: summary.phases })}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
