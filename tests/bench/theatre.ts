import { randomBytes } from 'node:crypto';
import { type Browser, chromium, type Page } from '@playwright/test';
import { pino } from 'pino';
import { startServer } from '#server/main.ts';
import { systemClock } from '#server/process/clock.ts';
import { buildClient, DIST } from '#server/start/client-build.ts';
import { openSqliteStore } from '#server/store/index.ts';
import { simulateMatch } from '#server/tools/bot-match.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '#server/tools/browser.ts';
import { builtPages } from '#server/web/pages.ts';
import type { MatchRecord } from '#shared/play/index.ts';
import { NO_OPTIONS } from '#shared/vocabulary/index.ts';
import type { WaitResult } from './measured.ts';
import { DESKTOP, longestTask, newPage, openedIn, type Took, waited } from './page.ts';

const COMMANDS = 400;
const OPENINGS = 5;
const JUMPS = 24;
const PHASER = 'node_modules/phaser/dist/phaser.esm.min.js';

/** Opens a long match in the theatre of a real browser, jumps about in it and goes on from its middle. */
export async function measureTheatre(): Promise<readonly WaitResult[]> {
  await buildClient();
  const executablePath = await findBrowser();
  const server = await startServer({
    clock: systemClock,
    randomBytes,
    store: await openSqliteStore(':memory:'),
    log: pino({ level: 'silent' }),
    pages: builtPages(DIST),
    port: 0,
    keepMatchesMs: Number.MAX_SAFE_INTEGER,
    behindProxy: false,
  });
  const browser = await chromium.launch({
    args: BROWSER_ARGUMENTS,
    ...(executablePath && { executablePath }),
  });
  try {
    const record = longMatch();
    const origin = `http://localhost:${server.port}`;
    return [
      await opening(browser, origin, record),
      await jumping(browser, origin, record),
      await forking(browser, origin, record),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The match nearest to the wanted length of those a few bots play. */
function longMatch(): MatchRecord {
  const records = Array.from({ length: 20 }, (_, game) => {
    const bots = Array.from({ length: 5 }, () => 'simple' as const);
    const seed = `theatre ${game}`;
    return simulateMatch({ seed, bots, options: NO_OPTIONS, timeOutEvery: 0, checked: false }).record;
  });
  const off = ({ steps }: MatchRecord) => Math.abs(steps.length - COMMANDS);
  return records.reduce((best, record) => (off(record) < off(best) ? record : best));
}

async function opening(browser: Browser, origin: string, record: MatchRecord): Promise<WaitResult> {
  const ours: Took[] = [];
  const empty: Took[] = [];
  // In turn, so that a busy moment of the machine meets both.
  for (let i = 0; i < OPENINGS; i++) {
    ours.push(await openedIn(browser, (page) => openTheatre(page, origin, record)));
    empty.push(await openedIn(browser, (page) => openPhaser(page, origin)));
  }
  return compared({
    name: 'opening the theatre',
    measures: `a match of ${record.steps.length} commands in a fresh browser of ${DESKTOP.width} × ${DESKTOP.height}: fetched, verified, its map drawn; beside Phaser drawing one empty frame on an empty page`,
    ours: waited('theatre', ours),
    baseline: waited('Phaser alone', empty),
  });
}

async function jumping(browser: Browser, origin: string, record: MatchRecord): Promise<WaitResult> {
  const page = await newPage(browser);
  await openTheatre(page, origin, record);
  await longestTask(page);
  const last = record.steps.length;
  const jumps: Took[] = [];
  const frames: Took[] = [];
  for (let i = 0; i < JUMPS; i++) {
    // The middle first, then all over the match.
    const step = Math.round(last * ((0.5 + i * 0.382) % 1));
    jumps.push(await settledIn(page, step));
    frames.push(await settledIn(page, undefined));
  }
  await page.context().close();
  return compared({
    name: 'jumping in the theatre',
    measures: `${JUMPS} jumps in the same match, the first to its middle, until panels and map stand still; beside drawing the same map once more`,
    ours: waited('jump', jumps),
    baseline: waited('one more frame', frames),
  });
}

/** As long as anybody needs to choose whose place he takes. */
const CHOOSING_MS = 500;

/** From the press of the one whose place is taken until his table can be played at. */
async function forking(browser: Browser, origin: string, record: MatchRecord): Promise<WaitResult> {
  const forks: Took[] = [];
  const jumps: Took[] = [];
  for (let i = 0; i < OPENINGS; i++) {
    const page = await newPage(browser);
    await openTheatre(page, origin, record);
    jumps.push(await settledIn(page, Math.round(record.steps.length / 2)));
    await page.evaluate(() => document.querySelector<HTMLElement>('.transport .act')?.click());
    await page.waitForTimeout(CHOOSING_MS);
    const wait = await page.evaluate(async () => {
      const seat = document.querySelector<HTMLElement>('.continue-seats button:not([disabled])');
      const start = performance.now();
      seat?.click();
      const isThere = () =>
        location.pathname === '/fork' && document.querySelector('.play .first-picture') !== null;
      do await new Promise(requestAnimationFrame);
      while (!isThere());
      return performance.now() - start;
    });
    forks.push({ wait, task: await longestTask(page) });
    await page.context().close();
  }
  return compared({
    name: 'going on from the middle',
    measures: `the same match in somebody’s place from its middle, ${OPENINGS} times in fresh browsers, until map, crew and verbs of its table are there; beside the jump to that moment`,
    ours: waited('fork', forks),
    baseline: waited('jump', jumps),
  });
}

async function openTheatre(page: Page, origin: string, record: MatchRecord): Promise<void> {
  await page.route('**/matches/*', (route) => route.fulfill({ json: record }));
  await page.route('**/matches/*/talk', (route) => route.fulfill({ json: [] }));
  await page.goto(`${origin}/m/bench#step=0`);
  await page.waitForFunction(() => document.querySelector('.board')?.getAttribute('aria-busy') === 'false');
}

async function openPhaser(page: Page, origin: string): Promise<void> {
  await page.route('**/phaser.js', (route) =>
    route.fulfill({ path: PHASER, contentType: 'text/javascript' }),
  );
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE }));
  await page.goto(`${origin}/empty`);
  await page.waitForFunction(() => document.body.dataset['drawn'] === 'yes');
}

const EMPTY_PAGE = `<!doctype html><body><script type="module">
  import { Game, WEBGL } from '/phaser.js';
  const game = new Game({ type: WEBGL, width: innerWidth, height: innerHeight, banner: false });
  game.events.once('postrender', () => { document.body.dataset.drawn = 'yes'; });
</script>`;

/** Moves the slider, or else only has the map drawn again; until panels and map stand still and are seen. */
async function settledIn(page: Page, step: number | undefined): Promise<Took> {
  const wait = await page.evaluate(async (wanted) => {
    const isStill = (part: string) => document.querySelector(part)?.getAttribute('aria-busy') === 'false';
    const slider = document.querySelector<HTMLInputElement>('.slider');
    const start = performance.now();
    if (wanted === undefined) document.querySelector<HTMLElement>('.lens :last-child')?.click();
    else if (slider) {
      slider.value = String(wanted);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
    do await new Promise(requestAnimationFrame);
    while (!isStill('.replay') || !isStill('.board'));
    await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, step);
  return { wait, task: await longestTask(page) };
}

const compared = (result: Omit<WaitResult, 'ratio'>): WaitResult => ({
  ...result,
  ratio: {
    median: result.ours.median / result.baseline.median,
    longest: result.ours.longest / result.baseline.longest,
    longestTask: result.ours.longestTask / result.baseline.longestTask,
  },
});
