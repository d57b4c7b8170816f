import './consent.css';
import { refusalText, t } from '#client/texts/texts.ts';
import type { Consent } from '#shared/wire/consent.ts';
import { isListed, type openConsents } from './consents.ts';

const SWITCHES = ['listing', 'marks'] as const satisfies readonly (keyof Consent)[];

/** What the person at this device agrees to; nothing for anybody who did not play. */
export function ConsentSwitches({ consents, refusal, say }: ReturnType<typeof openConsents>) {
  const now = consents.value;
  const own = now?.own;
  if (!now || !own) return null;
  const { people, listing } = now;
  return (
    <fieldset class="consent">
      <legend class="unseen">{t('consent.title')}</legend>
      {SWITCHES.map((name) => (
        <label key={name} class="switch">
          <input
            type="checkbox"
            checked={own[name]}
            onChange={(event) => say({ ...own, [name]: event.currentTarget.checked })}
          />
          <span>
            {t(`consent.${name}`)}
            <span class="quiet">{t(`consent.${name}Hint`)}</span>
          </span>
        </label>
      ))}
      <p class="quiet" role="status">
        {isListed(now) ? t('consent.listed') : t('consent.agreed', { listing, people })}
      </p>
      <p class="refusal" role="alert">
        {refusal.value && refusalText(refusal.value)}
      </p>
    </fieldset>
  );
}
