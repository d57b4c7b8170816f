/** `npm run evening`: six people in real browsers, three matches in a row, and everything that happens to them. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { RequestHandler } from 'express';
import { pino } from 'pino';
import { startServer } from '#server/main.ts';
import { buildClient, DIST } from '#server/start/client-build.ts';
import { openSqliteStore } from '#server/store/index.ts';
import { fail, wholeNumber } from '#server/tools/arguments.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '#server/tools/browser.ts';
import { builtPages } from '#server/web/pages.ts';
import { DESKTOP, PHONE } from '#tests/browser/devices.ts';
import { fastClock } from '#tests/browser/fast-clock.ts';
import { pressSomething } from '#tests/browser/press-any-choice.ts';
import { withoutWebGl } from '#tests/browser/without-webgl.ts';
import { nextBuild } from './next-build.ts';

const USAGE = 'npm run evening -- [--presses 30] [--speed 10] [--photos FOLDER]';
const PEOPLE = { Ann: DESKTOP, Bob: PHONE, Cid: DESKTOP, Dee: PHONE, Eve: DESKTOP } as const;
const LATE = 'Fay';
const PATIENCE_MS = 60_000;
const LONGEST_MATCH_MS = 10 * PATIENCE_MS;
/** A browser complains of a server that is gone: that is meant to be. */
const EXPECTED = /net::ERR|WebSocket|Failed to load resource/;

/** Somebody with a device of his own. */
interface Person {
  readonly name: string;
  readonly page: Page;
}

interface Evening {
  readonly people: Person[];
  readonly complaints: string[];
  note(what: string): void;
  photograph(moment: string): Promise<void>;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      presses: { type: 'string', default: '30' },
      speed: { type: 'string', default: '10' },
      photos: { type: 'string' },
    },
  });
  const presses = wholeNumber('presses', values.presses, 1, 1000);
  const speed = wholeNumber('speed', values.speed, 1, 60);
  await buildClient();
  const folder = mkdtempSync(join(tmpdir(), 'panic-station-evening-'));
  if (values.photos) mkdirSync(values.photos, { recursive: true });
  const station = await openStation(join(folder, 'station.sqlite'), speed);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    args: BROWSER_ARGUMENTS,
    ...(executablePath && { executablePath }),
  });
  const began = performance.now();
  const evening: Evening = {
    people: [],
    complaints: [],
    note: (what) => console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`),
    async photograph(moment) {
      if (!values.photos) return;
      for (const { name, page } of evening.people) {
        await page.screenshot({ path: join(values.photos, `${moment}-${name}.png`) });
      }
    },
  };
  try {
    await spend(evening, browser, station, { presses, newBuild: () => nextBuild(folder, 'index-evening') });
  } finally {
    await browser.close();
    await station.close();
    rmSync(folder, { recursive: true });
  }
  for (const complaint of evening.complaints) console.log(`complaint: ${complaint}`);
  if (evening.complaints.length > 0) process.exitCode = 1;
}

type Station = Awaited<ReturnType<typeof openStation>>;

async function openStation(file: string, speed: number) {
  const start = async (port: number, pages: RequestHandler) =>
    startServer({
      clock: fastClock({ times: speed, longest: Number.POSITIVE_INFINITY }),
      randomBytes,
      store: await openSqliteStore(file),
      log: pino({ level: 'silent' }),
      pages,
      port,
      keepMatchesMs: PATIENCE_MS * 1000,
      behindProxy: false,
    });
  let running = await start(0, builtPages(DIST));
  const { port } = running;
  return {
    url: `http://localhost:${port}`,
    async restart(pages: RequestHandler = builtPages(DIST)) {
      await running.close();
      running = await start(port, pages);
    },
    close: () => running.close(),
  };
}

interface Plan {
  readonly presses: number;
  newBuild(): RequestHandler;
}

