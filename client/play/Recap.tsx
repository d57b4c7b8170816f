import { useEffect, useRef } from 'preact/hooks';
import type { Story } from '#client/story/story.ts';
import { t } from '#client/texts/texts.ts';

/** What a device that was away, or hurried on, has not shown. */
export function Recap({ story }: { story: Story }) {
  const lines = story.recap.value;
  const frame = useRef<HTMLElement>(null);
  const isOpen = lines.length > 0;
  // Who goes on has read it: what is tapped next may lie under it.
  useEffect(() => {
    if (!isOpen) return;
    const putAway = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) story.putRecapAway();
    };
    document.addEventListener('pointerdown', putAway);
    return () => document.removeEventListener('pointerdown', putAway);
  }, [isOpen, story]);
  if (lines.length === 0) return null;
  return (
    <section ref={frame} class="recap" aria-label={t('pace.meanwhile')}>
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
