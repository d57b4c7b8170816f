import { MAX_PLAYERS, NO_OPTIONS } from '../vocabulary/index.ts';
import type { TableSettings } from './table.ts';

/** How a table is opened, unless its opener wishes otherwise (D5). */
export const DEFAULT_SETTINGS: TableSettings = {
  listed: false,
  spectators: true,
  seats: MAX_PLAYERS,
  options: NO_OPTIONS,
  turnSeconds: 120,
  tradeSeconds: 30,
  armorSeconds: 5,
  reserveSeconds: 60,
  ledger: true,
  freeText: true,
};
