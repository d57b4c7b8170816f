import { DESKTOP, PHONE } from './devices.ts';
import { botMatch, keepFinished } from './finished-match.ts';
import { lookAt } from './photograph.ts';
import { expect, test } from './station.ts';

test('games of this device are counted from their records, and found by what they were', async ({
  device,
  station: { store },
}) => {
  const record = botMatch(({ steps }) => steps.length > 150);
  const page = await device(DESKTOP, { expects: '404' });
  await page.goto('/games');
  await expect(page.getByText('No game on this device yet')).toBeVisible();
  const games = ['EXPLO-a', 'EXPLO-gone'].map((id) => ({
    id,
    at: Date.UTC(2026, 10, 1),
    crew: record.setup.seats.map(({ name }) => name),
    ending: 'hive-burnt',
  }));
  await keepFinished(store, 'EXPLO-a', record);
  await page.evaluate((value) => localStorage.setItem('games', JSON.stringify({ version: 1, value })), games);
  await page.reload();
  await expect(page.getByText('2 games', { exact: true })).toBeVisible();
  await expect(page.getByText(`${record.steps.length} commands`)).toBeVisible();
  await page.getByLabel('Length').selectOption({ label: record.steps.length > 300 ? 'long' : 'usual' });
  await expect(page.getByText('1 game', { exact: true })).toBeVisible();
  await lookAt(page, 'games-desktop');
  await page.setViewportSize(PHONE);
  await lookAt(page, 'games-phone');
  await page.getByLabel('Whose').selectOption({ label: 'public games' });
  await expect(page.getByText('No game is like this.')).toBeVisible();
});
