import { expect, type Locator, type Page } from '@playwright/test';
import { brightnessOf, settledPicture } from './brightness.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { lookAt, photograph } from './photograph.ts';
import { test } from './stage/served-stage.ts';

/** Six moments of each scene, in its own time. `npm run strips` takes them all, `npm test` the last ones. */
const STRIPS: Readonly<Record<string, readonly number[]>> = {
  'trade-nothing': [0, 450, 750, 1200, 1400, 2300],
  'trade-burned': [750, 1400, 1750, 2000, 2300, 3400],
  'trade-infected': [750, 1400, 1750, 2000, 2300, 3400],
  'trade-yours': [750, 1400, 1750, 2000, 2300, 3400],
  'trade-burned-yours': [750, 1400, 1750, 2000, 2300, 3400],
  'trade-covered': [0, 450, 750, 1200, 1750, 2300],
  'seen-trade': [0, 300, 600, 900, 1200, 1900],
  scan: [200, 600, 1500, 2500, 4000, 5900],
  'end-humans': [300, 1500, 2900, 4300, 5600, 7000],
  'end-infected': [300, 1500, 2900, 4300, 5600, 7000],
  'end-nobody': [300, 1500, 2900, 4300, 5600, 7000],
  draw: [60, 240, 600, 1000, 1300, 1450],
  'draw-host': [60, 240, 600, 1000, 1450, 1600],
  death: [60, 300, 600, 900, 1250, 1550],
  'own-death': [60, 300, 600, 900, 1250, 1700],
  phase: [200, 600, 800, 1150, 1600, 2400],
  hive: [200, 700, 1300, 1900, 2600, 3500],
  'body-scan': [100, 350, 500, 900, 1800, 2300],
  'body-scanned': [100, 350, 500, 900, 1800, 2300],
  accusation: [40, 100, 200, 300, 500, 1500],
};

const SIZES = { desktop: DESKTOP, phone: PHONE, sideways: { width: 844, height: 390 } };
const takesAll = process.env['STRIPS'] === 'all';

