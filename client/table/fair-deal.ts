import { effect } from '@preact/signals';
import type { Asked } from '#client/device/openings.ts';
import { partFor, sealOf } from '#client/device/part.ts';
import type { openReceipts } from '#client/device/receipt.ts';
import { SEAT_IDS, type SeatId } from '#shared/vocabulary/index.ts';
import { sealedSetupOf } from '#shared/wire/public-table.ts';
import type { OpenPart, Ready } from '#shared/wire/table.ts';
import type { Session, Table } from './session.ts';

/** This device's side of a fair deal (D4): it is bound to a part when its player is ready, and opens it only when
 * everybody is bound and the set-up is the one that is shown. */
export function dealFairly(
  { table, own }: Pick<Session, 'table' | 'own'>,
  receipts: Pick<ReturnType<typeof openReceipts>, 'open'>,
  send: (answer: OpenPart) => void,
) {
  /** The set-up this line was told about already. */
  let answered = '';
  effect(() => {
    const [now, seat] = [table.value, own.value];
    if (now?.phase !== 'dealing') answered = '';
    else if (typeof seat === 'number' && now.setup !== answered) {
      answered = now.setup;
      const part = partFor(now.commitment);
      const withheld = receipts.open({ ...sealedFor(now, seat), digest: now.setup, part });
      send(withheld ? { agreed: false } : { agreed: true, part });
    }
  });
  return {
    /** A new line begins: what was sent over the last one may be lost. */
    begin(): void {
      answered = '';
    },
    ready: (ready: boolean): Ready =>
      ready ? { ready, commitment: sealOf(partFor(table.value?.commitment ?? '')) } : { ready },
  };
}

/** The set-up as this device sees it, and which of its seats is this device's: empty chairs do not count. */
function sealedFor(
  { rules, commitment, chairs, settings }: Table,
  own: SeatId,
): Pick<Asked, 'sealed' | 'place'> {
  const taken = SEAT_IDS.filter((seat) => chairs.has(seat));
  const shown = taken.flatMap((seat) => chairs.get(seat) ?? []);
  const sealed = sealedSetupOf({ rules, commitment, chairs: shown, options: settings.options });
  return { sealed, place: taken.indexOf(own) };
}
