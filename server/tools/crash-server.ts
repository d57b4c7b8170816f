/** The server of the crash run: the real one, without the page. */
import { launch } from './launch.ts';
import { readSettings } from './settings.ts';

await launch(readSettings(process.env), (_request, _response, next) => next());
