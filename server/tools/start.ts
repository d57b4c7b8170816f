import { builtPages } from '#server/web/pages.ts';
import { buildClient, DIST } from './clientBuild.ts';
import { launch } from './launch.ts';
import { run } from './problem.ts';

await run(async () => {
  await buildClient();
  await launch(builtPages(DIST));
});