async function spend(evening: Evening, browser: Browser, station: Station, plan: Plan): Promise<void> {
  const { people, note, photograph } = evening;
  for (const [name, viewport] of Object.entries(PEOPLE)) {
    people.push({ name, page: await device(evening, browser, station, viewport) });
  }
  const [ann, bob, , dee] = people;
  if (!ann || !bob || !dee) throw new Error('everybody must be there');
  await gather(people);
  await photograph('1-waiting');
  await start(ann);
  note('the first match has begun, with a bot in the sixth chair');
  await play(people, plan.presses);

  const fay = { name: LATE, page: await device(evening, browser, station, PHONE) };
  await takeBotsChair(fay, ann, people);
  people.push(fay);
  note('Fay came late, and has the bot’s chair');
  await play(people, plan.presses);
  await photograph('2-with-fay');
  await abandon(people);
  await photograph('3-end');

  await again(ann, people);
  note('the second match has begun: the same crew, one chair on');
  await dee.page.context().setOffline(true);
  const others = people.filter((each) => each !== dee);
  await playUntil(others, () => memberOf(ann, dee.name).getByText('a bot stands in').isVisible());
  note('Dee’s phone sleeps, and a bot plays for her');
  await play(others, plan.presses);
  await dee.page.context().setOffline(false);
  await expectOpen(dee);
  await memberOf(ann, dee.name).getByText('a bot stands in').waitFor({ state: 'detached' });
  note('Dee’s phone is awake, and shows now');
  await station.restart();
  for (const person of people) await expectOpen(person);
  note('the server was started anew, and everybody is back');
  await play(people, plan.presses);
  await photograph('4-after-restart');
  await playedByBots(people);
  note(`the second match is over: ${await endingOn(ann)}`);

  await again(ann, people);
  note('the third match has begun');
  await bob.page.close();
  people.splice(people.indexOf(bob), 1);
  await memberOf(ann, bob.name).getByText('a bot stands in').waitFor();
  note('Bob has left, and a bot plays for him');
  await station.restart(plan.newBuild());
  for (const { page } of people) {
    await page
      .locator('script[src="/built/index-evening.js"]')
      .waitFor({ state: 'attached', timeout: PATIENCE_MS });
    await goAboard(page);
  }
  for (const person of people) await expectOpen(person);
  note('the server was updated, and every page is of the new build');
  await play(people, plan.presses);
  await photograph('5-after-update');
  people.push({ name: bob.name, page: await comeBack(bob) });
  note('Bob is back, by the way the entrance shows');
  await playedByBots(people);
  note(`the third match is over: ${await endingOn(ann)}`);
  await photograph('6-end-of-the-evening');
  const count = await ann.page
    .locator('.series, table')
    .first()
    .textContent()
    .catch(() => '');
  note(`the evening is over${count ? `: ${count.slice(0, 200)}` : ''}`);
}

async function device(
  { complaints }: Evening,
  browser: Browser,
  station: Station,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: station.url, viewport, reducedMotion: 'reduce' });
  await context.addInitScript(withoutWebGl);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
  });
  return page;
}

/** The first opens the table, the others come by its link, a bot takes the last chair, and all are ready. */
async function gather([opener, ...others]: readonly Person[]): Promise<void> {
  if (!opener) return;
  const { page } = opener;
  await page.goto('/');
  await page.getByLabel('Your name').fill(opener.name);
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.getByRole('button', { name: 'I am ready' }).waitFor();
  // Whoever presses at random is slow: a vote must not end with somebody's time.
  for (const clock of ['Turn clock', 'Trade clock'])
    await page.getByLabel(clock).selectOption({ label: 'off' });
  for (const each of others) {
    await each.page.goto(new URL(page.url()).pathname);
    await each.page.getByLabel('Your name').fill(each.name);
    await each.page.getByRole('button', { name: 'Sit down' }).click();
  }
  await page.getByRole('button', { name: 'Bots for all free chairs' }).click();
  for (const each of [opener, ...others]) {
    await each.page.getByRole('button', { name: 'I am ready' }).click();
    await goAboard(each.page);
  }
}

const start = ({ page }: Person): Promise<void> =>
  page.getByRole('button', { name: 'Start the match' }).click();

/** Whenever it lies over what is wanted: the role is looked at, and put away. */
async function goAboard(page: Page): Promise<void> {
  const boarding = page.getByRole('dialog', { name: 'Phase 0: boarding' });
  await page.removeLocatorHandler(boarding);
  await page.addLocatorHandler(boarding, async () => {
    await boarding.getByRole('button', { name: 'Tap to see who you are' }).click();
    await boarding.getByRole('button', { name: 'To the station' }).click();
  });
}

