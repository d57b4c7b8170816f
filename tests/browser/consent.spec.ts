import type { Page } from '@playwright/test';
import type { Consent } from '#shared/wire/consent.ts';
import { SeatClient } from '#tests/trials/table/seat-client.ts';
import { DESKTOP, mapOf, PHONE } from './devices.ts';
import { lookAt } from './photograph.ts';
import { abandonFromMenu, goAboard } from './start-match.ts';
import { expect, test } from './station.ts';

const keyOf = (name: string): string => Buffer.from(name.padEnd(32)).toString('hex');

/** Ann on a desktop and Bob on a phone; Cid and Dee sit there without a page. */
async function startMatch(url: string, ann: Page, bob: Page): Promise<readonly SeatClient[]> {
  await ann.goto('/');
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Open a table' }).click();
  await ann.waitForURL('**/t/*');
  await bob.goto(ann.url());
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Sit down' }).click();
  await expect(bob.getByRole('button', { name: 'I am ready' })).toBeVisible();
  const code = ann.url().slice(-5);
  const others: SeatClient[] = [];
  for (const name of ['Cid', 'Dee']) {
    const client = await SeatClient.join(url, code, { name, key: keyOf(name) });
    await client.beReady();
    others.push(client);
  }
  for (const page of [bob, ann]) await page.getByRole('button', { name: 'I am ready' }).click();
  await ann.getByRole('button', { name: 'Start the match' }).click();
  for (const page of [ann, bob]) {
    await expect(mapOf(page)).toBeVisible();
    await goAboard(page);
  }
  return others;
}

/** V7: all living players together end the match. */
async function abandon(pages: readonly Page[], others: readonly SeatClient[]): Promise<void> {
  for (const client of others) {
    // A command to a view that is older than the newest step is late; then it is said again.
    await expect.poll(() => client.play({ type: 'agree', to: 'abandon' })).toEqual({ ok: true });
  }
  for (const page of pages) {
    await abandonFromMenu(page);
  }
}

