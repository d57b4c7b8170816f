import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Match, replayStep, viewFor } from '#server/dealer/index.ts';
import { BEAT_MS } from '#server/rooms/beat.ts';
import { THE_DEALER } from '#server/rooms/dealer.ts';
import { IDLE_MS } from '#server/rooms/votes.ts';
import type { Store } from '#server/store/index.ts';
import type { Audience, MatchRecord, MatchSetup } from '#shared/play/index.ts';
import { table } from '#tests/server/dealer/table.ts';
import { handClock } from '#tests/trials/table/hand-clock.ts';
import { heldCards } from './cards-on-heap.ts';
import { DESKTOP, mapOf, PHONE } from './devices.ts';
import { feedOf, readLog, recordOf, showFeed } from './expect-dealer-view.ts';
import { lookAt } from './photograph.ts';
import { pressSomething } from './press-any-choice.ts';
import { receivedCards } from './received-frames.ts';
import { startMatchOf } from './start-match.ts';
import { expect, test as onStation } from './station.ts';

const BOB = 1;
/** Bob is on turn; Cid is out of the game. */
const scene = table({
  turn: { seat: BOB },
  seats: { 2: { trooper: 'dead', android: 'dead', hand: [] } },
  map: { L11: [1, 0], L13: [0, 1] },
  dice: Array(40).fill(1),
});
const dealt = (setup: MatchSetup): Match => ({ ...scene, setup: { ...scene.setup, seats: setup.seats } });

const clock = handClock();
const test = onStation.extend({
  parts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from here
    async ({}, use) =>
      use({
        clock,
        randomBytes,
        dealer: {
          ...THE_DEALER,
          openMatch: dealt,
        },
      }),
    { scope: 'worker' },
  ],
});
const player = (page: Page, name: string) => page.locator('.player').filter({ hasText: name });
const talk = (page: Page) => page.getByRole('log');

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message').fill(text);
  await page.getByLabel('Message').press('Enter');
  await expect(talk(page)).toContainText(text);
}

async function watch(page: Page, table: Page): Promise<void> {
  await page.goto(table.url());
  // The match runs: nobody is asked for a name.
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(page.getByText('You are watching.')).toBeVisible();
}

/** What was said, and nothing else. */
async function showTalk(page: Page): Promise<void> {
  await showFeed(page);
  await page.getByRole('button', { name: 'Talk', exact: true }).click();
}

test('D7 the dead and those who watch talk among themselves, and nobody is told more by a reload', async ({
  device,
}) => {
  // Five devices, each of which comes aboard twice.
  const [ann, bob, cid] = [await device(DESKTOP), await device(PHONE), await device(PHONE)];
  await startMatchOf({ Ann: ann, Bob: bob, Cid: cid });
  const [wil, zoe] = [await device(DESKTOP), await device(PHONE)];
  await watch(wil, ann);
  await watch(zoe, ann);
  for (const page of [ann, bob, cid, wil, zoe]) await showTalk(page);
  await expect(cid.getByText('only the dead hear you')).toBeVisible();
  await expect(zoe.getByText('only spectators hear you')).toBeVisible();

  await say(cid, 'It was Bob.');
  await say(zoe, 'Poor Cid.');
  await say(ann, 'Who was it?');
  const hear = {
    living: ['Who was it?'],
    dead: ['It was Bob.', 'Who was it?'],
    watching: ['Poor Cid.', 'Who was it?'],
  };
  const expectHeard = async (page: Page, words: readonly string[]) => {
    const messages = talk(page).getByRole('listitem');
    await expect(messages).toHaveCount(words.length);
    for (const [i, text] of words.entries()) await expect(messages.nth(i)).toContainText(text);
  };
  for (const reloaded of [false, true]) {
    for (const [page, words] of [
      [ann, hear.living],
      [bob, hear.living],
      [cid, hear.dead],
      [wil, hear.watching],
      [zoe, hear.watching],
    ] as const) {
      if (reloaded) await page.reload();
      if (reloaded) await showTalk(page);
      await expectHeard(page, words);
    }
  }
  await lookAt(cid, 'dead-talk-phone');
  await lookAt(wil, 'spectator-desktop');
  await lookAt(zoe, 'spectator-talk-phone');
});

/** Bob does what he likes until so much has happened. */
async function playSome(bob: Page, station: { readonly store: Store }, steps: number): Promise<void> {
  const code = bob.url().slice(-5);
  let pressed = 0;
  const played = async () => {
    await pressSomething(bob, pressed++);
    clock.advance(BEAT_MS);
    return (await recordOf(station.store, code)).steps.length;
  };
  await expect.poll(played, { intervals: [50] }).toBeGreaterThanOrEqual(steps);
  clock.advance(BEAT_MS);
}

/** What an audience saw happen, as the feed says it. */
function logOf({ setup, steps }: MatchRecord, audience: Audience): readonly string[] {
  const moments = [dealt(setup)];
  for (const step of steps) moments.push(replayStep(moments.at(-1) ?? dealt(setup), step));
  return feedOf(moments, viewFor(moments.at(-1) ?? dealt(setup), audience));
}

