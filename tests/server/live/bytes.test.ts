import { expect, test } from 'vitest';
import { countBytes } from '#tests/trials/bytes/run.ts';

test('a seat of five is sent at most 150 bytes for a command, everything counted from the deal on', async () => {
  const { commands, perSeatAndCommand } = await countBytes({
    matches: 1,
    seats: 5,
    seed: 'few bytes',
    mostCommands: 120,
  });
  expect(commands).toBeGreaterThanOrEqual(100);
  expect(perSeatAndCommand.all).toBeLessThanOrEqual(150);
  // Every kind was counted.
  for (const bytes of Object.values(perSeatAndCommand)) expect(bytes).toBeGreaterThan(1);
});
