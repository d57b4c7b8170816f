import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '#server/tools/browser.ts';

const executablePath = process.env['BROWSER_PATH'];

const WHOLE_MATCHES = ['match.spec.ts', 'solo.spec.ts', 'fork.spec.ts', 'arrow-match.spec.ts'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './stage/build-stage.ts',
  forbidOnly: true,
  // Pages wait more than they work: two leave a core idle every third moment.
  workers: 3,
  // A busy machine may be late.
  retries: 2,
  // A clock never decides here: how long anything may take is what a machine ten times as busy needs.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // The longest first, or the others wait for it at the end.
  projects: [
    { name: 'whole matches', testMatch: WHOLE_MATCHES },
    { name: 'screens', testIgnore: WHOLE_MATCHES },
  ],
  use: {
    reducedMotion: 'reduce',
    // What a device keeps would hide from a test what the server sends; the test of it asks for it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // What changes is painted with all around it: a part painted again is dithered otherwise, and pixels are compared.
      args: [...BROWSER_ARGUMENTS, '--disable-partial-raster'],
    },
  },
});
