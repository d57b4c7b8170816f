/** The server of the crash run: the real one, without the page. */
import { launch } from '#server/start/launch.ts';
import { readSettings } from '#server/start/settings.ts';

await launch(readSettings(process.env), (_request, _response, next) => next());
