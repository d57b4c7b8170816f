import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Match, replayStep, viewFor } from '#server/dealer/index.ts';
import { BEAT_MS } from '#server/rooms/beat.ts';
import { THE_DEALER } from '#server/rooms/dealer.ts';
import type { MatchSetup } from '#shared/play/index.ts';
import { parasite, playAll, table } from '#tests/server/dealer/table.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';
import { PHONE } from './devices.ts';
import { recordOf } from './expect-dealer-view.ts';
import { startMatch } from './start-match.ts';
import { expect, test as onStation } from './station.ts';
import { captionsFor, forgetReceived, notedOn, noteStory } from './told-on-screen.ts';

const ANN = 0;
const ARMOR_MS = 5000;
const TICK_MS = 8 * BEAT_MS;
/** Longer than a busy machine takes from one line of a test to the next. */
const BUSY_MS = 60_000;
const dice = Array.from({ length: 60 }, (_, i) => ([1, 2, 3, 4] as const)[i % 4] ?? 1);

/** Alone: a bot has walked in on Ann at the terminal, and they are to trade. */
const walkedIn = playAll(
  table({
    turn: { seat: 1 },
    map: { L02: [0, 1, 180], L11: [1, 0] },
    seats: {
      0: { at: 'L02', hand: ['gas-can', 'armor', 'keycard'] },
      3: { infected: { by: 'host', order: 1 } },
    },
    parasites: [parasite(0, 'L11')],
    dice,
  }),
  [1, { type: 'move', character: 'trooper', to: 'L02' }],
  [1, { type: 'trade', with: 0 }],
);

/** With another person: Bob is on turn and armed, and Ann’s Android has one health left. */
const atGunpoint = table({
  turn: { seat: 1 },
  map: { L02: [0, 1, 180], L11: [1, 0] },
  seats: {
    0: { hp: { android: 1 }, hand: ['gas-can', 'armor', 'keycard'] },
    1: { laidDown: ['ammo'] },
  },
  dice,
});

function dealt(setup: MatchSetup): Match {
  const scene = setup.seats.filter(({ bot }) => bot).length === 3 ? walkedIn : atGunpoint;
  return { ...scene, step: 0, setup: { ...scene.setup, seats: setup.seats } };
}

const clock = handClock();
const test = onStation.extend({
  parts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from here
    async ({}, use) => use({ clock, randomBytes, dealer: { ...THE_DEALER, openMatch: dealt } }),
    { scope: 'worker' },
  ],
});
// Movement is the point.
test.use({ reducedMotion: 'no-preference', graphics: 'card' });

/** Time goes on at the table and on a page alike, however busy the machine is. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += TICK_MS) {
    clock.advance(TICK_MS);
    await page.clock.fastForward(TICK_MS);
  }
}

/** From here on time passes on a page by hand, and nothing is painted in between. */
const stop = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, BUSY_MS));

/** One thing Ann does, if she is asked for one: a scan if she can, and else as little as possible. */
function act(): void {
  const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const [press] = find('.scene .go-on, .sure .act:enabled');
  if (press) return press.click();
  if (find('.actions').length === 0) return find('.caption-list')[0]?.click();
  const choices = find('.actions .choice:enabled').filter(
    ({ textContent }) => !textContent.includes('Call a vote'),
  );
  const named = (name: string) => choices.find(({ textContent }) => textContent.includes(name));
  (named('Thermal scan') ?? named('End the turn') ?? choices[0])?.click();
}

