import { ownRecord } from '#client/device/device-file.ts';
import { t } from '#client/texts/first-texts.ts';

const ROLES = ['human', 'infected', 'host'] as const;

/** What whoever plays on this device has come to, by role: nobody else is told. */
export function OwnRecord() {
  const record = ownRecord();
  const played = ROLES.reduce((sum, role) => sum + record[role].played, 0);
  if (played === 0) return null;
  return (
    <section class="open-tables own-record" aria-label={t('home.record')}>
      <h2>
        {t('home.record')} <span class="quiet">{t('home.recordHint')}</span>
      </h2>
      <dl class="record-row">
        {ROLES.map((role) => (
          <div key={role} class={`record-of is-${role}`}>
            <dt>{t(`role.${role}`)}</dt>
            <dd>
              <strong>{record[role].won}</strong>
              <span class="quiet"> {t('home.recordOf', { count: record[role].played })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