const consent = (url: string, id: string, name: string, said: Consent) =>
  fetch(`${url}/matches/${id}/consents`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${keyOf(name)}` },
    body: JSON.stringify(said),
  });

const player = (page: Page, name: string) => page.locator('.player').filter({ hasText: name });
const publicGames = (page: Page) => page.getByRole('region', { name: 'Public games' });
const thoughtsOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'The truth' }).getByRole('list', {
    name: `What ${name} thought of the others`,
  });
const settled = (page: Page) => expect(page.locator('.replay')).toHaveAttribute('aria-busy', 'false');
/** The theatre opens at the story; the crew of a moment is in the replay. */
const toTheReplay = async (page: Page) => {
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await settled(page);
};
const toTheEnd = async (page: Page) => {
  await page.getByRole('slider', { name: 'Moment of the match' }).press('End');
  await settled(page);
};

test('a game is found by a stranger when all agree, with the suspicions of who shows them, until they withdraw', async ({
  device,
  station: { url },
}) => {
  const [ann, bob, stranger] = [await device(DESKTOP), await device(PHONE), await device(PHONE)];
  await stranger.goto('/');
  await expect(publicGames(stranger)).toContainText('None yet.');
  const others = await startMatch(url, ann, bob);
  for (const [name, as] of [
    ['Bob', 'infected'],
    ['Cid', 'clean'],
    ['Dee', 'unsure'],
  ] as const) {
    await player(ann, name).getByRole('button').first().click();
    const about = ann.getByRole('region', { name: `What you think of ${name}` });
    await about.getByRole('button', { name: as }).click();
    await expect(player(ann, name).locator('.suspected')).toContainText(as);
    await ann.keyboard.press('Escape');
  }
  await abandon([ann, bob], others);

  const publicity = (page: Page) => page.locator('.publicity');
  for (const page of [ann, bob]) {
    const end = page.getByRole('dialog', { name: 'It is over' });
    // Nobody is asked beside the emotion: it belongs to the theatre.
    await expect(end.getByRole('checkbox')).toHaveCount(0);
    await end.getByRole('link', { name: 'How it really was' }).click();
    await page.getByText('Not listed').click();
    await expect(publicity(page)).toContainText('0 of 4 agreed to list it.');
    for (const box of await publicity(page).getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  }
  const id = new URL(ann.url()).pathname.replace('/m/', '');
  for (const name of ['Cid', 'Dee']) await consent(url, id, name, { listing: true, marks: false });
  await expect(publicity(ann)).toContainText('2 of 4 agreed to list it.');
  await publicity(ann).getByLabel('List this game publicly').check();
  await publicity(ann).getByLabel('Show my suspicions').check();
  await expect(publicity(ann)).toContainText('3 of 4 agreed to list it.');
  await lookAt(ann, 'consent-theatre-desktop');
  await lookAt(bob, 'consent-theatre-phone');
  await stranger.reload();
  await expect(publicGames(stranger)).toContainText('None yet.');
  await publicity(bob).getByLabel('List this game publicly').check();
  for (const page of [ann, bob]) await expect(publicity(page)).toContainText('this game is listed.');
  await ann.getByText('Listed publicly').click();

  await stranger.reload();
  await expect(publicGames(stranger)).toContainText('Ann, Bob, Cid, Dee');
  await publicGames(stranger).scrollIntoViewIfNeeded();
  await lookAt(stranger, 'public-games-phone');
  await publicGames(stranger).getByRole('link').click();
  await toTheReplay(stranger);
  await expect(stranger.getByText('Listed publicly')).toBeVisible();
  await expect(stranger.getByRole('checkbox')).toHaveCount(0);
  await toTheEnd(stranger);
  await expect(thoughtsOf(stranger, 'Ann').getByRole('listitem')).toHaveText([
    /Bob.*infected/,
    /Cid.*clean/,
    /Dee.*unsure/,
  ]);
  await expect(stranger.locator('.thoughts')).toHaveCount(1);
  await lookAt(stranger, 'suspicions-phone');

  // The one they belong to withdraws them where he sees them.
  await toTheReplay(ann);
  await toTheEnd(ann);
  await expect(thoughtsOf(ann, 'Ann')).toBeVisible();
  await expect(ann.getByText('Ann notes in private: Bob is infected.')).toBeVisible();
  await lookAt(ann, 'suspicions-desktop');
  await ann.getByRole('group', { name: 'Whose eyes' }).getByRole('button', { name: 'Ann' }).click();
  const eyes = ann.getByRole('region', { name: 'What Ann saw', exact: true });
  await expect(eyes.locator('.suspected')).toHaveText([/infected/, /clean/, /unsure/]);
  await lookAt(ann, 'suspicions-eyes-desktop');
  await ann.getByRole('group', { name: 'Whose eyes' }).getByRole('button', { name: 'Bob' }).click();
  await expect(ann.getByRole('region', { name: 'What Bob saw happen' })).not.toContainText(
    'notes in private',
  );
  await ann.getByText('Listed publicly').click();
  await ann.getByLabel('Show my suspicions').uncheck();
  await expect(thoughtsOf(ann, 'Ann')).toHaveCount(0);
  await ann.getByLabel('List this game publicly').uncheck();
  await expect(ann.getByText('Not listed')).toBeVisible();

  await stranger.reload();
  await settled(stranger);
  await expect(stranger.getByText('Not listed')).toBeVisible();
  await expect(stranger.locator('.thoughts')).toHaveCount(0);
  await stranger.goto('/');
  await expect(publicGames(stranger)).toContainText('None yet.');

  // Not listed is not hidden: who has the link still gets there, by the field for codes, too.
  await stranger.getByLabel('Code or link').fill(`${url}/m/${id}#step=1&eyes=2`);
  await stranger.getByRole('button', { name: 'Join' }).click();
  await settled(stranger);
  await expect(stranger.getByText(/^Step 1 of/)).toBeVisible();
  for (const client of others) await client.leave();
});
