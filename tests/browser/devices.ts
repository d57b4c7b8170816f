import type { Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export const screenshot = (page: Page, name: string) =>
  page.screenshot({ path: `tests/screenshots/${name}.png` });
