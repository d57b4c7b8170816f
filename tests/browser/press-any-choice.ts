import type { Page } from '@playwright/test';

/** Puts a notice away, says yes, takes one of the actions, or hurries to where something is asked. */
export async function pressSomething(page: Page, step: number): Promise<void> {
  await page.evaluate((nth) => {
    const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const [notice] = find('.scene:not(.is-end) .go-on, .boarding-card');
    const [yes] = find('.sure .act');
    // The list of all actions is opened by its key, as a person without a pointer would.
    if (find('.actions').length === 0) find('.caption-list')[0]?.click();
    const choices = find('.actions .choice:enabled').filter(
      (each) => !each.textContent.startsWith('Propose'),
    );
    const [hurry] = find('.paces button[aria-keyshortcuts]');
    (notice ?? yes ?? choices[(nth * 7) % Math.max(1, choices.length)] ?? hurry)?.click();
  }, step);
  // Looking more often would draw a frame each time, and most of them show what was there before.
  await page.waitForTimeout(100);
}
