import { openMatch } from '#server/dealer/index.ts';
import { englishLeftIn } from '#tests/client/texts/english-left.ts';
import { speakEnglish, speakFrench } from '#tests/client/texts/speak.ts';
import { mapOf, PHONE } from './devices.ts';
import { recordOf } from './expect-dealer-view.ts';
import { fastClock } from './fast-clock.ts';
import { fast, tellFast } from './fast-page.ts';
import { lookAt } from './photograph.ts';
import { pressSomething } from './press-any-choice.ts';
import { useOnlyByte } from './start-match.ts';
import { expect, test as onStation } from './station.ts';
import { captionsFor, notedOn, noteStory } from './told-on-screen.ts';

const ANN = 0;
/** With this chance the match is a short one. */
const SERVER_BYTE = 1;

let draws = 0;
const test = onStation.extend({
  parts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from here
    async ({}, use) =>
      use({
        clock: fastClock(fast(40)),
        randomBytes: (size) => Buffer.alloc(size, size === 32 ? SERVER_BYTE : draws++),
      }),
    { scope: 'worker' },
  ],
});

// Movement is half of the point, and the map itself is not.
test.use({ locale: 'fr-FR', reducedMotion: 'no-preference' });

test('one person plays a whole match against bots from the home page, by clicks on the list of actions alone: all of it is told once and in order, and no English is seen in French', async ({
  device,
  station,
}) => {
  const page = await device(PHONE);
  await useOnlyByte(page, 1);
  await noteStory(page);
  await page.addInitScript(tellFast, fast(8));
  await page.addInitScript(() => localStorage.setItem('pace', '4x'));
  await page.goto('/');
  await page.getByLabel('Votre nom').fill('Ann');
  await page.getByRole('button', { name: /^Jouer/ }).click();
  await expect(mapOf(page)).toBeVisible();
  const over = page.getByRole('dialog', { name: 'C’est fini' });
  const seen = new Set<string>();
  for (let step = 0; !(await over.isVisible()); step++) {
    await pressSomething(page, step, 'patient');
    seen.add((await page.locator('body').textContent()) ?? '');
  }
  await expect(over.getByText('Ann', { exact: true }).first()).toBeVisible();
  // Captions, feed, prompts, reasons: of a whole match there is much to read.
  expect(seen.size).toBeGreaterThan(50);
  expect([...new Set([...seen].flatMap(englishLeftIn))]).toEqual([]);
  await lookAt(page, 'solo-over-phone');

  const record = await recordOf(station.store, page.url().slice(-5));
  const { captions, spoiled } = await notedOn(page);
  await speakFrench();
  const toTell = captionsFor(ANN, openMatch(record.setup), record);
  await speakEnglish();
  const [opening, ...told] = captions.map(({ text }) => text);
  expect(opening).toMatch(/^L’équipage embarque\. \S+ commence\.$/);
  expect(told).toEqual(toTell);
  expect(new Set(captions.map(({ cue }) => cue)).size).toBe(captions.length);
  expect(toTell.length).toBeGreaterThan(50);
  expect(spoiled).toEqual([]);
});
