import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { forgetAboard, recallAboard } from '#client/device/aboard.ts';
import { recallName } from '#client/device/memory.ts';
import { fetchInvitation } from '#client/table/invitation.ts';
import { t } from '#client/texts/first-texts.ts';
import type { Invitation } from '#shared/wire/invitation.ts';

/** Before the match a chair is not kept for long. */
const sitsAt = ({ phase, crew }: Invitation): boolean =>
  phase === 'playing' || crew.some(({ name }) => name === recallName());

/** The way back for who has a seat at a table, as long as there is a table. */
export function Aboard({ onReturn }: { onReturn: (code: string) => void }) {
  const code = useSignal(recallAboard());
  const phase = useSignal<'waiting' | 'playing' | undefined>(undefined);
  useEffect(() => {
    const kept = code.value;
    if (!kept) return;
    void fetchInvitation(kept).then((found) => {
      if (found === 'unknown') return;
      if (found !== 'gone' && found.phase !== 'over' && sitsAt(found)) {
        phase.value = found.phase;
        return;
      }
      forgetAboard(kept);
      code.value = undefined;
    });
  }, [code, phase]);
  if (!code.value) return null;
  const kept = code.value;
  return (
    <section class="panel aboard" aria-label={t('home.aboard', { code: kept })}>
      <p>
        <strong>{t('home.aboard', { code: kept })}</strong>
        <span class="quiet">{phase.value && t(`home.aboardIn.${phase.value}`)}</span>
      </p>
      <button type="button" class="act" onClick={() => onReturn(kept)}>
        {t('home.return')}
      </button>
    </section>
  );
}
