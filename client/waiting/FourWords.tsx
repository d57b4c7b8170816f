import { setupDigest } from '#client/device/part.ts';
import { sealedFor } from '#client/table/fair-deal.ts';
import type { Table } from '#client/table/session.ts';
import { t } from '#client/texts/texts.ts';
import { fourWords } from '#shared/wire/four-words.ts';

/** D4: what is about to be dealt, sealed, in four words: people in one room hear that all were shown the same. */
export function FourWords({ table }: { table: Table }) {
  const words = fourWords(setupDigest(sealedFor(table)));
  return (
    <p class="four-words" role="status">
      <strong>{words.join(' ')}</strong> <span class="quiet">{t('table.fourWords')}</span>
    </p>
  );
}
