import type { Browser, LaunchOptions, Page, PlaywrightWorkerArgs } from '@playwright/test';

/** A browser of its own whose tabs can be frozen, as a phone does with what is not looked at. */
export interface Freezer {
  page(viewport: { width: number; height: number }): Promise<Page>;
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  close(): Promise<void>;
}

export async function freezer(
  playwright: PlaywrightWorkerArgs['playwright'],
  launchOptions: LaunchOptions,
): Promise<Freezer> {
  const browser = await playwright.chromium.launch(launchOptions);
  const signal = async (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const id of await renderersOf(browser)) process.kill(id, name);
  };
  return {
    page: (viewport) => browser.newPage({ viewport }),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    close: () => browser.close(),
  };
}

/** The processes that run its pages. What a socket brings meanwhile waits in another one. */
async function renderersOf(browser: Browser): Promise<readonly number[]> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}
