import type { Page } from '@playwright/test';
import { matchMoments, seenBy, viewFor } from '#server/dealer/index.ts';
import { must, SEAT_IDS, type SeatId } from '#shared/vocabulary/index.ts';
import { heldCards } from './cards-on-heap.ts';
import { DESKTOP, mapOf, PHONE } from './devices.ts';
import { botMatch, keepFinished } from './finished-match.ts';
import { lookAt } from './photograph.ts';
import { receivedCards } from './received-frames.ts';
import { expect, test } from './station.ts';

// Nothing here is about the map.
const EYES: SeatId = 1;
const record = botMatch(({ steps }) => steps.length > 150);
const moments = matchMoments(record);
const stops = moments.filter(
  ({ step, events }) => step === 0 || events.some((event) => seenBy(event, EYES) !== undefined),
);
/** Where the company goes: after the first phases, with cards in all hands. */
const FAR = Math.floor(stops.length / 2);

const CARD = /"id":(\d+),"kind":"([a-z-]+)/g;
const cardsIn = (shown: unknown) =>
  [...JSON.stringify(shown).matchAll(CARD)].map(([, id, kind]) => `${id} ${kind}`);

/** Every card these eyes saw up to a moment, and those nobody but others saw. */
function cardsUntil(moment: number) {
  const past = moments.slice(0, must(stops[moment], 'a moment').step + 1);
  const shownTo = (seat: SeatId) =>
    past.flatMap((match) => [
      ...cardsIn(viewFor(match, seat)),
      ...cardsIn(match.events.flatMap((event) => seenBy(event, seat) ?? [])),
    ]);
  const shown = new Set(shownTo(EYES));
  const others = SEAT_IDS.slice(0, record.setup.seats.length).filter((seat) => seat !== EYES);
  return { shown, hidden: new Set(others.flatMap(shownTo).filter((card) => !shown.has(card))) };
}

interface Watched {
  readonly page: Page;
  readonly received: ReadonlySet<string>;
  readonly asked: string[];
}

/** A device that notes everything it asks the server for, and is sent. */
function watched(page: Page): Watched {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return { page, asked, received: receivedCards(page) };
}

