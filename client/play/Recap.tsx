import type { Story } from '#client/story/story.ts';
import { t } from '#client/texts/texts.ts';

/** What a device that was away, or hurried on, has not shown. */
export function Recap({ story }: { story: Story }) {
  const lines = story.recap.value;
  if (lines.length === 0) return null;
  return (
    <section class="recap" aria-label={t('pace.meanwhile')}>
      <h2>{t('pace.meanwhile')}</h2>
      <ol>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
      <button type="button" class="small calm" onClick={story.putRecapAway}>
        {t('pace.read')}
      </button>
    </section>
  );
}
