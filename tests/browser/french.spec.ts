import { expect, type Page } from '@playwright/test';
import { englishLeftIn } from '#tests/client/texts/english-left.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { expectToFit, lookAt } from './photograph.ts';
import { test as onStage } from './stage/served-stage.ts';
import { test } from './station.ts';

const SMALL_PHONE = { width: 360, height: 800 };

test.use({ locale: 'fr-FR' });
onStage.use({ locale: 'fr-FR' });

async function expectNone(page: Page, english: readonly string[]): Promise<void> {
  const said = (await page.locator('body').textContent()) ?? '';
  expect(english.filter((each) => said.toLowerCase().includes(each.toLowerCase()))).toEqual([]);
}

test('who asks for French enters in French, and everything fits a small phone', async ({ device }) => {
  const page = await device(SMALL_PHONE);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Ouvrir une table' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('region', { name: 'Tables ouvertes' })).toBeVisible();
  await expectNone(page, [
    'Play now',
    'Open a table',
    'Your name',
    'Code or link',
    'players',
    'What is kept',
  ]);
  await lookAt(page, 'french-home-small');
});

test('the language is changed on the home page, stays changed, and the name in it stays', async ({
  device,
}) => {
  const page = await device(DESKTOP);
  await page.goto('/');
  await page.getByLabel('Votre nom').fill('Zoé');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Open a table' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel('Your name')).toHaveValue('Zoé');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open a table' })).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('button', { name: 'Ouvrir une table' })).toBeVisible();
});

onStage('a match is played in French, and everything fits a small phone and a desktop', async ({ open }) => {
  const page = await open('mid-game', SMALL_PHONE);
  await expect(page.getByRole('button', { name: /^Fouiller/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Finir le tour/ })).toBeVisible();
  await expectNone(page, ['Move', 'Search', 'Explore ', 'Trade', 'Stab', 'End turn', 'Feed', 'Your turn']);
  await lookAt(page, 'french-mid-game-small');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-pressed', 'true');
  await lookAt(page, 'french-menu-small');
  await page.getByRole('button', { name: 'Fermer' }).click();
  await page.setViewportSize(DESKTOP);
  await expect(page.getByRole('heading', { name: 'Fil' })).toBeVisible();
  await lookAt(page, 'french-mid-game-desktop');
});

onStage('in a match the language is changed in the menu', async ({ open }) => {
  const page = await open('mid-game', DESKTOP);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: /^End turn/ })).toBeVisible();
});

/** The smallest screen a table is played at. */
const SMALLEST = { width: 360, height: 640 };
/** What is pressed from there shows more of the words. */
const SCENES: Readonly<Record<string, readonly RegExp[]>> = {
  waiting: [],
  boarding: [],
  'first-turn': [/^Explorer/],
  fight: [/^Toutes les actions/],
  'mid-game': [/^Menu/],
  'full-hand': [],
  duty: [],
  'human-trade': [],
  infected: [],
  armor: [],
  'body-scan': [],
  died: [],
  end: [],
};

/**
 * Buttons whose words do not fit them, those of a card on the map that stick out, lines that end in dots, and names in the
 * hand that do not fit their card or lie under the next one.
 */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const isWide = (each: Element) => each.scrollWidth > each.clientWidth + 1;
    const cut = [...document.querySelectorAll('button')]
      .filter((each) => each.checkVisibility() && getComputedStyle(each).overflowX !== 'visible')
      .filter(isWide);
    const outside = [...document.querySelectorAll('.map-card button')].filter((each) => {
      const { left, right } = each.getBoundingClientRect();
      return left < 0 || right > innerWidth;
    });
    const dotted = [...document.querySelectorAll('.chair-name, .chair-who, .caption-text')].filter(isWide);
    const names = [...document.querySelectorAll('.fan .art-card-name')].filter((each) => {
      if (!each.checkVisibility({ opacityProperty: true })) return false;
      const next = each.closest('li')?.nextElementSibling?.getBoundingClientRect().left ?? innerWidth;
      const words = document.createRange();
      words.selectNodeContents(each);
      return isWide(each) || words.getBoundingClientRect().right > next + 1;
    });
    return [...cut, ...outside, ...dotted, ...names].map((each) => each.textContent);
  });

onStage(
  'no English is on any screen of a French match, and all of it fits the smallest phone',
  async ({ open }) => {
    onStage.slow();
    for (const [scene, presses] of Object.entries(SCENES)) {
      const page = await open(scene, SMALLEST);
      await expect(page.locator('.panel, .board, .poster-form').first()).toBeVisible();
      for (const press of [undefined, ...presses]) {
        if (press) await page.getByRole('button', { name: press }).filter({ visible: true }).first().click();
        await page.evaluate(() => document.fonts.ready);
        const shown = (await page.locator('body').textContent()) ?? '';
        expect(shown.length, scene).toBeGreaterThan(20);
        expect({ scene, english: englishLeftIn(shown) }).toEqual({ scene, english: [] });
        expect({ scene, cut: await cutWords(page) }).toEqual({ scene, cut: [] });
        await expectToFit(page);
      }
      await page.close();
    }
  },
);

onStage('the longest outcome is read above the button that is held to see it', async ({ open }) => {
  for (const phone of [SMALLEST, PHONE]) {
    const page = await open('infected', phone);
    // Bots sit here alone: it is covered because somebody wants it so.
    await page.evaluate(() => localStorage.setItem('covered', 'yes'));
    await page.reload();
    const hold = page.getByRole('button', { name: 'Maintenir pour voir' }).last();
    await hold.dispatchEvent('pointerdown');
    const goal = page.getByText('Votre nouveau but\u202f: glissez vos propres cartes Infection');
    const [words, held] = [await goal.boundingBox(), await hold.boundingBox()];
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(held?.y ?? 0);
    await page.close();
  }
});

/** Word for word, as it is put together. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  duty: ['Votre Soldat a croisé Cleo et Dmitri dans la salle de Course 12\u202f: attaquez ou échangez.'],
  died: ['Votre Androïde est mort dans la salle de Course 11\u202f: tué par Bartholomew.'],
  scan: ['1 sur 5 est infecté.', 'L’un des 4 autres l’est.'],
};

for (const [scene, sentences] of Object.entries(WORDS)) {
  onStage(`word for word in French: ${scene}`, async ({ open }) => {
    const page = await open(scene, DESKTOP);
    for (const sentence of sentences) await expect(page.getByText(sentence).first()).toBeVisible();
  });
}
