import type { Browser, Page } from '@playwright/test';
import type { Waited } from './measured.ts';

/** What a page took for one thing, in milliseconds. */
export interface Took {
  readonly wait: number;
  /** The longest it could not answer meanwhile. */
  readonly task: number;
}

export const DESKTOP = { width: 1440, height: 900 };

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** A page of a fresh browser that keeps count of its long tasks. */
export async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.longTasks = [];
    const watch = new PerformanceObserver((seen) =>
      window.longTasks.push(...seen.getEntries().map(({ duration }) => duration)),
    );
    watch.observe({ type: 'longtask' });
  });
  return page;
}

/** From the first byte until it is open. */
export async function openedIn(browser: Browser, open: (page: Page) => Promise<void>): Promise<Took> {
  const page = await newPage(browser);
  await open(page);
  const wait = await page.evaluate(() => performance.now());
  const took = { wait, task: await longestTask(page) };
  await page.context().close();
  return took;
}

/** Browsers tell only of longer ones. */
const LONG_TASK_MS = 50;

/** The longest task since the last time this was asked. */
export async function longestTask(page: Page): Promise<number> {
  return page.evaluate(async (least) => {
    // The observer hears of a task a little after it.
    await new Promise((heard) => setTimeout(heard, least));
    return Math.max(least, ...window.longTasks.splice(0));
  }, LONG_TASK_MS);
}

export function waited(name: string, took: readonly Took[]): Waited {
  const waits = took.map(({ wait }) => wait).sort((a, b) => a - b);
  return {
    name,
    median: waits[Math.floor(waits.length / 2)] ?? 0,
    longest: waits.at(-1) ?? 0,
    longestTask: Math.max(...took.map(({ task }) => task)),
  };
}
