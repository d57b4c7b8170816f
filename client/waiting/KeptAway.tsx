import { blocks, forgetBlock } from '#client/device/blocks.ts';
import type { Session } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';

/** Whom somebody keeps away from the tables he opens, until he lets them in again. */
export function KeptAway({ session }: { session: Session }) {
  if (blocks.value.length === 0) return null;
  return (
    <p class="removed">
      <span class="quiet">{t('table.keptAway')}</span>
      {blocks.value.map(({ name, device }) => (
        <button
          key={device}
          type="button"
          class="small bare"
          onClick={() => {
            forgetBlock(device);
            void session.request('unblock', { device });
          }}
        >
          {t('table.letIn', { who: name })}
        </button>
      ))}
    </p>
  );
}