for (const [name, moments] of Object.entries(STRIPS)) {
  test(`${name}: what it ends with fits on every device, and keeps nobody out`, async ({ open }) => {
    const scene = `ceremony-${name}`;
    for (const [device, size] of Object.entries(takesAll ? SIZES : {})) {
      const page = await open(scene, size, { reducedMotion: 'no-preference' });
      for (const moment of moments) {
        await goTo(page, moment);
        await photograph(page, `${name}-${moment}-${device}`);
      }
      await page.close();
    }
    const page = await open(scene, DESKTOP, { reducedMotion: 'no-preference' });
    await goTo(page, moments.at(-1) ?? 0);
    for (const [device, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      await lookAt(page, `${name}-last-${device}`);
    }
  });
}

for (const role of ['human', 'host', 'covered']) {
  test(`boarding (${role}): the role is turned by a tap, and folds away`, async ({ open }) => {
    for (const [device, size] of Object.entries(SIZES)) {
      const page = await open(`ceremony-boarding-${role}`, size, { reducedMotion: 'no-preference' });
      const keep = (moment: string) => photograph(page, `boarding-${role}-${moment}-${device}`);
      for (const moment of [500, 1200, 2500]) {
        await goTo(page, moment);
        await keep(String(moment));
        // Who waits to be turned lies there as a back.
        expect(Math.min(...(await widthsOf(page.locator('.boarding-deal li'))))).toBeGreaterThan(10);
      }
      await page.getByRole('button', { name: 'Tap to see who you are' }).click();
      await goTo(page, 3600);
      await lookAt(page, `boarding-${role}-3600-${device}`);
      await page.getByRole('button', { name: 'To the station' }).click();
      await goTo(page, 3900);
      await keep('folding');
      await goTo(page, 4300);
      await expect(page.locator('.scene')).toHaveCount(0);
      await page.close();
    }
  });
}

/** How wide the widest card is that is seen in each of these places. */
const widthsOf = (places: Locator) =>
  places.evaluateAll((all) =>
    all.map((place) =>
      Math.max(
        ...[...place.querySelectorAll('.art-card')]
          .filter((card) => card.checkVisibility({ visibilityProperty: true }))
          .map((card) => card.getBoundingClientRect().width),
      ),
    ),
  );

const goTo = (page: Page, moment: number) => page.evaluate((to) => globalThis.ceremony.goTo(to), moment);
const sceneOf = (page: Page) => page.locator('.scene').evaluate(({ innerHTML }) => innerHTML);
const heardBy = (page: Page) => page.evaluate(() => [...globalThis.ceremony.heard]);

const OUTCOMES = ['nothing', 'burned', 'infected', 'yours', 'burned-yours'];

test('D2 until the face is turned, the page of a trade is the same whatever it comes to', async ({
  open,
}) => {
  const pages: { before: string; after: string; heard: readonly string[]; buttons: readonly string[] }[] = [];
  for (const outcome of OUTCOMES) {
    const page = await open(`ceremony-trade-${outcome}`, PHONE);
    await goTo(page, 1280);
    const before = await sceneOf(page);
    await goTo(page, 2300);
    const buttons = await page.getByRole('button').allTextContents();
    pages.push({ before, after: await sceneOf(page), heard: await heardBy(page), buttons });
  }
  expect(new Set(pages.map(({ before }) => before)).size).toBe(1);
  expect(new Set(pages.map(({ after }) => after)).size).toBe(OUTCOMES.length);
  expect(new Set(pages.map(({ heard }) => heard.join())).size).toBe(1);
  expect(pages.map(({ buttons }) => buttons)).toEqual(
    OUTCOMES.map(() => ['Mark Cleo', 'Accuse Cleo', 'Go on']),
  );
});

/** A page is as bright on fewer points. */
const COARSE = { deviceScaleFactor: 0.5 };

test("D2 nobody's face is lit by what is learned: every outcome is as bright, to 2 %", async ({ open }) => {
  const trades = await brightnessOfEach(OUTCOMES, async (outcome) => {
    const page = await open(`ceremony-trade-${outcome}`, DESKTOP, COARSE);
    await goTo(page, 2300);
    return page;
  });
  const roles = await brightnessOfEach(['human', 'host'], async (role) => {
    const page = await open(`ceremony-boarding-${role}`, DESKTOP, COARSE);
    await goTo(page, 2500);
    await page.getByRole('button', { name: 'Tap to see who you are' }).click();
    await goTo(page, 3600);
    return page;
  });
  for (const [device, alike] of [...trades, ...roles]) {
    expect(unevenness(alike), `${device} ${JSON.stringify(alike)}`).toBeLessThanOrEqual(0.02);
  }
});

type Brightness = Readonly<Record<string, number>>;

/** On each device, how bright the page of every one of these is. */
async function brightnessOfEach(
  names: readonly string[],
  opened: (name: string) => Promise<Page>,
): Promise<[device: string, Brightness][]> {
  const measured: Record<string, Record<string, number>> = {};
  for (const name of names) {
    const page = await opened(name);
    for (const [device, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      measured[device] = { ...measured[device], [name]: await brightnessOf(page) };
    }
    await page.close();
  }
  return Object.entries(measured);
}

/** How far the brightest and the darkest are from the middle between them. */
function unevenness(brightness: Brightness): number {
  const [least, most] = [Math.min(...Object.values(brightness)), Math.max(...Object.values(brightness))];
  return (most - least) / (most + least);
}

test('R6 what a scan found is not in the page before its beat', async ({ open }) => {
  const [two, four] = [await open('ceremony-scan', DESKTOP), await open('ceremony-scan-other', DESKTOP)];
  for (const page of [two, four]) await goTo(page, 2700);
  expect(await sceneOf(two)).toBe(await sceneOf(four));
  await expect(two.locator('.scan-plate.is-sealed')).toHaveCount(5);
  for (const page of [two, four]) await goTo(page, 2880);
  expect(await sceneOf(two)).not.toBe(await sceneOf(four));
  await goTo(two, 5500);
  await expect(two.getByText('of 5')).toHaveCount(0);
  await goTo(two, 5700);
  await expect(two.getByText('That is how many of the living are infected.')).toBeVisible();
  await goTo(four, 5700);
  expect(await heardBy(two)).toEqual(await heardBy(four));
  expect(await heardBy(two)).toEqual(['sonar', 'sonar', 'sonar', 'sonar', 'sonar']);
});

test('under the cover role and outcome are in the page only while they are held', async ({ open }) => {
  const page = await open('ceremony-boarding-covered', PHONE);
  await goTo(page, 2500);
  await page.getByRole('button', { name: 'Tap to see who you are' }).click();
  await goTo(page, 3200);
  const role = page.getByText('You are the Host', { exact: true });
  await expect(role).toHaveCount(0);
  await expect(page.locator('.art-card-name')).toHaveCount(0);
  const hold = page.getByRole('button', { name: 'Hold to look' });
  await hold.focus();
  await page.keyboard.down('Enter');
  await expect(role).toBeVisible();
  await page.keyboard.up('Enter');
  await expect(role).toHaveCount(0);

  const trade = await open('ceremony-trade-covered', PHONE);
  await goTo(trade, 2300);
  await expect(trade.getByText('Cleo infected you.')).toHaveCount(0);
  await trade.getByRole('button', { name: 'Hold to look' }).focus();
  await trade.keyboard.down(' ');
  await expect(trade.getByRole('heading', { name: 'Cleo infected you.' })).toBeVisible();
  await trade.keyboard.up(' ');
  await expect(trade.getByText('Cleo infected you.')).toHaveCount(0);
});

test('D2 under the cover a screen is the same to the last pixel, whatever its player has learned', async ({
  open,
}) => {
  const shown = async (page: Page) => {
    await page.waitForLoadState('networkidle');
    return { html: await sceneOf(page), picture: (await settledPicture(page, 3)).toString('base64') };
  };
  const trades = [];
  for (const outcome of OUTCOMES) {
    const page = await open(`ceremony-trade-${outcome}-covered`, PHONE);
    await goTo(page, 2300);
    trades.push(await shown(page));
    await page.close();
  }
  expect(new Set(trades.map(({ html }) => html)).size).toBe(1);
  expect(new Set(trades.map(({ picture }) => picture)).size).toBe(1);

  const roles = [];
  for (const role of ['human-covered', 'covered']) {
    const page = await open(`ceremony-boarding-${role}`, PHONE);
    await goTo(page, 2500);
    await page.getByRole('button', { name: 'Tap to see who you are' }).click();
    await goTo(page, 3600);
    roles.push(await shown(page));
    await page.close();
  }
  expect(new Set(roles.map(({ html }) => html)).size).toBe(1);
  expect(new Set(roles.map(({ picture }) => picture)).size).toBe(1);
});

test('reduced motion keeps every beat: nothing comes sooner, nothing later', async ({ open }) => {
  const page = await open('ceremony-trade-infected', DESKTOP, { reducedMotion: 'reduce' });
  await goTo(page, 1280);
  await expect(page.locator('.art-card-name')).toHaveCount(0);
  await goTo(page, 1320);
  await expect(page.locator('.art-card-name')).toHaveCount(2);
  await goTo(page, 1680);
  await expect(page.getByRole('heading', { name: 'Cleo infected you.' })).toHaveCount(0);
  await goTo(page, 1720);
  await expect(page.getByRole('heading', { name: 'Cleo infected you.' })).toBeVisible();
});

test('a tap and Escape skip a scene to its end, where the truth stands', async ({ open }) => {
  const page = await open('ceremony-scan', DESKTOP);
  await goTo(page, 600);
  await page.keyboard.press('Escape');
  await expect(page.getByText('That is how many of the living are infected.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.scene')).toHaveCount(0);

  const trade = await open('ceremony-trade-burned', PHONE);
  await goTo(trade, 300);
  await trade.mouse.click(195, 600);
  await expect(trade.getByRole('heading', { name: 'Your gas can burned Cleo’s infection.' })).toBeVisible();
});

test('X6 a trade is chosen and sealed by keys alone; what may not be given says why', async ({ open }) => {
  const page = await open('human-trade', DESKTOP);
  const trade = page.getByRole('dialog', { name: 'Trade with Cleo', exact: true });
  await expect(trade).toBeVisible();
  await trade.getByRole('button', { name: /Infection/ }).click();
  await expect(trade.getByRole('status')).toContainText(
    'A human never gives an Infection card of their own colour.',
  );
  await expect(trade.getByRole('status')).toContainText('X6');
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    await expect(trade.locator(':focus')).toHaveCount(1);
  }
  await trade.getByRole('button', { name: /^Gas can/ }).focus();
  await page.keyboard.press('Enter');
  await lookAt(page, 'trade-choose-desktop');
  await page.setViewportSize(PHONE);
  await lookAt(page, 'trade-choose-phone');
  await trade.getByRole('button', { name: 'Look at the map' }).click();
  await expect(trade).toHaveCount(0);
  await page.getByRole('button', { name: 'Trade with Cleo: choose' }).click();
  await trade.getByRole('button', { name: /^Gas can/ }).click();
  await trade.getByRole('button', { name: 'Seal: Gas can' }).click();
  await expect(trade.getByRole('button', { name: 'Go on' })).toBeVisible();
  await trade.getByRole('button', { name: 'Mark Cleo' }).click();
  await trade.getByRole('button', { name: 'infected', exact: true }).click();
  await expect(trade.locator('.outcome-note')).toHaveText('infected');
  await trade.getByRole('button', { name: 'Go on' }).click();
  await expect(trade).toHaveCount(0);
});
