import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { expectDrawn } from './devices.ts';

/** `PHOTOS=1` keeps what was looked at in `tests/screenshots/`, for somebody to look at it, too. */
export async function photograph(page: Page, name: string): Promise<void> {
  if (process.env['PHOTOS']) await page.screenshot({ path: `tests/screenshots/${name}.png` });
}

/** A page on which everything fits and which keeps nobody out. */
export async function lookAt(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  if (await page.locator('.board').count()) await expectDrawn(page);
  await expectToFit(page);
  await expectAccessible(page);
  await photograph(page, name);
}

/** Where a page that was made larger or smaller has come to rest. */
const SETTLING_MS = 2_000;

/** Nothing sticks out, and whatever is open, the map of a match keeps its room. */
export async function expectToFit(page: Page): Promise<void> {
  await expect(async () => {
    const { overflow, maps } = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      maps: [...document.querySelectorAll('.play .map')].map((map) => ({
        share: map.clientHeight / innerHeight,
        beside: [...(map.parentElement?.children ?? [])].map(
          (each) => `${each.className} ${each.clientHeight}`,
        ),
      })),
    }));
    expect(overflow).toBe(0);
    for (const { share, beside } of maps) expect(share, beside.join(', ')).toBeGreaterThan(0.45);
  }).toPass({ timeout: SETTLING_MS });
}

/** Nothing on the page keeps out who listens instead of looking, sees few colours or has no pointer. */
async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const faults = await page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
  });
  expect(faults).toEqual([]);
}
