import { builtPages } from '#server/web/pages.ts';
import { buildClient, DIST } from './client-build.ts';
import { launch } from './launch.ts';
import { readSettings } from './settings.ts';
import { run } from './user-error.ts';

await run(async () => {
  const settings = readSettings(process.env);
  await buildClient();
  await launch(settings, builtPages(DIST));
});
