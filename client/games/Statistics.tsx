import { language } from '#client/texts/first-texts.ts';
import { t } from '#client/texts/texts.ts';
import { RoleTag } from '#client/theatre/RoleTag.tsx';
import { MAX_PLAYERS } from '#shared/vocabulary/index.ts';
import type { KnownGame } from './filters.ts';
import { byRole, endingsOf, infectedOverTime, tradesOf } from './statistics.ts';

/** The games that are shown, in figures that are drawn. */
export function Statistics({ games }: { games: readonly KnownGame[] }) {
  return (
    <div class="game-figures">
      <Endings games={games} />
      <OverTime games={games} />
      <Own games={games} />
    </div>
  );
}

function Endings({ games }: { games: readonly KnownGame[] }) {
  const endings = endingsOf(games);
  const most = Math.max(1, ...endings.map(({ count }) => count));
  return (
    <section class="panel" aria-label={t('games.endings')}>
      <h2>{t('games.endings')}</h2>
      <dl class="bars-of">
        {endings.map(({ ending, count }) => (
          <div key={ending}>
            <dt>{t(`ending.${ending}`)}</dt>
            <dd>
              <i
                class={ending === 'hive-burnt' ? 'is-cold' : 'is-warm'}
                style={{ width: `${(100 * count) / most}%` }}
              />
              <b>{count}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const ROUND = 10;

function OverTime({ games }: { games: readonly KnownGame[] }) {
  const means = infectedOverTime(games);
  return (
    <section class="panel" aria-label={t('games.overTime')}>
      <h2>{t('games.overTime')}</h2>
      <p class="quiet">{t('games.overTimeHint')}</p>
      <ol class="columns-of">
        {means.map((mean, i) => {
          const count = Math.round(mean * ROUND) / ROUND;
          return (
            <li key={i} title={t('games.inPhase', { phase: i + 1, count })}>
              <span class="unseen">{t('games.inPhase', { phase: i + 1, count })}</span>
              <b aria-hidden="true">{count.toLocaleString(language)}</b>
              <i aria-hidden="true" style={{ height: `calc((100% - 2.2rem) * ${mean / MAX_PLAYERS})` }} />
              <small aria-hidden="true">{i + 1}</small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Of games in which this device had a seat. */
function Own({ games }: { games: readonly KnownGame[] }) {
  const own = tradesOf(games);
  if (own.games === 0) return null;
  const figures = [
    [own.trades, t('games.tradesAll')],
    [Math.round((ROUND * own.trades) / own.games) / ROUND, t('games.tradesEach')],
    [own.infections, t('games.infections')],
    [own.blocked, t('games.blocked')],
    [own.saved, t('games.saved')],
  ] as const;
  return (
    <section class="panel" aria-label={t('games.byRole')}>
      <h2>{t('games.byRole')}</h2>
      <ul class="roles-of">
        {byRole(games).map(({ role, played, won }) => (
          <li key={role}>
            <RoleTag role={role} />
            <span class="share-of" aria-hidden="true">
              <i style={{ width: `${played === 0 ? 0 : (100 * won) / played}%` }} />
            </span>
            {t('games.wonOf', { won, played })}
          </li>
        ))}
      </ul>
      <h2>{t('games.trades')}</h2>
      <dl class="figures-of">
        {figures.map(([count, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count.toLocaleString(language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
