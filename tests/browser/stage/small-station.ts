import { viewFor } from '#server/dealer/index.ts';
import type { PublicView } from '#shared/play/index.ts';
import { parasite, table } from '#tests/server/dealer/table.ts';

/** Four rooms with somebody and something in each, a security door and the Hive: a place for every effect. */
export const smallView = (): PublicView =>
  viewFor(
    table({
      players: 4,
      map: { L12: [1, 0], L09: [0, -1], L03: [1, -1] },
      seats: {
        0: { trooper: 'L01', android: 'L12' },
        1: { trooper: 'L09', android: 'L01' },
        2: { at: 'L12', hp: { trooper: 2 } },
        3: { trooper: 'L03', android: 'L09' },
      },
      parasites: [parasite(0, 'L01'), parasite(1, 'L12'), parasite(5, 'L01'), parasite(6, 'L03')],
    }),
    'public',
  );
