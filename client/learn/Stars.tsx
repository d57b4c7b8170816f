import { t } from '#client/texts/texts.ts';

const STAR = 'M12 2l2.900 6.600 7.100.700-5.400 4.700 1.600 7L12 17.300 5.800 21l1.600-7L2 9.300l7.100-.700z';

/** Up to three; outlines for those that are missing. */
export function Stars({ count }: { count: number }) {
  return (
    <span class="stars" role="img" aria-label={count > 0 ? t('learn.stars', { count }) : t('learn.noStars')}>
      {[1, 2, 3].map((star) => (
        <svg key={star} class={star <= count ? 'star is-won' : 'star'} viewBox="0 0 24 24" aria-hidden="true">
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
