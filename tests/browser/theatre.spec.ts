import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { mindAt, mindsIn } from '#client/theatre/mindsWorker.ts';
import { finishedMatch, revealedAt, verify } from '#server/dealer/index.ts';
import type { MatchRecord } from '#shared/play/index.ts';
import { abandonedMatch, PEOPLE, playedFrom, receiptOf } from '#tests/server/dealer/receipts.ts';
import { DESKTOP, expectDrawn, mapOf, PHONE } from './devices.ts';
import { botMatch, keepFinished, keepRunning } from './finished-match.ts';
import { lookAt } from './photograph.ts';
import { abandonFromMenu } from './start-match.ts';
import { expect, test } from './station.ts';

const ROLES = { human: 'Human', infected: 'Infected', host: 'Host' };

/** Long enough to be worth a theatre, with infections and a blocked one to tell of. */
const isTelling = (record: MatchRecord) => {
  if (record.steps.length < 350 || record.steps.length > 450) return false;
  const secrets = finishedMatch(record)?.secrets ?? [];
  const count = (type: string) => secrets.filter((secret) => secret.type === type).length;
  return count('infected') > 1 && count('infection-blocked') > 0;
};

const record = botMatch(isTelling);
const finished = finishedMatch(record);
if (!finished) throw new Error('it must have ended');
const last = record.steps.length;
const middle = Math.round(last / 2);

const truth = (page: Page) => page.getByRole('region', { name: 'The truth' });
const settled = (page: Page) => expect(page.locator('.replay')).toHaveAttribute('aria-busy', 'false');
const scrub = async (page: Page, step: number) => {
  await page.getByRole('slider', { name: 'Moment of the match' }).fill(String(step));
  await settled(page);
};

/** As a phone shows it, and as a desktop would. */
async function lookAtBoth(page: Page, name: string): Promise<void> {
  await lookAt(page, `${name}-phone`);
  await page.setViewportSize(DESKTOP);
  await lookAt(page, `${name}-desktop`);
  await page.setViewportSize(PHONE);
}

/** The kinds of the cards turned over, each as often as it is counted. */
async function shownHand(member: Locator): Promise<readonly string[]> {
  const tags = await member
    .locator('.open-hand:not(.is-laid) .card-tag')
    .evaluateAll((all) => all.map((tag) => ({ looks: tag.className, text: tag.textContent })));
  return tags
    .flatMap(({ looks, text }) => {
      const kind = /is-([\w-]+)/.exec(looks)?.[1] ?? '';
      return Array<string>(Number(/×(\d+)/.exec(text)?.[1] ?? 1)).fill(kind);
    })
    .sort();
}

/** Every role and hand on the page is the dealer's own at that step. */
async function expectTruth(page: Page, step: number): Promise<void> {
  const { seats, table } = revealedAt(finished as NonNullable<typeof finished>, step);
  for (const { seat, role, hand } of seats) {
    const member = truth(page).locator('.member').nth(seat);
    await expect(member.locator('.member-name')).toHaveText(table.seats[seat]?.name ?? '');
    await expect(member.locator('.role-tag')).toHaveText(ROLES[role]);
    expect(await shownHand(member)).toEqual(hand.map(({ kind }) => kind).sort());
  }
}