/** Everybody does what is offered, one after the other. */
async function play(people: readonly Person[], presses: number): Promise<void> {
  for (let press = 0; press < presses; press++) {
    await Promise.all(people.map(({ page }, at) => pressSomething(page, press * 6 + at)));
  }
}

/** The same until something is so. */
async function playUntil(people: readonly Person[], isSo: () => Promise<boolean>): Promise<void> {
  for (const began = performance.now(); !(await isSo()); ) {
    if (performance.now() - began > PATIENCE_MS) throw new Error('it did not come to that');
    await play(people, 1);
  }
}

/** How somebody sees another one among the crew. */
const memberOf = ({ page }: Person, name: string) => page.locator('.player').filter({ hasText: name });

/** Everybody has a bot play for him: nobody leaves, and it comes to a true end. */
async function playedByBots(people: readonly Person[]): Promise<void> {
  for (const { page } of people) {
    await closeList(page);
    if (await over(page).isVisible()) continue;
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Play for me' }).click();
  }
  const isOver = async () =>
    (await Promise.all(people.map(({ page }) => over(page).isVisible()))).every(Boolean);
  for (const began = performance.now(); !(await isOver()); ) {
    if (performance.now() - began > LONGEST_MATCH_MS) throw new Error('the match did not end');
    await Promise.all(people.map(({ page }) => lookOn(page)));
  }
}

/** Who is played for reads what there is to be read, and hurries to what is now. */
async function lookOn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const notice = find('.scene:not(.is-end) .go-on, .boarding-card');
    (notice ?? find('.paces button[aria-keyshortcuts]'))?.click();
  });
  await page.waitForTimeout(500);
}

const over = (page: Page) => page.getByRole('dialog', { name: 'It is over' });

/** The first words of it. */
const endingOn = async ({ page }: Person) =>
  (await over(page).getByRole('heading').first().textContent()) ?? '';

async function takeBotsChair({ name, page }: Person, host: Person, people: readonly Person[]): Promise<void> {
  await page.goto(new URL(host.page.url()).pathname);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await page.getByText('Play along: ask for a bot’s chair').click();
  await page.getByPlaceholder('as the others will see it').fill(name);
  await page.getByRole('button', { name: 'Ask for it' }).click();
  for (const { page: other } of people) {
    await closeList(other);
    await other
      .locator('.stage-bar')
      .filter({ hasText: name })
      .getByRole('button', { name: 'Agree' })
      .click();
  }
  await page.locator('.hand').waitFor();
  await goAboard(page);
}

/** The same device, a new page: the entrance knows where he sits. */
async function comeBack({ page: closed }: Person): Promise<Page> {
  const page = await closed.context().newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto('/');
  await page.getByRole('button', { name: 'Return' }).click();
  await goAboard(page);
  await expectOpen({ name: '', page });
  return page;
}

/** V7: everybody votes for the end. */
async function abandon(people: readonly Person[]): Promise<void> {
  for (const { page } of people) {
    await closeList(page);
    if (await over(page).isVisible()) continue;
    await page.getByRole('button', { name: 'Menu' }).click();
    const vote = page.locator('.vote-choice').filter({ hasText: 'Abandon the match' });
    await vote.getByRole('button', { name: /^(Call it|Agree)$/ }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
  }
  for (const { page } of people) await over(page).waitFor();
}

async function again(caller: Person, people: readonly Person[]): Promise<void> {
  await caller.page
    .getByRole('dialog', { name: 'It is over' })
    .getByRole('button', { name: 'Another match' })
    .click();
  for (const { page } of people) {
    const ready = page.getByRole('button', { name: 'I am ready' });
    await ready
      .or(page.getByRole('button', { name: 'Not ready' }))
      .first()
      .waitFor();
    if (await ready.isVisible()) await ready.click();
  }
  for (const { page } of people) {
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    await goAboard(page);
  }
}

/** Nothing lies over the rest of the screen any more. */
async function closeList(page: Page): Promise<void> {
  const scene = page.locator('.scene:not(.is-end) .go-on, .boarding-card').first();
  while (await scene.isVisible()) await scene.click({ timeout: 5000 }).catch(() => {});
  if (await page.locator('.actions').count()) await page.keyboard.press('Escape');
}

async function expectOpen({ page }: Person): Promise<void> {
  await page.locator('.line-lost').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Menu' }).waitFor();
}

await main().catch((error: unknown) => fail(error, USAGE));