test('three devices watch together without spoilers: over the line, on the page and on the heap there is no card the chosen eyes did not see', async ({
  device,
  station: { store },
}) => {
  await keepFinished(store, 'COMPA-ny', record);
  const [ann, bob, cid] = [
    watched(await device(DESKTOP)),
    watched(await device(PHONE)),
    watched(await device(PHONE)),
  ];
  const all = [ann, bob, cid];
  const { page: leader } = ann;
  await leader.goto(`/m/COMPA-ny#company&step=0&eyes=${EYES + 1}`);
  await leader.getByLabel('Your name').fill('Ann');
  await lookAt(leader, 'company-door-desktop');
  await leader.getByRole('button', { name: 'Begin' }).click();
  await expect(leader.getByText('You lead.')).toBeVisible();
  // The others have nothing but the link of the match.
  for (const [{ page }, name] of [
    [bob, 'Bob'],
    [cid, 'Cid'],
  ] as const) {
    await page.goto('/m/COMPA-ny');
    await expect(page.getByText(/^Ann (is|and others are) watching this match/)).toBeVisible();
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Watch with them' }).click();
    await expect(page.getByText('Ann leads.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open everything' })).toHaveCount(0);
  }
  // Who loads the page again is asked for nothing, and is the same person.
  await bob.page.reload();
  await expect(bob.page.getByText('Ann leads.')).toBeVisible();
  await expect(leader.locator('.companions li')).toHaveText(['Ann leads', 'Bob', 'Cid']);
  await lookAt(bob.page, 'company-veiled-phone');

  // By a turn, then far, then on as it happened.
  await leader.getByRole('button', { name: 'One turn on' }).click();
  await expect(bob.page.locator('.counter')).not.toHaveText('Moment 1');
  const moment = (page: Page) => page.locator('.counter').textContent();
  // It plays by itself, for all.
  const turn = await moment(leader);
  await leader.getByRole('button', { name: 'Play', exact: true }).click();
  for (const { page } of all) await expect(page.locator('.counter')).not.toHaveText(turn ?? '');
  await expect(cid.page.locator('.story-line')).toBeAttached();
  await leader.getByRole('button', { name: 'Pause' }).click();
  while (Number((await moment(leader))?.replace(/\D/g, '')) <= FAR) {
    const before = await moment(leader);
    await leader.getByRole('button', { name: 'One phase on' }).click();
    await expect(leader.locator('.counter')).not.toHaveText(before ?? '');
  }
  const at = Number((await moment(leader))?.replace(/\D/g, '')) - 1;
  for (const { page } of [bob, cid]) await expect(page.locator('.counter')).toHaveText(`Moment ${at + 1}`);
  const view = viewFor(must(stops[at], 'a moment'), EYES);
  await expect(mapOf(bob.page)).toBeVisible();
  await expect(bob.page.locator('.eyes')).toContainText('What Bartholomew saw');
  for (const { page } of all) {
    await expect(page.locator('.is-seen .open-hand:not(.is-laid)')).toHaveCount(1);
    await expect(page.locator('.is-seen .backs')).toHaveCount(view.seats.length - 1);
  }
  await lookAt(leader, 'company-veiled-desktop');
  await lookAt(bob.page, 'company-veiled-later-phone');

  // Everybody points and speaks.
  for (const { page } of [bob, cid]) await page.getByRole('button', { name: 'Talk', exact: true }).click();
  await bob.page.getByLabel('Point at …').selectOption({ index: 1 });
  await expect(leader.getByText(/^Bob points: /)).toBeVisible();
  await cid.page.getByLabel('Message').fill('I would not trade with Cleo.');
  await cid.page.getByRole('button', { name: 'Say', exact: true }).click();
  await expect(bob.page.getByText('I would not trade with Cleo.')).toBeVisible();

  const { shown, hidden } = cardsUntil(at);
  expect(hidden.size).toBeGreaterThan(5);
  for (const { page, received, asked } of all) {
    expect([...received].filter((card) => !shown.has(card))).toEqual([]);
    const held = await heldCards(page);
    expect([...held].filter((card) => !shown.has(card))).toEqual([]);
    // The search is no good unless it finds the hand that is shown.
    const hand = view.hand.map(({ id, kind }) => `${id} ${kind}`);
    expect(hand.filter((card) => !held.has(card))).toEqual([]);
    expect(asked.filter((path) => path.startsWith('/matches/') && !path.endsWith('/company'))).toEqual([]);
  }

  // The leader takes the veil off, and everybody has everything, at the same step.
  await leader.getByRole('button', { name: 'Open everything' }).click();
  await leader.getByRole('dialog').getByRole('button', { name: 'Open everything' }).click();
  const last = record.steps.length;
  for (const { page, asked } of all) {
    await expect(page.locator('.counter')).toHaveText(`Step ${stops[at]?.step} of ${last}`);
    await expect(page.locator('.is-truth .role-tag')).toHaveCount(view.seats.length);
    expect(asked).toContain('/matches/COMPA-ny');
  }
  const found = await heldCards(bob.page);
  expect([...hidden].filter((card) => found.has(card)).length).toBeGreaterThan(0);
  await lookAt(leader, 'company-open-desktop');
  await lookAt(bob.page, 'company-open-phone');

  // From here on they follow in the theatre itself.
  await leader.getByRole('slider', { name: 'Moment of the match' }).fill('40');
  for (const { page } of [bob, cid]) await expect(page.locator('.counter')).toHaveText(`Step 40 of ${last}`);
  await leader.getByLabel('Hand the lead to …').selectOption('Cid');
  await expect(cid.page.locator('.replay-deck')).not.toHaveAttribute('inert');
  await cid.page.getByRole('button', { name: 'One command on' }).click();
  await expect(leader.locator('.counter')).toHaveText(`Step 41 of ${last}`);
});
