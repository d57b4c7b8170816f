import type { Page } from '@playwright/test';

/** The picture of a page once it stays for so many looks: letters, drawings and a new size may come late. */
export async function settledPicture(page: Page, looks = 1): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  let picture = await page.screenshot();
  for (let same = 0; same < looks; ) {
    await page.waitForTimeout(250);
    const now = await page.screenshot();
    same = now.equals(picture) ? same + 1 : 0;
    picture = now;
  }
  return picture;
}

/** How bright a page is on the whole, from 0 to 1, as an eye weighs red, green and blue. */
export async function brightnessOf(page: Page): Promise<number> {
  const picture = (await settledPicture(page)).toString('base64');
  return page.evaluate(async (encoded) => {
    const image = new Image();
    image.src = `data:image/png;base64,${encoded}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const { data } = pen?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) {
      sum += 0.2126 * (data[i] ?? 0) + 0.7152 * (data[i + 1] ?? 0) + 0.0722 * (data[i + 2] ?? 0);
    }
    return sum / (255 * (data.length / 4));
  }, picture);
}
