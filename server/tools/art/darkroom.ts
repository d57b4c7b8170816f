import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../browser.ts';
import type { Frame, Size } from './packing.ts';

/** A drawing and where it goes on its sheet. */
export interface Exposure extends Frame {
  readonly svg: string;
  /** Light, which is added to what lies below. */
  readonly added?: true;
}

/** Colours of a picture, four bytes a pixel. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray;
}

/** Where drawings become pixels: a browser, which knows every blend and filter, and encodes WebP. */
export class Darkroom {
  readonly #browser: Browser;
  readonly #page: Page;

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  static async open(): Promise<Darkroom> {
    const executablePath = await findBrowser();
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: BROWSER_ARGUMENTS,
    });
    return new Darkroom(browser, await browser.newPage());
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  /** Draws everything on one sheet and encodes it. */
  async sheet(size: Size, exposures: readonly Exposure[], format: Format): Promise<Buffer> {
    const encoded = await this.#page.evaluate(
      async ([{ width, height }, drawings, { type, quality }]) => {
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = height;
        const pen = canvas.getContext('2d');
        for (const { svg, x, y, width: wide, height: high } of drawings) {
          const image = new Image();
          image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
          await image.decode();
          pen?.drawImage(image, x, y, wide, high);
        }
        return canvas.toDataURL(type, quality);
      },
      [size, [...exposures], format] as const,
    );
    return bytesOf(encoded);
  }

  /** The pixels of drawings laid over each other, to be worked on. */
  async pixels({ width, height }: Size, exposures: readonly Exposure[]): Promise<Pixels> {
    const encoded = await this.#page.evaluate(
      async ([wide, high, drawings]) => {
        const canvas = document.createElement('canvas');
        canvas.width = wide;
        canvas.height = high;
        const pen = canvas.getContext('2d', { willReadFrequently: true });
        for (const { svg, x, y, width: across, height: down, added } of drawings) {
          const image = new Image();
          image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
          await image.decode();
          if (pen) pen.globalCompositeOperation = added ? 'lighter' : 'source-over';
          pen?.drawImage(image, x, y, across, down);
        }
        const { data } = pen?.getImageData(0, 0, wide, high) ?? { data: new Uint8ClampedArray() };
        let text = '';
        for (let i = 0; i < data.length; i += 0x8000) {
          text += String.fromCharCode(...data.subarray(i, i + 0x8000));
        }
        return `,${btoa(text)}`;
      },
      [width, height, [...exposures]] as const,
    );
    return { width, height, data: new Uint8ClampedArray(bytesOf(encoded)) };
  }

  /** Encodes what was worked on. */
  async encode({ width, height, data }: Pixels, format: Format): Promise<Buffer> {
    const encoded = await this.#page.evaluate(
      ([wide, high, text, { type, quality }]) => {
        const bytes = Uint8ClampedArray.from(atob(text), (letter) => letter.charCodeAt(0));
        const canvas = document.createElement('canvas');
        canvas.width = wide;
        canvas.height = high;
        canvas.getContext('2d')?.putImageData(new ImageData(bytes, wide, high), 0, 0);
        return canvas.toDataURL(type, quality);
      },
      [width, height, Buffer.from(data).toString('base64'), format] as const,
    );
    return bytesOf(encoded);
  }
}

export interface Format {
  readonly type: 'image/webp' | 'image/png' | 'image/jpeg';
  readonly quality: number;
}

export const webp = (quality: number): Format => ({ type: 'image/webp', quality });

const bytesOf = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