test.describe(() => {
  test.use({ graphics: 'card' });
  test('a finished match is opened by its link in a fresh browser, scrubbed, and seen through other eyes', async ({
    device,
    station: { store },
  }) => {
    await keepFinished(store, 'AAAAA-theatre', record);
    const page = await device(DESKTOP);
    await page.goto('/m/AAAAA-theatre');
    await expect(page.getByRole('heading', { name: 'Player by player' })).toBeVisible();
    await page.getByRole('button', { name: 'Watch it from the beginning' }).click();
    await settled(page);
    await expectTruth(page, 0);

    await scrub(page, middle);
    await expect(page).toHaveURL(new RegExp(`#step=${middle}$`));
    await expectTruth(page, middle);
    await page.keyboard.press('End');
    await settled(page);
    await expectTruth(page, last);
    await expect(page.getByText(`Step ${last} of ${last}`)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await settled(page);
    await expectTruth(page, last - 1);

    await scrub(page, middle);
    await lookAt(page, 'theatre-replay-desktop');
    await page.getByRole('group', { name: 'Whose eyes' }).getByRole('button', { name: 'Cleo' }).click();
    await settled(page);
    const seen = page.getByRole('region', { name: 'What Cleo saw', exact: true });
    await expect(seen.locator('.role-tag').filter({ hasText: 'unknown' })).toHaveCount(
      record.setup.seats.length - 1,
    );
    const { seats } = revealedAt(finished as NonNullable<typeof finished>, middle);
    await expect(seen.locator('.role-tag').nth(2)).toHaveText(ROLES[seats[2]?.role ?? 'human']);
    await expectTruth(page, middle);
    await lookAt(page, 'theatre-split-desktop');
  });
});

test('a link leads to its moment and eyes, on a phone too', async ({ device, station: { store } }) => {
  await keepFinished(store, 'BBBBB-theatre', record);
  const page = await device(PHONE);
  await page.goto(`/m/BBBBB-theatre#step=${middle}&eyes=2`);
  await settled(page);
  await expect(page.getByText(`Step ${middle} of ${last}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What Bartholomew saw', exact: true })).toBeVisible();
  await expect(truth(page)).toBeHidden();
  await lookAt(page, 'theatre-split-phone');
  await page.getByRole('button', { name: 'The truth' }).click();
  await expectTruth(page, middle);
  await lookAt(page, 'theatre-replay-phone');
});

test('it plays by itself, by turn and by phase', async ({ device, station: { store } }) => {
  await keepFinished(store, 'CCCCC-theatre', record);
  const page = await device(DESKTOP);
  await page.clock.install({ time: 0 });
  await page.goto('/m/CCCCC-theatre#step=0');
  await settled(page);
  await page.clock.pauseAt(3_600_000);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // Told as at the table: a step takes its time, and says what happens.
  await expect(page.getByText(`Step 1 of ${last}`)).toBeVisible();
  await expect(page.locator('.story-line:not(:empty)')).toBeVisible();
  await page.clock.runFor(1600);
  await expect(page.getByText(`Step 1 of ${last}`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Pause' }).click();

  const begins = (type: string, after: number) =>
    finished.moments.findIndex(
      ({ events }, step) => step > after && events.some((event) => event.type === type),
    );
  await page.getByRole('button', { name: 'One turn on' }).click();
  const turn = begins('turn-began', 2);
  await expect(page.getByText(`Step ${turn} of ${last}`)).toBeVisible();
  await page.getByRole('button', { name: 'One phase on' }).click();
  await expect(page.getByText(`Step ${begins('phase-began', turn)} of ${last}`)).toBeVisible();
});

for (const [name, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`the story is told in pictures on a ${name}, and saved as one`, async ({
    device,
    station: { store },
  }) => {
    await keepFinished(store, `${name === 'phone' ? 'DDDDD' : 'FFFFF'}-theatre`, record);
    const page = await device(viewport);
    await page.goto(`/m/${name === 'phone' ? 'DDDDD' : 'FFFFF'}-theatre`);
    const blocked = finished.secrets.filter(({ type }) => type === 'infection-blocked').length;
    await expect(page.getByText('blocked by a gas can')).toHaveCount(blocked);
    await lookAt(page, `theatre-tree-${name}`);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as picture' }).click();
    await (await saving).saveAs(`tests/screenshots/theatre-saved-${name}.png`);
    const drawing = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as SVG' }).click();
    const file = await readFile(await (await drawing).path(), 'utf8');
    for (const family of ['Saira Condensed', 'IBM Plex Sans']) {
      expect(file).toMatch(
        new RegExp(`@font-face{font-family:"?${family}[^}]*data:font/woff2;base64,d09GMg`),
      );
    }
    await page.getByRole('table').scrollIntoViewIfNeeded();
    await lookAt(page, `theatre-timeline-${name}`);

    const attempt = finished.secrets.find(({ type }) => type === 'infection-blocked');
    await page.getByText(`blocked by a gas can · step ${attempt?.step}`, { exact: true }).click();
    await settled(page);
    await expect(page.getByText(`Step ${attempt?.step} of ${last}`)).toBeVisible();
  });
}

test('a moment is kept as a strip of pictures and as a film, both made here', async ({
  device,
  station: { store },
}) => {
  await keepFinished(store, 'SSSSS-theatre', record);
  const page = await device(DESKTOP);
  await page.goto(`/m/SSSSS-theatre#step=${middle}`);
  await settled(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const saved = async (button: string) => {
    const saving = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: button }).click();
    const file = await saving;
    await file.saveAs(`tests/screenshots/${file.suggestedFilename()}`);
    return readFile(await file.path());
  };
  const strip = await saved('The last three moments as a picture');
  expect(strip.subarray(1, 4).toString()).toBe('PNG');
  const film = await saved('A short film of this scene');
  // What every WebM begins with.
  expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  expect(film.length).toBeGreaterThan(10_000);
});

