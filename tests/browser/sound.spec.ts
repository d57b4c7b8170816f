import { expect, type Page } from '@playwright/test';
import { DESKTOP } from './devices.ts';
import { test } from './stage/served-stage.ts';

declare global {
  /** One for each context the page made: it listens to what goes to the speakers. */
  var ears: AnalyserNode[];
}

test.beforeEach(async ({ page, stageUrl }) => {
  await page.addInitScript(() => {
    globalThis.ears = [];
    const connect = AudioNode.prototype.connect;
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode | AudioParam) {
      if (to instanceof AudioDestinationNode) {
        const ear = this.context.createAnalyser();
        ear.fftSize = 32_768;
        globalThis.ears.push(ear);
        Reflect.apply(connect, this, [ear]);
      }
      return Reflect.apply(connect, this, [to]);
    } as typeof connect;
  });
  await page.setViewportSize(DESKTOP);
  await page.goto(`${stageUrl}?scene=sounds`);
});

/** The highest sample of the last two thirds of a second; undefined where nothing may sound yet. */
const peak = (page: Page) =>
  page.evaluate(() => {
    const ear = globalThis.ears[0];
    if (!ear) return undefined;
    const samples = new Float32Array(ear.fftSize);
    ear.getFloatTimeDomainData(samples);
    return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  });

test('a page is silent before it is touched, sounds after it, and never clips', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'shot' })).toBeVisible();
  expect(await peak(page)).toBeUndefined();
  await page.getByRole('heading', { name: 'Sounds' }).click();
  await expect.poll(() => peak(page)).toBe(0);
  // All at once, which is worse than any match.
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('.sound-sheet li button')) button.click();
  });
  await expect.poll(() => peak(page)).toBeGreaterThan(0.1);
  expect(await peak(page)).toBeLessThan(1);
  expect(await page.evaluate(() => globalThis.ears.length)).toBe(1);
});

test('mute and volume stand in the header, work by keys, and are remembered', async ({ page }) => {
  const head = page.getByLabel('Sound: 70 %').first();
  await head.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mute', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('65');
  await page.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('slider')).toBeHidden();
  await page.getByLabel('Sound: muted').first().click();
  await page.getByRole('heading', { name: 'Sounds' }).click();
  await expect(page.getByRole('slider')).toBeHidden();
  await page.reload();
  await page.getByLabel('Sound: muted').first().click();
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('65');
  await page.getByRole('button', { name: 'Unmute' }).click();
  await expect(page.getByLabel('Sound: 65 %').first()).toBeVisible();
});
