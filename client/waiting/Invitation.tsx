import { useSignal } from '@preact/signals';
import { encode } from 'uqr';
import { t } from '#client/texts/texts.ts';

export function Invitation({ link }: { link: string }) {
  const copied = useSignal(false);
  return (
    <section class="panel invite" aria-label={t('table.invite')}>
      <h2>{t('table.invite')}</h2>
      <QrCode text={link} />
      <p class="quiet">{t('table.inviteHint')}</p>
      <input
        class="link"
        readOnly
        value={link}
        aria-label={t('table.copy')}
        onFocus={(event) => event.currentTarget.select()}
      />
      {/* No clipboard over plain http: there the link can be selected instead. */}
      {window.isSecureContext && (
        <button
          type="button"
          class="calm"
          onClick={async () => {
            await navigator.clipboard.writeText(link);
            copied.value = true;
          }}
        >
          {t(copied.value ? 'table.copied' : 'table.copy')}
        </button>
      )}
    </section>
  );
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('table.qr')}>
      <path d={dark.join('')} />
    </svg>
  );
}
