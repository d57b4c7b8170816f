import type { Page } from '@playwright/test';

/** Puts a notice away, says yes, takes one of the actions, or hurries to where something is asked; who is patient lets it be told. */
export async function pressSomething(page: Page, step: number, manner?: 'patient'): Promise<void> {
  await page.evaluate(
    ([nth, isPatient]) => {
      const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const [notice] = find('.scene:not(.is-end) .go-on, .boarding-card');
      const [yes] = find('.sure .act');
      // The list of all actions is opened by its key, as a person without a pointer would.
      if (find('.actions').length === 0) find('.caption-list')[0]?.click();
      const choices = find('.actions .choice:enabled').filter(
        (each) => !each.textContent.startsWith('Call a vote'),
      );
      const [hurry] = isPatient ? [] : find('.paces button[aria-keyshortcuts]');
      (notice ?? yes ?? choices[(nth * 7) % Math.max(1, choices.length)] ?? hurry)?.click();
    },
    [step, manner === 'patient'] as const,
  );
  // Looking more often would draw a frame each time, and most of them show what was there before.
  await page.waitForTimeout(100);
}
