import type { Page } from '@playwright/test';
import { caseAnswers } from '#client/case/caseWorker.ts';
import { DESKTOP, mapOf, PHONE } from './devices.ts';
import { lookAt } from './photograph.ts';
import { expect, test } from './station.ts';

const DAY = '2026-11-18';

/** Opens the case of that day, whatever day the machine has, and waits for its map. */
async function openCase(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date(`${DAY} 12:00`));
  await page.goto('/case');
  await expect(mapOf(page)).toBeVisible();
}

test('the case of the day is solved and scored, the same on two devices', async ({ device }) => {
  test.slow();
  const { view, beliefs } = caseAnswers.caseOf(DAY);
  const [desktop, phone] = [await device(DESKTOP), await device(PHONE)];
  for (const page of [desktop, phone]) await openCase(page);
  const log = (page: Page) => page.locator('.case-log li').allTextContents();
  expect(await log(phone)).toEqual(await log(desktop));
  await expect(desktop.getByText(`You are ${view.seats[view.me]?.name}, human`)).toBeVisible();
  // Before the answer nothing of the truth is on the page.
  await expect(desktop.locator('.role-tag').filter({ hasText: 'unknown' })).toHaveCount(beliefs.length);
  await lookAt(desktop, 'case-asked-desktop');
  await lookAt(phone, 'case-asked-phone');

  for (const { seat, role } of beliefs) {
    const name = view.seats[seat]?.name ?? '';
    await phone
      .getByRole('slider', { name: `How likely ${name} is Infected` })
      .fill(role === 'human' ? '0' : '100');
  }
  await phone.getByRole('button', { name: 'That is my answer' }).click();
  await expect(phone.locator('.case-points')).toHaveText('100 of 100');
  await expect(phone.getByText('You saw right through them.')).toBeVisible();
  await expect(phone.getByText('1 day in a row')).toBeVisible();
  await lookAt(phone, 'case-told-phone');

  await desktop.getByRole('button', { name: 'That is my answer' }).click();
  await expect(desktop.locator('.case-points')).toHaveText('75 of 100');
  await expect(desktop.locator('.belief .role-tag')).toHaveText(
    beliefs.map(({ role }) => ({ human: 'Human', infected: 'Infected', host: 'Host' })[role]),
  );
  await lookAt(desktop, 'case-told-desktop');
  // Who comes back finds his answer, and is not asked again.
  await desktop.reload();
  await expect(desktop.locator('.case-points')).toHaveText('75 of 100');
});
