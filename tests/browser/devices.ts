import { expect, type Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** The map is painted, and nothing on it is on its way. */
export const expectDrawn = (page: Page) =>
  expect(page.locator('.board')).toHaveAttribute('aria-busy', 'false');

/** The map of a match, drawn by the engine or still. */
export const mapOf = (page: Page) => page.locator('.board > canvas, .first-picture.has-map').first();