test('alone with bots every step is told once and in order, a scan before its count, and a notice holds the table', async ({
  device,
  station,
}) => {
  const ann = await device(PHONE);
  await noteStory(ann);
  await ann.addInitScript(() => localStorage.setItem('pace', '4x'));
  await ann.clock.install();
  await ann.goto('/');
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: /^Play now/ }).click();
  const trade = ann.getByRole('dialog', { name: 'Trade with Vega' });
  const waitFor = (what: () => Promise<boolean>) =>
    expect
      .poll(
        async () => {
          await pass(ann, TICK_MS);
          return what();
        },
        { intervals: [10], timeout: 45_000 },
      )
      .toBe(true);
  await waitFor(() => trade.isVisible());
  await stop(ann);
  const record = () => recordOf(station.store, ann.url().slice(-5));
  const stepsOf = async (type: string) =>
    (await record()).steps.filter(({ actor, command }) => actor === ANN && command.type === type).length;

  await trade.getByRole('button', { name: /^Gas can/ }).click();
  await trade.getByRole('button', { name: 'Seal: Gas can' }).click();
  const goOn = trade.getByRole('button', { name: 'Go on' });
  await waitFor(() => goOn.isVisible());
  // It is Vega’s turn, and a bot acts within a second.
  const { length } = (await record()).steps;
  await pass(ann, 3000);
  expect((await record()).steps).toHaveLength(length);
  await goOn.click();

  const does = (type: string) =>
    waitFor(async () => {
      await ann.evaluate(act);
      return (await stepsOf(type)) === 1;
    });
  await does('thermal-scan');
  clock.advance(BEAT_MS);
  await ann.clock.runFor(2000);
  await does('end-turn');
  const { captions, spoiled, looks } = await notedOn(ann);
  const texts = captions.map(({ text }) => text);
  const match = await record();
  expect(texts).toEqual(captionsFor(ANN, dealt(match.setup), match).slice(0, texts.length));
  expect(new Set(captions.map(({ cue }) => cue)).size).toBe(captions.length);
  for (const literal of ['Vega and Ann have traded.', 'Your turn: 4 AP.', 'Ann starts a thermal scan.']) {
    expect(texts).toContain(literal);
  }
  expect(looks).toBeGreaterThan(3);
  expect(spoiled).toEqual([]);
  // How many there are by then is for the bots to play; the dealer knows.
  const [scan] = viewFor(match.steps.reduce(replayStep, dealt(match.setup)), ANN).scans;
  await expect(ann.locator('.figure.is-scan')).toContainText(`${scan?.positive} of 4`);
});

test('at a table of two persons an attack is asked about at once, whatever is open, and nothing is held', async ({
  device,
  station,
}) => {
  const [ann, bob] = [await device(PHONE), await device(PHONE)];
  await noteStory(ann);
  await ann.clock.install();
  await startMatch(ann, bob);
  await stop(ann);
  const stepsSoFar = async () => (await recordOf(station.store, ann.url().slice(-5))).steps.length;
  const bobDoes = async (verb: string, choice: string) => {
    await forgetReceived(ann);
    await choose(bob, { verb, choice }, stepsSoFar);
    clock.advance(BEAT_MS);
    await expect.poll(async () => (await notedOn(ann)).received).toBeGreaterThan(0);
  };
  const asked = ann.locator('.prompt-card');
  const notice = ann.getByRole('dialog', { name: 'A death' });

  await bobDoes('Fire', 'Ann’s Android');
  await ann.clock.runFor(300);
  expect(await asked.isVisible()).toBe(true);
  await asked.getByRole('button', { name: 'No armor' }).click();
  await pass(ann, ARMOR_MS + 3000);
  await expect(
    notice.getByText('Your Android died in the Reactor Room: killed by Bob.', { exact: true }),
  ).toBeVisible();

  // The notice is open: what has five seconds comes before it, and it comes back.
  await bobDoes('Fire', 'Ann’s Trooper');
  await ann.clock.runFor(300);
  await asked.getByRole('button', { name: 'No armor' }).click();
  await pass(ann, ARMOR_MS + 3000);
  await expect(notice).toBeVisible();

  await bobDoes('Move', 'Trooper to Run 11');
  // What came first may have been another word of the server.
  await expect
    .poll(async () => {
      await ann.clock.runFor(20);
      return (await notedOn(ann)).captions.at(-1)?.text;
    })
    .toBe('Bob’s Trooper goes to Run 11.');
  await expect(notice).toBeVisible();
});

/** Opens a verb in the list of all actions and takes one of its choices, until that was played. */
async function choose(
  page: Page,
  words: { readonly verb: string; readonly choice: string },
  stepsSoFar: () => Promise<number>,
): Promise<void> {
  const before = await stepsSoFar();
  const press = async () => {
    if ((await stepsSoFar()) > before) return true;
    await page.evaluate(({ verb, choice }) => {
      const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      if (find('.actions').length === 0) find('.caption-list')[0]?.click();
      const choices = find('.actions .choice:enabled');
      const chosen = choices.find(({ textContent }) => textContent.includes(choice));
      const opened = choices.find((each) => each.querySelector('strong')?.textContent === verb);
      (find('.sure .act:enabled')[0] ?? chosen ?? opened)?.click();
    }, words);
    return false;
  };
  await expect.poll(press, { intervals: [100] }).toBe(true);
}