test('who watches has nothing private on his page, nor in its memory, and watches on after a reload', async ({
  device,
  station,
}) => {
  const [ann, bob] = [await device(DESKTOP), await device(PHONE)];
  await startMatchOf({ Ann: ann, Bob: bob });
  const wil = await device(PHONE);
  const received = receivedCards(wil);
  await watch(wil, ann);
  await expect(mapOf(wil)).toBeVisible();
  await playSome(bob, station, 3);

  const truth = logOf(await recordOf(station.store, ann.url().slice(-5)), 'public');
  for (const again of [false, true]) {
    if (again) await wil.reload();
    await expect(wil.getByText('You are watching.')).toBeVisible();
    await expect.poll(() => readLog(wil)).toEqual(truth);
    for (const own of ['.hand', '.role-chip', '.verbs', '.actions', '.player.me', '.suspicion']) {
      await expect(wil.locator(own)).toHaveCount(0);
    }
    expect(await heldCards(wil)).toEqual(new Set());
  }
  expect(received).toEqual(new Set());
  await expect(wil.getByRole('group', { name: 'What the feed shows' }).getByRole('button')).toHaveText([
    'All',
    'Talk',
  ]);
  await lookAt(wil, 'spectator-phone');
});

test('D1 somebody who plays lets one who watches look through their eyes, shown to all, until they end it', async ({
  device,
}) => {
  const [ann, bob, fay] = [await device(DESKTOP), await device(PHONE), await device(PHONE)];
  await startMatchOf({ Ann: ann, Bob: bob }, '/', async (opener) => {
    await opener.getByLabel('Through your eyes').check();
  });
  await watch(fay, ann);
  await bob.getByRole('button', { name: '1 watching' }).click();
  await bob.getByRole('button', { name: 'Let look through my eyes' }).click();
  await expect(bob.getByText('may look through your eyes.')).toBeVisible();
  await bob.keyboard.press('Escape');
  await expect(fay.getByText('Bob lets you look through their eyes.')).toBeVisible();
  await lookAt(fay, 'eyes-invited-phone');
  await fay.getByRole('button', { name: 'Look', exact: true }).click();
  const seen = fay.getByRole('region', { name: 'through Bob’s eyes' });
  const held = await bob.locator('.hand .card').count();
  expect(held).toBeGreaterThan(0);
  await expect(seen.locator('.art-card')).toHaveCount(scene.seats[BOB]?.hand.length ?? 0);
  await expect(ann.getByText('somebody looks through Bob’s eyes.')).toBeVisible();
  await lookAt(fay, 'eyes-phone');
  await lookAt(ann, 'eyes-told-desktop');
  await fay.setViewportSize(DESKTOP);
  await lookAt(fay, 'eyes-desktop');
  await bob.getByRole('button', { name: 'End', exact: true }).click();
  await expect(fay.getByText('You are watching.')).toBeVisible();
  await expect(seen).toHaveCount(0);
});

test('D6 the others let a bot play for somebody idle, who is back as soon as he acts', async ({
  device,
  station,
}) => {
  const [ann, bob] = [await device(DESKTOP), await device(PHONE)];
  await startMatchOf({ Ann: ann, Bob: bob });
  const code = ann.url().slice(-5);
  const bobsSteps = async () =>
    (await recordOf(station.store, code)).steps.filter(({ actor }) => actor === BOB).length;
  await player(ann, 'Bob').getByRole('button').first().click();
  const about = ann.getByRole('region', { name: 'What you think of Bob' });
  const replace = about.getByRole('button', { name: 'Let a bot play' });
  await replace.click();
  await expect(about.getByRole('status')).toHaveText('That player is still playing.');

  clock.advance(IDLE_MS);
  await replace.click();
  for (const page of [ann, bob]) await expect(player(page, 'Bob')).toContainText('a bot stands in');
  await expect(about.getByRole('status')).toHaveCount(0);
  const told = bob.getByText('A bot plays for you.');
  await expect(told).toBeVisible();
  await lookAt(ann, 'stand-in-desktop');
  await lookAt(bob, 'stand-in-phone');
  const botPlays = async () => {
    clock.advance(500);
    return bobsSteps();
  };
  await expect.poll(botPlays, { intervals: [50] }).toBe(1);

  await playSome(bob, station, 2);
  for (const page of [ann, bob]) await expect(player(page, 'Bob')).not.toContainText('a bot stands in');
  await expect(told).toHaveCount(0);
  expect([await botPlays(), await botPlays(), await botPlays()]).toEqual([2, 2, 2]);

  let log: readonly string[] = [];
  await expect(async () => {
    clock.advance(BEAT_MS);
    log = logOf(await recordOf(station.store, code), BOB);
    expect(await readLog(bob)).toEqual(log);
  }).toPass({ timeout: 60_000 });
  await bob.reload();
  await expect.poll(() => readLog(bob)).toEqual(log);
});
