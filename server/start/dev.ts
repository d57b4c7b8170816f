import { Console } from 'node:console';
import { createLogger, createServer } from 'vite';
import { launch } from './launch.ts';
import { readSettings } from './settings.ts';
import { run } from './user-error.ts';

// Vite reloads the client; `node --watch` restarts the server when one of its files changes.
await run(async () => {
  // Loaded natively, the configuration leaves no temporary file that would make the watcher restart.
  const vite = await createServer({
    configLoader: 'native',
    // A console of its own: the server sends the common one to its log.
    customLogger: createLogger('info', { console: new Console(process.stdout, process.stderr) }),
    server: { middlewareMode: true },
  });
  await launch(readSettings(process.env), (request, response, next) =>
    vite.middlewares(request, response, next),
  );
});
