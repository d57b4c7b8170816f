/** `npm run slow-line`: how long the built page lets people wait on a slow line, as Chromium emulates one. */
import { randomBytes } from 'node:crypto';
import { type Browser, chromium } from '@playwright/test';
import { pino } from 'pino';
import { startServer } from '#server/main.ts';
import { systemClock } from '#server/process/clock.ts';
import { buildClient, DIST } from '#server/start/client-build.ts';
import { openSqliteStore } from '#server/store/index.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '#server/tools/browser.ts';
import { builtPages } from '#server/web/pages.ts';

/** "Slow 3G": 400 kbit/s, two seconds for every answer. */
const SLOW_3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const PHONE = { width: 390, height: 844 };
const TIMES = 3;
const LONGEST_MS = 90_000;

const [folder = DIST] = process.argv.slice(2);
if (folder === DIST) await buildClient();
const server = await startServer({
  clock: systemClock,
  randomBytes,
  store: await openSqliteStore(':memory:'),
  log: pino({ level: 'silent' }),
  pages: builtPages(folder),
  port: 0,
  keepMatchesMs: 1,
  behindProxy: false,
});
const browser = await chromium.launch({
  ...(await launchOptions()),
  args: BROWSER_ARGUMENTS,
});
for (let time = 1; time <= TIMES; time++) {
  const { home, map, seen, art, bytes } = await visit(browser, `http://localhost:${server.port}/`);
  console.log(
    `${time}: home usable ${home} ms; after Play now: map readable ${map} ms, before whoever boards at once ${seen} ms, all its art ${art} ms; home ${bytes} bytes`,
  );
}
await browser.close();
await server.close();

async function launchOptions() {
  const executablePath = await findBrowser();
  return executablePath ? { executablePath } : {};
}

/** One person, with nothing in the cache. */
async function visit(from: Browser, home: string) {
  const context = await from.newContext({ viewport: PHONE });
  context.setDefaultTimeout(LONGEST_MS);
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', SLOW_3G);
  let bytes = 0;
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const coming = Date.now();
  await page.goto(home, { waitUntil: 'commit', timeout: LONGEST_MS });
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  const usable = Date.now();
  const sofar = bytes;
  await page.getByLabel('Your name').fill('Ada');
  const clicking = Date.now();
  await page.getByRole('button', { name: 'Play now' }).click();
  // By the pen, before the engine is there.
  await page.locator('.first-picture.has-map').waitFor();
  const map = Date.now() - clicking;
  // The role lies over it until it is put away.
  await page.locator('.boarding-card').click();
  await page.getByRole('button', { name: 'To the station' }).click();
  await page.locator('.scene').waitFor({ state: 'detached' });
  const seen = Date.now() - clicking;
  await page.locator('.board[aria-busy="false"]').waitFor();
  const art = Date.now() - clicking;
  await context.close();
  return { home: usable - coming, map, seen, art, bytes: sofar };
}
