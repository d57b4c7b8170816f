import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '#server/tools/browser.ts';

const executablePath = process.env['BROWSER_PATH'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './stage/build-stage.ts',
  forbidOnly: true,
  workers: 2,
  // A busy machine may be late.
  retries: 2,
  // A clock never decides here: how long anything may take is what a machine ten times as busy needs.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    reducedMotion: 'reduce',
    // What a device keeps would hide from a test what the server sends; the test of it asks for it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: BROWSER_ARGUMENTS,
    },
  },
});
