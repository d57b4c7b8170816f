import type { Page } from '@playwright/test';

/** Puts a notice away, says yes, or takes one of the actions: whatever is asked. */
export async function pressSomething(page: Page, step: number): Promise<void> {
  await page.evaluate((nth) => {
    const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const [notice] = find('.notice-card:not(.is-end) .act');
    const [yes] = find('.sure .act');
    const choices = find('.actions .choice:enabled').filter((each) => !each.textContent.includes('Propose'));
    (notice ?? yes ?? choices[(nth * 7) % Math.max(1, choices.length)])?.click();
  }, step);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}
