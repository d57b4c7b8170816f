/** `npm run stage`: every screen without a server, changed while it is looked at. */
import { createServer } from 'vite';

const server = await createServer({ configFile: 'tests/browser/stage/vite.config.ts' });
await server.listen();
console.log('Every screen and state is on the list at:');
server.printUrls();