test('what every chair believed is drawn, with its reasons beside the truth', async ({
  device,
  station: { store },
}) => {
  await keepFinished(store, 'MMMMM-theatre', record);
  const page = await device(DESKTOP);
  await page.goto(`/m/MMMMM-theatre#step=${middle}&eyes=3`);
  await page.getByRole('button', { name: 'Minds' }).click();
  const mind = page.getByRole('region', { name: `In Cleo’s mind after step ${middle}` });
  const believed = mindAt(finished, { step: middle, seat: 2, talk: [] });
  await expect(mind.locator('.belief-chance b')).toHaveText(
    believed.map(({ chance }) => `${Math.round(chance * 100)}%`),
  );
  await expect(mind.locator('.belief .role-tag')).toHaveText(believed.map(({ role }) => ROLES[role]));
  for (const [i, { reasons }] of believed.entries()) {
    await expect(mind.locator('.belief').nth(i).locator('.reasons b')).toHaveCount(reasons.length);
  }
  await expect(page.locator('.suspicion-picture')).toHaveCount(record.setup.seats.length);
  const { couldKnow } = mindsIn(finished, []);
  await expect(
    page.getByRole('region', { name: 'When the table could have known' }).locator('li'),
  ).toHaveCount(couldKnow.length);
  await lookAt(page, 'theatre-minds-desktop');
  await page.setViewportSize(PHONE);
  await lookAt(page, 'theatre-minds-phone');
});

async function verifyAgain(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Proof' }).click();
  await page.getByRole('button', { name: 'Verify this game' }).click();
  return page.getByRole('status');
}

test('the game is verified in the browser: consistent without a receipt, with the fingerprint everybody gets', async ({
  device,
  station: { store },
}) => {
  await keepFinished(store, 'GGGGG-theatre', record);
  const page = await device(PHONE);
  await page.goto('/m/GGGGG-theatre');
  const status = await verifyAgain(page);
  const verdict = verify(record);
  await expect(status).toContainText('Consistent.');
  await expect(status).not.toContainText('Proven.');
  await expect(status).toContainText(verdict.proven ? verdict.fingerprint : 'a fingerprint');
  await lookAtBoth(page, 'theatre-proof');
});

const people = abandonedMatch(PEOPLE, 60, 3);
const honest = receiptOf(people, 0);
const seats = (change: object) =>
  PEOPLE.seats.map((seat) => (seat.name === 'Bob' ? { ...seat, ...change } : seat));
const redealt = { ...honest, unplayed: [{ commitment: '1'.repeat(64), setup: '2'.repeat(64) }] };

for (const [id, what, shown, receipt, verdict] of [
  ['honest', 'the match as it was', people, honest, 'Proven.'],
  [
    'name',
    'a changed name',
    playedFrom({ ...PEOPLE, seats: seats({ name: 'Eve' }) }, people),
    honest,
    'another set-up',
  ],
  [
    'bot',
    'a changed bot flag',
    playedFrom({ ...PEOPLE, seats: seats({ bot: true }) }, people),
    honest,
    'another set-up',
  ],
  ['course', 'another course after the deal', abandonedMatch(PEOPLE, 60, 4), honest, 'saw something else'],
  ['again', 'a table that was dealt again', people, redealt, 'A deal was opened and not played'],
] as const) {
  test(`D4 with this device’s receipt the page judges ${what}`, async ({ device, station: { store } }) => {
    const match = `PPPPP-${id}`;
    await keepFinished(store, match, shown);
    const page = await device(PHONE);
    await page.goto('/');
    await page.evaluate(([item, kept]) => localStorage.setItem(item, kept), [
      `receipt of ${match}`,
      JSON.stringify(receipt),
    ] as const);
    await page.goto(`/m/${match}`);
    const status = await verifyAgain(page);
    await expect(status).toContainText(verdict);
    await expect(status).toContainText(id === 'honest' ? 'receipt agrees' : 'Not proven.');
    if (id === 'again') await lookAtBoth(page, 'theatre-proof-redealt');
  });
}

test('a changed record is caught, and the first differing step named', async ({
  device,
  station: { store },
}) => {
  await keepFinished(store, 'HHHHH-theatre', record);
  const page = await device(PHONE);
  await page.route('**/matches/HHHHH-theatre', async (route) => {
    const changed: MatchRecord = {
      ...record,
      steps: record.steps.map((step, i) => (i === 99 ? { ...step, digest: '0'.repeat(64) } : step)),
    };
    await route.fulfill({ json: changed });
  });
  await page.goto('/m/HHHHH-theatre');
  await expect(page.getByRole('alert')).toContainText('does not hold');
  await expect(page.getByText('First difference at step 100')).toBeVisible();
});

test('a match of rules that are gone is no false one: its record is there to be kept', async ({
  device,
  station: { store },
}) => {
  const old: MatchRecord = { ...record, setup: { ...record.setup, rules: '2.2-1' } };
  await keepFinished(store, 'KKKKK-theatre', old);
  const page = await device(PHONE);
  await page.goto('/m/KKKKK-theatre');
  await expect(page.getByRole('status')).toContainText(
    'This match was played by rules 2.2-1, which this server no longer has.',
  );
  await expect(page.getByText('does not hold')).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  expect(JSON.parse(await readFile(await (await saving).path(), 'utf8'))).toEqual(old);
  await lookAtBoth(page, 'theatre-other-rules');
});

