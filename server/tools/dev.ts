import { createServer } from 'vite';
import { launch } from './launch.ts';
import { run } from './problem.ts';

// Vite reloads the client; `node --watch` restarts the server when one of its files changes.
await run(async () => {
  const vite = await createServer({ server: { middlewareMode: true } });
  await launch((request, response, next) => vite.middlewares(request, response, next));
});
