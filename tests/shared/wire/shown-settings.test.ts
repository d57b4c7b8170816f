import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#shared/wire/default-settings.ts';
import { readShownSettings } from '#shared/wire/shown-settings.ts';
import { tableSettingsSchema } from '#shared/wire/table.ts';

describe('D5 the settings a table shows', () => {
  test('are read as they are', () => {
    const settings = { ...DEFAULT_SETTINGS, seats: 4, turnSeconds: 'off', clockAlone: true } as const;
    expect(readShownSettings(JSON.stringify(settings))).toEqual(settings);
  });

  test('of a newer server are read as far as they are understood', () => {
    const newer = { ...DEFAULT_SETTINGS, seats: 5, weather: 'snow' };
    expect(readShownSettings(JSON.stringify(newer))).toEqual({ ...DEFAULT_SETTINGS, seats: 5 });
  });

  test.each(['', '{', 'null', '7', '{"seats":40}'])('that cannot be read (%s) are the usual ones', (odd) => {
    expect(readShownSettings(odd)).toEqual(DEFAULT_SETTINGS);
  });

  test('the usual ones are ones a table can be opened with', () => {
    expect(tableSettingsSchema.safeParse(DEFAULT_SETTINGS).success).toBe(true);
  });
});
