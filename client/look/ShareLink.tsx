import { useSignal } from '@preact/signals';
import { encode } from 'uqr';
import { t } from '#client/texts/texts.ts';

/** A link to scan, to select and to copy. */
export function ShareLink({ link, label }: { link: string; label: string }) {
  const copied = useSignal(false);
  return (
    <>
      <QrCode text={link} label={label} />
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
    </>
  );
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join('')} />
    </svg>
  );
}
