import { createServer } from 'vite';
import { launch } from './launch.ts';
import { run } from './problem.ts';
import { readSettings } from './settings.ts';

// Vite reloads the client; `node --watch` restarts the server when one of its files changes.
await run(async () => {
  // Loaded natively, the configuration leaves no temporary file that would make the watcher restart.
  const vite = await createServer({ configLoader: 'native', server: { middlewareMode: true } });
  await launch(readSettings(process.env), (request, response, next) =>
    vite.middlewares(request, response, next),
  );
});
