import { CardFace } from '#client/art/CardFace.tsx';
import type { Session } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { nameOf } from '#client/words/names.ts';
import type { View } from '#shared/play/index.ts';

/** What who watches has before him: nothing of his own, or what a player alone sees who lets him look. */
export function SeenThrough({ session, view }: { session: Session; view: View }) {
  const eyes = session.eyes?.value;
  if (!eyes || !('hand' in eyes)) return <p class="watching quiet">{t('play.watching')}</p>;
  return (
    <section class="watching" aria-label={t('eyes.through', { who: nameOf(view, eyes.seat) })}>
      <p class="row">
        <strong>{t('eyes.through', { who: nameOf(view, eyes.seat) })}</strong>
        <span>{t(`role.${eyes.role}`)}</span>
        <button type="button" class="small bare" onClick={() => void session.request('look-through', {})}>
          {t('eyes.end')}
        </button>
      </p>
      <div class="seen-hand">
        {eyes.hand.map(({ id, ...face }) => (
          <span key={id} class="card">
            <CardFace face={face} name={t(`cardBrief.${face.kind}`)} />
          </span>
        ))}
      </div>
    </section>
  );
}
