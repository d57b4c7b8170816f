import { build } from 'vite';

export const CONFIG_FILE = 'tests/browser/stage/vite.config.ts';

/** Once before all tests: a worker that starts anew must not take the stage away from under the others. */
export default async function buildStage(): Promise<void> {
  if (!process.env['STAGE_URL']) await build({ configFile: CONFIG_FILE, logLevel: 'error' });
}
