import { ShareLink } from '#client/look/ShareLink.tsx';
import { t } from '#client/texts/texts.ts';

export function Invitation({ link }: { link: string }) {
  return (
    <section class="panel invite" aria-label={t('table.invite')}>
      <h2>{t('table.invite')}</h2>
      <p class="quiet">{t('table.inviteHint')}</p>
      <ShareLink link={link} label={t('table.qr')} />
    </section>
  );
}