test('a match that is still played, or never was, is not shown', async ({ device, station: { store } }) => {
  await keepRunning(store, 'JJJJJ-theatre', { ...record, steps: record.steps.slice(0, 50) });
  const page = await device(PHONE, { expects: '404' });
  for (const id of ['JJJJJ-theatre', 'never-was']) {
    await page.goto(`/m/${id}`);
    await expect(page.getByRole('alert')).toContainText('No finished match lives at this address');
  }
});

/** Notes in which frame the board hands a texture over; a look at the clock takes 4 ms there. */
function watchPainting(): void {
  const painted: number[] = [];
  let frame = 0;
  let now = 0;
  performance.now = () => {
    now += 4;
    return now;
  };
  const next = () => {
    frame += 1;
    requestAnimationFrame(next);
  };
  next();
  const { texImage2D } = WebGLRenderingContext.prototype;
  WebGLRenderingContext.prototype.texImage2D = function (...given: unknown[]) {
    if (given.at(-1) instanceof HTMLCanvasElement) painted.push(frame);
    return Reflect.apply(texImage2D, this, given);
  };
  Object.assign(window, { painted });
}

test.describe(() => {
  test.use({ graphics: 'card' });
  test('a jump is painted in slices, and what was painted before is not painted again', async ({
    device,
    station: { store },
  }) => {
    await keepFinished(store, 'LLLLL-theatre', record);
    const page = await device(DESKTOP);
    await page.addInitScript(watchPainting);
    await page.goto('/m/LLLLL-theatre#step=0');
    const paintedBy = async (step: number) => {
      await page.evaluate(() => Reflect.get(window, 'painted').splice(0));
      await scrub(page, step);
      await expectDrawn(page);
      return page.evaluate((): number[] => Reflect.get(window, 'painted'));
    };
    await settled(page);
    await expectDrawn(page);
    const { table } = revealedAt(finished as NonNullable<typeof finished>, middle);
    const jump = await paintedBy(middle);
    expect(jump.length).toBeGreaterThanOrEqual(table.placed.length);
    const slices = jump.map((frame) => jump.filter((other) => other === frame).length);
    expect(Math.max(...slices)).toBeLessThan(jump.length / 4);
    await paintedBy(1);
    expect(await paintedBy(middle)).toEqual([]);
  });
});

async function inAnotherTab(page: Page): Promise<Page> {
  const [url, context] = [page.url(), page.context()];
  await page.close();
  const tab = await context.newPage();
  await tab.goto(url);
  await expect(mapOf(tab)).toBeVisible();
  return tab;
}

test('four devices end a match, see every role, and each proves it with its own receipt', async ({
  device,
}) => {
  const names = ['Ann', 'Bob', 'Cid', 'Dee'];
  const pages: Page[] = [];
  for (const name of names) {
    const page = await device(PHONE);
    await page.goto(pages[0]?.url() ?? '/');
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: pages.length === 0 ? 'Open a table' : 'Sit down' }).click();
    await expect(page.getByRole('button', { name: 'I am ready' })).toBeVisible();
    pages.push(page);
  }
  for (const page of pages) await page.getByRole('button', { name: 'I am ready' }).click();
  await pages[0]?.getByRole('button', { name: 'Start the match' }).click();
  for (const page of pages) await expect(mapOf(page)).toBeVisible();
  for (const [seat, page] of pages.entries()) {
    await abandonFromMenu(page);
    // Bob's tab is closed, and he comes back in another one: its log is empty, his receipt is not.
    if (seat === 0) pages[1] = await inAnotherTab(pages[1] ?? page);
  }
  for (const page of pages) {
    const end = page.getByRole('dialog', { name: 'It is over' });
    await expect(end).toContainText('The mission was abandoned.');
    await expect(end.locator('.end-tree li')).toHaveText([
      /never infected|Host/,
      /never infected|Host/,
      /never infected|Host/,
      /never infected|Host/,
    ]);
  }
  const [ann] = pages;
  if (!ann) throw new Error('Ann must be there');
  await lookAtBoth(ann, 'theatre-reveal');
  for (const page of pages.slice(0, 2)) {
    await page.getByRole('dialog').getByRole('link', { name: 'How it really was' }).click();
    await page.getByRole('button', { name: 'Proof' }).click();
    await page.getByRole('button', { name: 'Verify this game' }).click();
    await expect(page.getByRole('status')).toContainText('Proven.');
    await expect(page.getByRole('status')).toContainText('This device’s receipt agrees');
  }
  await ann.goto('/');
  await expect(ann.getByRole('region', { name: 'My games' })).toContainText('Ann, Bob, Cid, Dee');
  await lookAtBoth(ann, 'theatre-my-games');
});
