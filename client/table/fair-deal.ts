import { effect } from '@preact/signals';
import { partFor, sealOf } from '#client/device/part.ts';
import type { openReceipts } from '#client/device/receipt.ts';
import type { SealedSetup } from '#shared/play/index.ts';
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
      const asked = { sealed: sealedFor(now), place: takenSeats(now.chairs).indexOf(seat) };
      const withheld = receipts.open({ ...asked, digest: now.setup, part });
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

/** The set-up as this device sees it: empty chairs do not count. */
export function sealedFor({ rules, commitment, chairs, settings }: Table): SealedSetup {
  const shown = takenSeats(chairs).flatMap((seat) => chairs.get(seat) ?? []);
  return sealedSetupOf({ rules, commitment, chairs: shown, options: settings.options });
}

const takenSeats = (chairs: Table['chairs']): readonly SeatId[] =>
  SEAT_IDS.filter((seat) => chairs.has(seat));
