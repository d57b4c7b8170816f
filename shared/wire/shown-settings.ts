import * as z from 'zod/mini';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import { parsedJson } from './parsed-json.ts';
import { type TableSettings, tableSettingsSchema } from './table.ts';

/** Unlike what a client may send, a newer server may say more than is understood here. */
const Known = z.object(tableSettingsSchema.shape);

/** The settings a table shows, from JSON. A page of another version still shows the table, with what it can read. */
export function readShownSettings(json: string): TableSettings {
  const shown = parsedJson(json);
  const known = Known.safeParse({ ...DEFAULT_SETTINGS, ...(typeof shown === 'object' && shown) });
  return known.success ? known.data : DEFAULT_SETTINGS;
}
