import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '#server/tools/browser.ts';

const executablePath = process.env['BROWSER_PATH'];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    reducedMotion: 'reduce',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: BROWSER_ARGUMENTS,
    },
  },
});
