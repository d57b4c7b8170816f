import type { Page } from '@playwright/test';
import { momentsOf, openLocalDealer } from '#client/local/local-dealer.ts';
import { forkOf } from '#client/theatre/fork-link.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { type MatchRecord, offeredCommands } from '#shared/play/index.ts';
import { NO_OPTIONS, SEAT_IDS, type SeatId } from '#shared/vocabulary/index.ts';
import { DESKTOP, mapOf, PHONE } from './devices.ts';
import { keepFinished } from './finished-match.ts';
import { lookAt } from './photograph.ts';
import { expect, test } from './station.ts';

/** As long as anybody wants to wait for in a test. */
const MOST_STEPS = 60;

interface Forked {
  readonly record: MatchRecord;
  readonly at: number;
  readonly seat: SeatId;
}

/** Who sits there does nothing but end his turns; nothing if he is asked something else, or it takes too long. */
function endsSoon(record: MatchRecord, at: number, seat: SeatId): boolean {
  const { setup, steps } = forkOf(record, at, seat);
  const moments = momentsOf({ setup, steps: steps.slice(0, at) });
  const table = openLocalDealer({ moments, audience: seat, script: [], others: 'keen' });
  for (let step = 0; step < MOST_STEPS; step++) {
    const { view } = table.shown();
    if (view.ending) return true;
    if (table.goOn()) continue;
    const end = 'offers' in view && offeredCommands(view).find(({ type }) => type === 'end-turn');
    if (!end) return false;
    table.play(end);
  }
  return false;
}

/** A match whose middle somebody can go on from to a near end. */
function forked(): Forked {
  for (const game of [102, 22, 4, 5, 6, 13, 19, ...Array.from({ length: 80 }, (_, i) => 100 + i)]) {
    const { record } = simulateMatch({
      seed: `theatre fork ${game}`,
      bots: ['keen', 'keen', 'keen', 'keen'],
      options: NO_OPTIONS,
      timeOutEvery: 0,
      checked: false,
    });
    const at = Math.floor(record.steps.length / 2);
    const seat = SEAT_IDS.slice(0, 4).find((each) => endsSoon(record, at, each));
    if (seat !== undefined) return { record, at, seat };
  }
  throw new Error('no match like this');
}

/** Ends his own turns and hurries through those of others, until it is over. */
async function playToTheEnd(page: Page): Promise<void> {
  const over = page.getByRole('region', { name: 'Your way is over' });
  while (!(await over.isVisible())) {
    await page.evaluate(() => {
      const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const [skip] = find('.scene .go-on, .scene .skip, .caption .act');
      const [end] = find('.end-turn:not([disabled])').filter((each) => !each.hasAttribute('aria-disabled'));
      const [yes] = find('.sure .act');
      const [hurry] = find('.paces button').filter(({ textContent }) => textContent.startsWith('To '));
      (skip ?? yes ?? end ?? hurry)?.click();
    });
    await page.clock.runFor(400);
  }
}

test('a match goes another way from its middle, to its end, beside what really happened, and by its link on another device', async ({
  device,
  station: { store },
}) => {
  test.slow();
  const { record, at, seat } = forked();
  await keepFinished(store, 'FORKS-theatre', record);
  const page = await device(DESKTOP);
  await page.goto(`/m/FORKS-theatre#step=${at}`);
  await expect(page.locator('.replay')).toHaveAttribute('aria-busy', 'false');
  await page.clock.install();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await lookAt(page, 'fork-whose-desktop');
  const name = record.setup.seats[seat]?.name ?? '';
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/fork#/);
  await expect(mapOf(page)).toBeVisible();
  await expect(page.getByText(`Another way from step ${at}, as ${name}`)).toBeVisible();
  await lookAt(page, 'fork-table-desktop');
  await playToTheEnd(page);
  await lookAt(page, 'fork-over-desktop');
  await page
    .getByRole('region', { name: 'Your way is over' })
    .getByRole('button', { name: 'Compare' })
    .click();
  const real = page.getByRole('region', { name: 'What really happened' });
  const other = page.getByRole('region', { name: 'The other way' });
  await expect(real).toContainText(/\./);
  await expect(other).not.toContainText('Not over yet');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await lookAt(page, 'fork-both-desktop');
  const told = (await other.textContent()) ?? '';

  // The address is the link: another device has all of it, though it was never at that match.
  const phone = await device(PHONE);
  await phone.goto(page.url());
  await expect(phone.getByRole('button', { name: 'Play it myself' })).toBeVisible();
  await lookAt(phone, 'fork-door-phone');
  await phone.getByRole('button', { name: 'Compare' }).click();
  await expect(phone.getByRole('region', { name: 'The other way' })).toHaveText(told);
  await lookAt(phone, 'fork-both-phone');
  await phone.getByRole('button', { name: 'Again from the same moment' }).click();
  await expect(mapOf(phone)).toBeVisible();
  await lookAt(phone, 'fork-table-phone');
});

test('a link that was cut off says so', async ({ device }) => {
  const page = await device(PHONE);
  await page.goto('/fork#7VfNbtswDH');
  await expect(page.getByRole('alert')).toHaveText('This link carries no fork, or was cut off on its way.');
});
