import { builtPages } from '#server/web/pages.ts';
import { buildClient, DIST } from './client-build.ts';
import { launch } from './launch.ts';
import { run } from './problem.ts';
import { readSettings } from './settings.ts';

await run(async () => {
  const settings = readSettings(process.env);
  await buildClient();
  await launch(settings, builtPages(DIST));
});
