import './series.css';
import { t } from '#client/texts/texts.ts';
import type { Series } from '#shared/wire/series.ts';

/** The evening at this table: who won how often, and on which side. */
export function SeriesTable({ series }: { series: Series }) {
  if (series.matches === 0) return null;
  const wins = (tally: Series['tallies'][number]) => tally.asHuman + tally.asInfected;
  const inOrder = [...series.tallies].sort((a, b) => wins(b) - wins(a) || a.name.localeCompare(b.name));
  return (
    <section class="series" aria-label={t('table.series')}>
      <h3>
        {t('table.series')} <span class="quiet">{t('table.seriesMatches', { count: series.matches })}</span>
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{t('table.crew')}</span>
            </th>
            <th scope="col">{t('table.seriesWon')}</th>
            <th scope="col">{t('table.seriesHuman')}</th>
            <th scope="col">{t('table.seriesInfected')}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map((tally) => (
            <tr key={tally.name}>
              <th scope="row">{tally.name}</th>
              <td>
                {wins(tally)}
                <span class="quiet">/{tally.played}</span>
              </td>
              <td>{tally.asHuman}</td>
              <td>{tally.asInfected}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
